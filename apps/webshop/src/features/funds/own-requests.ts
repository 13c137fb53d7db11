import { fundFacts } from '@stadstegoed/core/fund-activation/fund-facts.ts';
import type { RequestProgress } from '@stadstegoed/core/fund-requests/request-progress.ts';
import { RequestProgressReader } from '@stadstegoed/core/fund-requests/request-progress.port.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { inject, injectable } from '../../lib/app/inject.ts';
import { Load } from '../../lib/load/load.ts';

/** How far the resident's requests are. Read after the funds, and only for funds that have a request. */
@injectable()
export class OwnRequests {
  readonly progress = new Load<readonly RequestProgress[]>();
  readonly #reader: RequestProgressReader;

  constructor(@inject(RequestProgressReader) reader: RequestProgressReader) {
    this.#reader = reader;
  }

  /** What is known of the requests; empty while nothing is, also when it cannot be read. */
  get known(): readonly RequestProgress[] {
    return this.progress.value ?? [];
  }

  /** Reads the requests in progress of these funds. */
  async loadPending(funds: readonly Fund[]): Promise<void> {
    await this.#load(funds.filter((fund) => fundFacts(fund, []).isPending && !fund.isExternal));
  }

  /** Reads the newest request of a fund, whatever its state. */
  async loadOf(fund: Fund): Promise<void> {
    await this.#load(
      fund.hasPendingFundRequests || fund.hasApprovedFundRequests || fund.allowFundRequests ? [fund] : [],
    );
  }

  stop(): void {
    this.progress.stop();
  }

  async #load(funds: readonly Fund[]): Promise<void> {
    if (funds.length === 0) return this.progress.set([]);
    const ids = funds.map(({ id }) => id);
    await this.progress.load((signal) => this.#reader.read(ids, { signal }));
  }
}
