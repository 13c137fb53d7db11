import { vouchersOf } from '../fund-activation/fund-facts.ts';
import type { FundActivation } from '../fund-activation/fund-activation.port.ts';
import type { Fund } from '../funds/fund.ts';
import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { Records } from '../records/records.port.ts';
import type { Vouchers } from '../vouchers/vouchers.port.ts';
import type { FundRequests } from './fund-requests.port.ts';
import { hasKnownRecord, withKnownAnswers } from './known-answers.ts';
import { requestRefusalOf } from './request-refusal.ts';
import type { RequestedFund } from './requested-fund.ts';

/**
 * Reads a fund for which a resident wants to send a request, with her requests for it, her vouchers, and what is known of her.
 * Records that cannot be read are asked as if nothing were known.
 */
export class OpenRequest {
  readonly #requests: Pick<FundRequests, 'readFund' | 'readPrefills'>;
  readonly #activation: Pick<FundActivation, 'requestsOf'>;
  readonly #vouchers: Pick<Vouchers, 'list'>;
  readonly #records: Pick<Records, 'list'>;

  constructor(
    requests: Pick<FundRequests, 'readFund' | 'readPrefills'>,
    activation: Pick<FundActivation, 'requestsOf'>,
    vouchers: Pick<Vouchers, 'list'>,
    records: Pick<Records, 'list'>,
  ) {
    this.#requests = requests;
    this.#activation = activation;
    this.#vouchers = vouchers;
    this.#records = records;
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
    const known = await this.#fillIn(fund.value, options);
    if (!known.ok) return known;
    return ok({
      ...known.value,
      requests: requests.ok ? requests.value : null,
      isGranted: vouchersOf(fund.value, vouchers.value.items).length > 0,
    });
  }

  /** Fills in what the register and the records of the resident know. */
  async #fillIn(
    fund: Fund,
    options?: ReadOptions,
  ): Promise<Result<Pick<RequestedFund, 'fund' | 'household' | 'prefillRefusal'>, Failure>> {
    const [prefills, records] = await Promise.all([
      fund.usesRegister ? this.#requests.readPrefills(fund.id, options) : ok(null),
      fund.criteria.some(hasKnownRecord) ? this.#records.list(options) : ok([]),
    ]);
    const own = records.ok ? records.value : [];
    if (prefills.ok) {
      const household = prefills.value;
      return ok({ fund: withKnownAnswers(fund, household, own), household, prefillRefusal: null });
    }
    const { error } = prefills;
    if (error.kind !== 'refused') return err(error);
    return ok({ fund: withKnownAnswers(fund, null, own), household: null, prefillRefusal: error.code });
  }
}
