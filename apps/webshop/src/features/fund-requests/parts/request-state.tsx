import type { OwnFundRequest } from '@stadstegoed/core/fund-activation/own-fund-request.ts';
import { requestNumber } from '@stadstegoed/core/fund-requests/request-number.ts';
import type { Elements } from '@stadstegoed/ui/elements.ts';
import { Notice, type MessageKind } from '@stadstegoed/ui/notice/notice.tsx';
import { UnknownState } from '../../../lib/load/unknown-state.view.tsx';
import { CallUs } from '../../../lib/links/call-us.view.tsx';
import { useTexts } from '../../../lib/texts/texts.ts';

const KINDS = {
  pending: 'info',
  approved: 'positive',
  approved_partly: 'positive',
  declined: 'info',
  disregarded: 'info',
  unknown: 'info',
} as const satisfies Record<OwnFundRequest['state'], MessageKind>;

/** The state of a request: in progress, decided, or neither. Without a reason it says whom to ask. */
export function RequestState(props: {
  readonly request: OwnFundRequest;
  /** Whether the fund pays to an account and gives no voucher; null while that is not known: then neither is promised. */
  readonly isPayout: boolean | null;
  /** Whether its number stands elsewhere on the screen. */
  readonly isNumbered?: boolean;
  /** The reason of the decision, in place of whom to ask for it. */
  readonly reason?: Elements;
  /** What else is known of it. */
  readonly children?: Elements;
}) {
  const { request, isPayout, isNumbered = false, reason = null, children } = props;
  const translate = useTexts();
  const { state } = request;
  return (
    <Notice kind={KINDS[state]} title={translate(`funds.request.${state}`)}>
      {state === 'unknown' ? <UnknownState label={request.stateLabel} /> : null}
      {reason ?? (state === 'approved' ? <Given isPayout={isPayout} /> : <Text state={state} />)}
      {children}
      {isNumbered ? null : (
        <p className="text-sm">{translate('funds.request.number', { number: requestNumber(request) })}</p>
      )}
    </Notice>
  );
}

/** What an approved request gives. */
function Given({ isPayout }: { readonly isPayout: boolean | null }) {
  const translate = useTexts();
  if (isPayout === null) return null;
  return <p>{translate(isPayout ? 'funds.fund.step.paid.text' : 'funds.request.approvedText')}</p>;
}

/** What a request in another state means, and whom to ask. */
function Text({ state }: { readonly state: Exclude<OwnFundRequest['state'], 'approved'> }) {
  return (
    <p>
      <CallUs text={`funds.request.${state}Text`} />
    </p>
  );
}
