import type { RequestRefusalCode } from '@stadstegoed/core/fund-requests/request-refusal.ts';
import { goTo, type Destination } from '@stadstegoed/core/shared/destination.ts';
import type { Sentence } from '../../../lib/app/app-ports.ts';
import type { TextKey } from '../../../texts/text-keys.ts';

/** What a resident can do about a refused request: a sentence with the telephone number, and a button. */
export interface RefusalWay {
  readonly text: TextKey;
  readonly button: TextKey;
  readonly to: Destination;
}

interface Refusal {
  readonly sentence: TextKey;
  readonly text: TextKey;
  readonly button: TextKey;
  /** The fund is null when it is unknown. */
  readonly to: (fundId: string | null) => Destination;
}

const toFunds = () => goTo('funds', {});
const toFund = (id: string | null) => (id === null ? goTo('home', {}) : goTo('fund', { id }));
/** The request anew: everything of it is read again, and what was filled in is on the device. */
const toRequest = (fundId: string | null) => (fundId === null ? toFunds() : goTo('fund-activate', { fundId }));

const REFUSALS: Readonly<Record<RequestRefusalCode, Refusal>> = {
  approved_request_exists: {
    sentence: 'fundRequests.refused.approved_request_exists',
    text: 'fundRequests.refused.approvedText',
    button: 'fundRequests.refused.toVouchers',
    to: () => goTo('vouchers', {}),
  },
  pending_request_exists: {
    sentence: 'fundRequests.refused.pending_request_exists',
    text: 'fundRequests.refused.pendingText',
    button: 'fundRequests.refused.toFund',
    to: toFund,
  },
  fund_not_active: {
    sentence: 'fundRequests.refused.fund_not_active',
    text: 'fundRequests.refused.notActiveText',
    button: 'fundRequests.refused.toFunds',
    to: toFunds,
  },
  bsn_record_is_mandatory: {
    sentence: 'fundRequests.refused.bsn_record_is_mandatory',
    text: 'fundRequests.refused.bsnText',
    button: 'fundRequests.refused.toDigid',
    to: (fundId) =>
      fundId === null ? goTo('start', {}, { logout: '1' }) : goTo('fund-activate', { fundId }, { option: 'digid' }),
  },
  email_is_mandatory: {
    sentence: 'fundRequests.refused.email_is_mandatory',
    text: 'fundRequests.refused.emailText',
    button: 'shell.noEmail.add',
    to: (id) =>
      id === null
        ? goTo('identity-emails', {})
        : goTo('fund-request', { id }, { from: 'fund-activate', step: 'email_setup' }),
  },
  prefill_not_found: {
    sentence: 'fundRequests.refused.prefill_not_found',
    text: 'fundRequests.refused.prefillNotFoundText',
    button: 'fundRequests.refused.toFunds',
    to: toFunds,
  },
  prefill_connection_error: {
    sentence: 'fundRequests.refused.prefill_connection_error',
    text: 'fundRequests.refused.prefillConnectionText',
    button: 'shell.retry',
    to: toRequest,
  },
  prefill_taken_by_partner: {
    sentence: 'fundRequests.refused.prefill_taken_by_partner',
    text: 'fundRequests.refused.prefillPartnerText',
    button: 'fundRequests.refused.toFunds',
    to: toFunds,
  },
  prefill_not_filled_required_criteria: {
    sentence: 'fundRequests.refused.prefill_not_filled_required_criteria',
    text: 'fundRequests.refused.prefillMissingText',
    button: 'fundRequests.refused.toFunds',
    to: toFunds,
  },
  prefill_changed: {
    sentence: 'fundRequests.refused.prefill_changed',
    text: 'fundRequests.refused.prefillChangedText',
    button: 'fundRequests.refused.toRequest',
    to: toRequest,
  },
  invalid_endpoint: {
    sentence: 'fundRequests.refused.invalid_endpoint',
    text: 'fundRequests.refused.endpointText',
    button: 'fundRequests.refused.toFunds',
    to: toFunds,
  },
  not_requester: {
    sentence: 'fundRequests.refused.not_requester',
    text: 'fundRequests.refused.requesterText',
    button: 'fundRequests.refused.signInAgain',
    to: () => goTo('start', {}, { logout: '1' }),
  },
};

/** Why no request can be sent; `fund` is the name of the fund, null when it is unknown. */
export function refusalSentence(code: RequestRefusalCode, fund: string | null): Sentence {
  if (code === 'fund_not_active' && fund === null) return { key: 'fundRequests.refused.fund_not_active.unnamed' };
  return { key: REFUSALS[code].sentence, values: { fund: fund ?? '' } };
}

/** The next step after a refusal; `fundId` is null when the fund is unknown. */
export function refusalWay(code: RequestRefusalCode, fundId: string | null): RefusalWay {
  const { text, button, to } = REFUSALS[code];
  const isHome = to(fundId).screen === 'home';
  return { text, button: isHome ? 'shell.backHome' : button, to: to(fundId) };
}
