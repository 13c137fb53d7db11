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
import { registerRefusalOf } from './register-refusal.ts';
import { toRequestForm, type RequestFlow } from './request-flow.ts';
import { requestRefusalOf, type RequestRefusalCode } from './request-refusal.ts';

/** The part of a request that decides what is sent. */
export type SubmittedRequest = Pick<RequestFlow, 'fund' | 'content' | 'blocked'>;

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
  readonly #requests: Pick<FundRequests, 'submit' | 'readPrefills'>;
  readonly #activation: Pick<FundActivation, 'apply' | 'requestsOf'>;
  readonly #vouchers: Pick<Vouchers, 'list'>;

  constructor(
    requests: Pick<FundRequests, 'submit' | 'readPrefills'>,
    activation: Pick<FundActivation, 'apply' | 'requestsOf'>,
    vouchers: Pick<Vouchers, 'list'>,
  ) {
    this.#requests = requests;
    this.#activation = activation;
    this.#vouchers = vouchers;
  }

  async run(flow: SubmittedRequest): Promise<Result<SubmitRequestOutcome, Refusal<RequestRefusalCode> | Failure>> {
    const { fund, blocked } = flow;
    if (blocked !== null) return err(refusal(blocked));
    const sent = await this.#submit(flow);
    if (!sent.ok) {
      const code = requestRefusalOf(sent.error) ?? (await this.#reasonOf(fund, sent.error));
      return err(code === null ? sent.error : refusal(code));
    }
    return fund.autoValidation ? this.#apply(fund, sent.value) : ok({ kind: 'sent', request: sent.value });
  }

  /** Without a readable answer the request may have been stored: the list of requests tells, so that it is not sent twice. */
  async #submit(flow: SubmittedRequest): Promise<Result<FundRequest, Failure>> {
    const { fund } = flow;
    const sent = await this.#requests.submit(fund.id, toRequestForm(flow));
    if (sent.ok || !isUncertain(sent.error)) return sent;
    const requests = await this.#activation.requestsOf(fund.id);
    const stored = requests.ok ? requests.value.find((request) => isSentNow(fund, request)) : undefined;
    return stored === undefined ? sent : ok(stored);
  }

  /** Why a platform that does not say it rejected a request: there is one already, or the population register says otherwise. */
  async #reasonOf(fund: Fund, failure: Failure): Promise<RequestRefusalCode | null> {
    if (failure.kind !== 'forbidden') return registerRefusalOf(fund, failure, (id) => this.#requests.readPrefills(id));
    const requests = failure.message === null ? await this.#activation.requestsOf(fund.id) : null;
    return requests?.ok && requests.value.some(({ state }) => state === 'pending') ? 'pending_request_exists' : null;
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
