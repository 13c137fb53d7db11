import IconBuildingCommunity from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import { Badge } from '@stadstegoed/ui/badge/badge.tsx';
import { useTexts } from '../../../lib/texts/texts.ts';
import type { FundBadgeStatus } from '../fund-status.ts';

const BADGES = {
  active: { kind: 'positive', Icon: IconCircleCheck },
  unlocked: { kind: 'neutral', Icon: IconKey },
  activateable: { kind: 'info', Icon: IconSparkles },
  applicable: { kind: 'neutral', Icon: IconPencil },
  pending: { kind: 'warning', Icon: IconHourglass },
  denied: { kind: 'negative', Icon: IconCircleX },
  paused: { kind: 'warning', Icon: IconPlayerPause },
  closed: { kind: 'neutral', Icon: IconLock },
  external: { kind: 'neutral', Icon: IconBuildingCommunity },
} as const;

/** The status of a fund as text, colour and icon. */
export function FundBadge(props: { readonly status: FundBadgeStatus }) {
  const translate = useTexts();
  const { kind, Icon } = BADGES[props.status];
  return (
    <Badge kind={kind} icon={<Icon size={16} stroke={1.75} aria-hidden="true" />}>
      {translate(`funds.status.${props.status}`)}
    </Badge>
  );
}
