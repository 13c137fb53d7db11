import { useSearchParams } from 'react-router';
import { FollowLink } from './follow-link.view.tsx';

/** Restore-email (SI-014): exchanges the token of a login link for an access token. */
export function Component() {
  const [query] = useSearchParams();
  return <FollowLink kind="email" token={query.get('token') ?? ''} target={query.get('target')} />;
}
