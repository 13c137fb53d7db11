import { useSearchParams } from 'react-router';
import { FollowLink } from './follow-link.view.tsx';

/** Auth-link (SI-019): exchanges a short token, such as the one in the return from DigiD. */
export function Component() {
  const [query] = useSearchParams();
  return <FollowLink kind="short_token" token={query.get('token') ?? ''} target={query.get('target')} />;
}
