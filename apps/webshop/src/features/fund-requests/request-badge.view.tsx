import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleMinus from '@tabler/icons-react/dist/esm/icons/IconCircleMinus.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconMessageQuestion from '@tabler/icons-react/dist/esm/icons/IconMessageQuestion.mjs';
import type { FundRequest } from '@stadstegoed/core/fund-requests/fund-request.ts';
import { Badge } from '@stadstegoed/ui/badge/badge.tsx';
import type { MessageKind } from '@stadstegoed/ui/notice/notice.tsx';
import { UnknownState } from '../../lib/load/unknown-state.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';

const KINDS = {
  question: ['warning', IconMessageQuestion],
  pending: ['info', IconHourglass],
  approved: ['positive', IconCircleCheck],
  approved_partly: ['positive', IconCircleCheck],
  declined: ['negative', IconCircleX],
  disregarded: ['neutral', IconCircleMinus],
} as const satisfies Record<string, readonly [MessageKind | 'neutral', typeof IconHourglass]>;

/** The state of a request with its icon; a question of the municipality counts as one. */
export function RequestBadge(props: {
  readonly request: Pick<FundRequest, 'state' | 'stateLabel'>;
  readonly hasQuestion: boolean;
}) {
  const translate = useTexts();
  const { state, stateLabel } = props.request;
  if (state === 'unknown') return <UnknownState label={stateLabel} />;
  const shown = props.hasQuestion ? 'question' : state;
  const [kind, Icon] = KINDS[shown];
  return (
    <Badge kind={kind} icon={<Icon size={20} stroke={1.5} aria-hidden="true" />}>
      {translate(`fundRequests.own.state.${shown}`)}
    </Badge>
  );
}
