import type { RequestRefusalCode } from '@stadstegoed/core/fund-requests/request-refusal.ts';
import { goTo, type Destination } from '@stadstegoed/core/shared/destination.ts';
import { StateScreen } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import { observer } from 'mobx-react-lite';
import { WayOn } from '../../lib/page/way-on.view.tsx';
import { Settings } from '../../lib/app/settings.ts';
import { sentenceText, useTexts } from '../../lib/page/texts.ts';
import { useService } from '../../lib/app/use-view-model.ts';
import type { TextKey } from '../../texts/text-keys.ts';
import { CallUs } from '../../lib/page/call-us.view.tsx';
import type { StepProps } from './step-props.ts';

type Way = { readonly text: TextKey; readonly button: TextKey; readonly to: (fundId: string) => Destination };

const toVouchers = () => goTo('vouchers', {});
const toFunds = () => goTo('funds', {});
const toFund = (id: string) => goTo('fund', { id });

/** What a resident can do about each refusal. */
const WAYS: Readonly<Record<RequestRefusalCode, Way>> = {
  approved_request_exists: {
    text: 'fundRequests.refused.approvedText',
    button: 'fundRequests.refused.toVouchers',
    to: toVouchers,
  },
  pending_request_exists: {
    text: 'fundRequests.refused.pendingText',
    button: 'fundRequests.refused.toFund',
    to: toFund,
  },
  fund_not_active: { text: 'fundRequests.refused.notActiveText', button: 'fundRequests.refused.toFunds', to: toFunds },
  bsn_record_is_mandatory: {
    text: 'fundRequests.refused.bsnText',
    button: 'fundRequests.refused.toDigid',
    to: (fundId) => goTo('fund-activate', { fundId }, { option: 'digid' }),
  },
  email_is_mandatory: {
    text: 'fundRequests.refused.emailText',
    button: 'fundRequests.refused.addEmail',
    to: (id) => goTo('fund-request', { id }, { from: 'fund-activate', step: 'email_setup' }),
  },
  invalid_endpoint: { text: 'fundRequests.refused.endpointText', button: 'fundRequests.refused.toFunds', to: toFunds },
  not_requester: {
    text: 'fundRequests.refused.requesterText',
    button: 'fundRequests.refused.signInAgain',
    to: () => goTo('start', {}, { logout: '1' }),
  },
};

/** Why no request can be sent, with a way to go on. The answers stay in the draft. */
export const RequestBlocked = observer(function RequestBlocked(
  props: StepProps & { readonly code: RequestRefusalCode },
) {
  const translate = useTexts();
  const { contact } = useService(Settings).variant;
  const { fund } = props.context;
  const way = WAYS[props.code];
  return (
    <StateScreen
      scene="bridge"
      headingLevel={1}
      live="alert"
      title={sentenceText(translate, props.model.refusalOf(props.code))}
      actions={<WayOn to={way.to(fund.id)} label={translate(way.button)} />}
    >
      <p>
        <CallUs text={way.text} phone={contact.telephone_numer} />
      </p>
    </StateScreen>
  );
});
