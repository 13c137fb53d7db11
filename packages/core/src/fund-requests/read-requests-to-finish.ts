import type { Funds } from '../funds/funds.port.ts';
import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import { ok, type Result } from '../shared/result.ts';
import type { Vouchers } from '../vouchers/vouchers.port.ts';
import { requestsToFinish, type RequestToFinish } from './requests-to-finish.ts';
import type { UnfinishedRequests } from './unfinished-requests.port.ts';

/** Reads the requests that the resident began on this device and can still send. A device without drafts makes no call. */
export class ReadRequestsToFinish {
  readonly #unfinished: Pick<UnfinishedRequests, 'mayExist' | 'read'>;
  readonly #funds: Pick<Funds, 'listAll'>;
  readonly #vouchers: Pick<Vouchers, 'list'>;

  constructor(
    unfinished: Pick<UnfinishedRequests, 'mayExist' | 'read'>,
    funds: Pick<Funds, 'listAll'>,
    vouchers: Pick<Vouchers, 'list'>,
  ) {
    this.#unfinished = unfinished;
    this.#funds = funds;
    this.#vouchers = vouchers;
  }

  async run(options?: ReadOptions): Promise<Result<readonly RequestToFinish[], Failure>> {
    if (!this.#unfinished.mayExist()) return ok([]);
    const [funds, vouchers] = await Promise.all([
      this.#funds.listAll({}, options),
      this.#vouchers.list({ archived: false }, options),
    ]);
    if (!funds.ok) return funds;
    if (!vouchers.ok) return vouchers;
    const drafts = await this.#unfinished.read(funds.value.items.map(({ id }) => id));
    return ok(requestsToFinish(funds.value.items, vouchers.value.items, drafts));
  }
}
