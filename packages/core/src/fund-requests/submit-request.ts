import type { FundActivation } from '../fund-activation/fund-activation.port.ts';
import { fundFacts } from '../fund-activation/fund-facts.ts';
import type { Fund } from '../funds/fund.ts';
import { isUncertain, type Failure } from '../shared/failure.ts';
import { refusal, type Refusal } from '../shared/refusal.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import type { Vouchers } from '../vouchers/vouchers.port.ts';
import type { FundRequest } from './fund-request.ts';
import type { FundRequests } from './fund-requests.port.ts';
import { toRequestForm, type RequestAnswers } from './request-answers.ts';
import { requestRefusalOf, type RequestRefusalCode } from './request-refusal.ts';

/** What is sent, and what is known of the resident's BSN. */
export interface SubmitRequestInput {
  readonly fund: Fund;
  readonly answers: RequestAnswers;
  /** Whether this municipality requires a BSN, and whether the platform knows it. */
  readonly bsn: { readonly isMandatory: boolean; readonly isKnown: boolean };
}

/** The result of a request that was sent. */
export type SubmitRequestOutcome =
  /** The municipality decides. */
  | { readonly kind: 'sent'; readonly request: FundRequest }
  /** The fund decides automatically, and the voucher exists. */
  | { readonly kind: 'granted'; readonly voucher: Voucher }
  /** The request was stored, but the voucher could not be made or read. */
  | { readonly kind: 'not_applied'; readonly request: FundRequest; readonly failure: Failure | null };

/**
 * Sends a fund request. For a fund with automatic validation it then applies for the fund (FR-059); a
 * platform that made the voucher by itself refuses that, so the voucher is looked up. An answer that was lost is looked for
 * among the resident's requests.
 */
export class SubmitRequest {
  readonly #requests: Pick<FundRequests, 'submit'>;
  readonly #activation: Pick<FundActivation, 'apply' | 'requestsOf'>;
  readonly #vouchers: Pick<Vouchers, 'list'>;

  constructor(
    requests: Pick<FundRequests, 'submit'>,
    activation: Pick<FundActivation, 'apply' | 'requestsOf'>,
    vouchers: Pick<Vouchers, 'list'>,
  ) {
    this.#requests = requests;
    this.#activation = activation;
    this.#vouchers = vouchers;
  }

  async run(input: SubmitRequestInput): Promise<Result<SubmitRequestOutcome, Refusal<RequestRefusalCode> | Failure>> {
    const { fund, answers, bsn } = input;
    if (bsn.isMandatory && !bsn.isKnown) return err(refusal('bsn_record_is_mandatory'));
    const sent = await this.#submit(fund, answers);
    if (!sent.ok) {
      const code = requestRefusalOf(sent.error);
      return err(code === null ? sent.error : refusal(code));
    }
    return fund.autoValidation ? this.#apply(fund, sent.value) : ok({ kind: 'sent', request: sent.value });
  }

  /** Without a readable answer the request may have been stored: the list of requests tells, so that it is not sent twice. */
  async #submit(fund: Fund, answers: RequestAnswers): Promise<Result<FundRequest, Failure>> {
    const sent = await this.#requests.submit(fund.id, toRequestForm(fund, answers));
    if (sent.ok || !isUncertain(sent.error)) return sent;
    const requests = await this.#activation.requestsOf(fund.id);
    const stored = requests.ok ? requests.value.find((request) => isSentNow(fund, request)) : undefined;
    return stored === undefined ? sent : ok(stored);
  }

  /** When the sign-in ended meanwhile, the shop has left for home, and nothing more is shown here. */
  async #apply(fund: Fund, request: FundRequest): Promise<Result<SubmitRequestOutcome, Failure>> {
    const applied = await this.#activation.apply(fund.id);
    if (!applied.ok && applied.error.kind === 'unauthorised') return err(applied.error);
    if (applied.ok && applied.value !== null) return ok({ kind: 'granted', voucher: applied.value });
    const vouchers = await this.#vouchers.list({ archived: false });
    const [voucher] = vouchers.ok ? fundFacts(fund, vouchers.value.items).vouchers : [];
    if (voucher) return ok({ kind: 'granted', voucher });
    return ok({ kind: 'not_applied', request, failure: applied.ok ? null : applied.error });
  }
}

/**
 * Whether a request is the one that was just sent. None was in progress before, and with automatic validation it may be
 * approved already; one that was approved earlier is known of the fund.
 */
function isSentNow(fund: Fund, { state }: FundRequest): boolean {
  return state === 'pending' || (state === 'approved' && fund.autoValidation && !fund.hasApprovedFundRequests);
}
