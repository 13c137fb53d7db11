import { vouchersOf } from '../fund-activation/fund-facts.ts';
import type { FundActivation } from '../fund-activation/fund-activation.port.ts';
import type { Fund } from '../funds/fund.ts';
import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import { ok, type Result } from '../shared/result.ts';
import type { Vouchers } from '../vouchers/vouchers.port.ts';
import type { FundRequest } from './fund-request.ts';
import type { FundRequests } from './fund-requests.port.ts';
import { requestRefusalOf } from './request-refusal.ts';

/** A fund with what the resident has of it. */
export interface RequestedFund {
  readonly fund: Fund;
  /** The resident's requests for it; null when they cannot be read because the fund is not active. */
  readonly requests: readonly FundRequest[] | null;
  /** Whether the resident has a voucher of the fund, so that there is nothing to request. */
  readonly isGranted: boolean;
}

/** Reads a fund for which a resident wants to send a request, with her requests for it and her vouchers. */
export class OpenRequest {
  readonly #requests: Pick<FundRequests, 'readFund'>;
  readonly #activation: Pick<FundActivation, 'requestsOf'>;
  readonly #vouchers: Pick<Vouchers, 'list'>;

  constructor(
    requests: Pick<FundRequests, 'readFund'>,
    activation: Pick<FundActivation, 'requestsOf'>,
    vouchers: Pick<Vouchers, 'list'>,
  ) {
    this.#requests = requests;
    this.#activation = activation;
    this.#vouchers = vouchers;
  }

  async run(fundId: string, options?: ReadOptions): Promise<Result<RequestedFund, Failure>> {
    const [fund, requests, vouchers] = await Promise.all([
      this.#requests.readFund(fundId, options),
      this.#activation.requestsOf(fundId, options),
      this.#vouchers.list({ archived: false }, options),
    ]);
    if (!fund.ok) return fund;
    if (!vouchers.ok) return vouchers;
    if (!requests.ok && requestRefusalOf(requests.error) !== 'fund_not_active') return requests;
    return ok({
      fund: fund.value,
      requests: requests.ok ? requests.value : null,
      isGranted: vouchersOf(fund.value, vouchers.value.items).length > 0,
    });
  }
}
