import { Navigate } from 'react-router';

/** Redirects from a disabled screen to home, without a history entry for that screen. */
export function GoHome() {
  return <Navigate to="/" replace />;
}
