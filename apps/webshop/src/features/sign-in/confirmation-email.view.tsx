import { useParams, useSearchParams } from 'react-router';
import { FollowLink } from './follow-link.view.tsx';

/** Confirmation-email (SI-015): exchanges the token that confirms a new address. */
export function Component() {
  const { token = '' } = useParams();
  const [query] = useSearchParams();
  return <FollowLink kind="confirmation" token={token} target={query.get('target')} />;
}
