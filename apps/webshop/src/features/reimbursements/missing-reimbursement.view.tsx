import { goTo } from '@stadstegoed/core/shared/destination.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Elements } from '@stadstegoed/ui/elements.ts';
import { MissingScreen } from '../../lib/page/missing-screen.view.tsx';

/**
 * A reimbursement that does not exist or is not the resident's; null for every other failure. `kept` is its id when this
 * device has the answers of one that was cancelled.
 */
export function missingReimbursement(failure: Failure, kept: string | null = null): Elements {
  if (failure.kind !== 'not_found' && failure.kind !== 'forbidden') return null;
  if (kept !== null) {
    return (
      <MissingScreen
        live="alert"
        title="reimbursements.cancelled.why"
        text="reimbursements.cancelled.text"
        button="reimbursements.cancelled.again"
        to={goTo('reimbursement-create', {}, { again: kept })}
      />
    );
  }
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
