import { Navigate } from 'react-router';

/** Sends the visitor home in the place of a screen that is switched off; leaves no entry to come back to. */
export function GoHome() {
  return <Navigate to="/" replace />;
}
