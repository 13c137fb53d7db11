import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconClockX from '@tabler/icons-react/dist/esm/icons/IconClockX.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import {
  situationOf,
  type Reimbursement,
  type ReimbursementSituation,
} from '@stadstegoed/core/reimbursements/reimbursement.ts';
import { Badge } from '@stadstegoed/ui/badge/badge.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { UnknownState } from '../../lib/load/unknown-state.view.tsx';

const KINDS = {
  draft: { kind: 'neutral', Icon: IconPencil, stamp: 'wait' },
  pending: { kind: 'warning', Icon: IconHourglass, stamp: 'wait' },
  approved: { kind: 'positive', Icon: IconCircleCheck, stamp: 'ok' },
  declined: { kind: 'negative', Icon: IconCircleX, stamp: 'no' },
  expired: { kind: 'neutral', Icon: IconClockX, stamp: 'no' },
  stopped: { kind: 'neutral', Icon: IconBan, stamp: 'no' },
} as const satisfies Record<Exclude<ReimbursementSituation, 'unknown'>, object>;

/** The word for the situation of a reimbursement, with its colour and icon. */
export function SituationBadge({ reimbursement }: { readonly reimbursement: Reimbursement }) {
  const translate = useTexts();
  const situation = situationOf(reimbursement);
  if (situation === 'unknown') return <UnknownState label={reimbursement.stateLabel} />;
  const { kind, Icon } = KINDS[situation];
  return (
    <Badge kind={kind} icon={<Icon size={20} stroke={1.5} aria-hidden="true" />}>
      {translate(`reimbursements.situation.${situation}`)}
    </Badge>
  );
}

/** The same as a stamp on the receipt. */
export function SituationStamp({ reimbursement }: { readonly reimbursement: Reimbursement }) {
  const translate = useTexts();
  const situation = situationOf(reimbursement);
  if (situation === 'unknown') {
    return (
      <p className="receipt__unknown">
        <UnknownState label={reimbursement.stateLabel} />
      </p>
    );
  }
  return (
    <p className={`receipt__stamp receipt__stamp--${KINDS[situation].stamp}`}>
      {translate(`reimbursements.situation.${situation}`)}
    </p>
  );
}
