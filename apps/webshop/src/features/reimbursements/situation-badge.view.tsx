import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconClockX from '@tabler/icons-react/dist/esm/icons/IconClockX.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import type { Reimbursement, ReimbursementSituation } from '@stadstegoed/core/reimbursements/reimbursement.ts';
import { Badge } from '@stadstegoed/ui/badge/badge.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { reimbursementCardData } from './reimbursement-card-data.ts';
import { UnknownState } from '../../lib/load/unknown-state.view.tsx';

const KINDS = {
  draft: { kind: 'neutral', Icon: IconPencil },
  pending: { kind: 'warning', Icon: IconHourglass },
  approved: { kind: 'positive', Icon: IconCircleCheck },
  declined: { kind: 'negative', Icon: IconCircleX },
  expired: { kind: 'neutral', Icon: IconClockX },
  stopped: { kind: 'neutral', Icon: IconBan },
} as const satisfies Record<Exclude<ReimbursementSituation, 'unknown'>, object>;

/** The word for the situation of a reimbursement, with its colour and icon. */
export function SituationBadge({ reimbursement }: { readonly reimbursement: Reimbursement }) {
  const translate = useTexts();
  const { situation } = reimbursementCardData(reimbursement);
  if (situation === 'unknown') return <UnknownState label={reimbursement.stateLabel} />;
  const { kind, Icon } = KINDS[situation];
  return (
    <Badge kind={kind} icon={<Icon size={20} stroke={1.5} aria-hidden="true" />}>
      {translate(`reimbursements.situation.${situation}`)}
    </Badge>
  );
}
