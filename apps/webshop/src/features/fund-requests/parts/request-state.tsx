import type { OwnFundRequest } from '@stadstegoed/core/fund-activation/own-fund-request.ts';
import { Notice, type MessageKind } from '@stadstegoed/ui/notice/notice.tsx';
import { UnknownState } from '../../../lib/load/unknown-state.view.tsx';
import { useTexts } from '../../../lib/texts/texts.ts';

const KINDS = {
  pending: 'info',
  approved: 'positive',
  approved_partly: 'positive',
  declined: 'info',
  disregarded: 'info',
  unknown: 'info',
} as const satisfies Record<OwnFundRequest['state'], MessageKind>;

/** The state of a request: in progress, decided, or neither. The platform sends no reason, so it says whom to ask. */
export function RequestState({ request }: { readonly request: OwnFundRequest }) {
  const translate = useTexts();
  const { state } = request;
  return (
    <Notice kind={KINDS[state]} title={translate(`funds.request.${state}`)}>
      {state === 'unknown' ? <UnknownState label={request.stateLabel} /> : null}
      <p>{translate(`funds.request.${state}Text`)}</p>
      <p className="text-sm">{translate('funds.request.number', { number: request.id })}</p>
    </Notice>
  );
}
