import { goTo } from '@stadstegoed/core/shared/destination.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Elements } from '@stadstegoed/ui/elements.ts';
import { MissingScreen } from '../../lib/page/missing-screen.view.tsx';

/** A reimbursement that does not exist or is not the resident's; null for every other failure. */
export function missingReimbursement(failure: Failure): Elements {
  if (failure.kind !== 'not_found' && failure.kind !== 'forbidden') return null;
  return (
    <MissingScreen
      live="alert"
      title="reimbursements.missing.title"
      text="reimbursements.missing.text"
      button="reimbursements.detail.all"
      to={goTo('reimbursements', {})}
    />
  );
}
