import type { Reimbursement, ReimbursementSituation } from '@stadstegoed/core/reimbursements/reimbursement.ts';
import { UnknownState } from '../../lib/load/unknown-state.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { reimbursementCardData } from './reimbursement-card-data.ts';

const STAMPS = {
  draft: 'wait',
  pending: 'wait',
  approved: 'ok',
  declined: 'no',
  expired: 'no',
  stopped: 'no',
} as const satisfies Record<Exclude<ReimbursementSituation, 'unknown'>, string>;

/** The situation of a reimbursement as a stamp on its receipt. */
export function SituationStamp({ reimbursement }: { readonly reimbursement: Reimbursement }) {
  const translate = useTexts();
  const { situation } = reimbursementCardData(reimbursement);
  if (situation === 'unknown') {
    return (
      <p className="receipt__unknown">
        <UnknownState label={reimbursement.stateLabel} />
      </p>
    );
  }
  return (
    <p className={`receipt__stamp receipt__stamp--${STAMPS[situation]}`}>
      {translate(`reimbursements.situation.${situation}`)}
    </p>
  );
}
