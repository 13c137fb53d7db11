import { fundFacts } from '@stadstegoed/core/fund-activation/fund-facts.ts';
import type { RequestProgress } from '@stadstegoed/core/fund-requests/request-progress.ts';
import { ReadRequestProgress } from '@stadstegoed/core/fund-requests/read-request-progress.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Load } from '../../lib/load/load.ts';

/** How far the resident's requests are. Read after the funds, and only for funds that have a request. */
@injectable()
export class OwnRequests {
  readonly progress = new Load<readonly RequestProgress[]>();
  /** The newest requests for funds without one in progress: their decisions. */
  readonly decided = new Load<readonly RequestProgress[]>();
  readonly #read: Pick<ReadRequestProgress, 'run'>;

  constructor(@inject(ReadRequestProgress) read: Pick<ReadRequestProgress, 'run'>) {
    this.#read = read;
  }

  /** What is known of the requests; empty while nothing is, also when it cannot be read. */
  get known(): readonly RequestProgress[] {
    return [...(this.progress.value ?? []), ...(this.decided.value ?? [])];
  }

  /** The read that failed; null when none did. */
  get failed(): Load<readonly RequestProgress[]> | null {
    return [this.progress, this.decided].find(({ state }) => state === 'failed') ?? null;
  }

  get isReading(): boolean {
    return this.progress.state === 'loading' || this.decided.state === 'loading';
  }

  /** Whether one of them was never read, and is read now. */
  get isFirstLoad(): boolean {
    return this.progress.isFirstLoad || this.decided.isFirstLoad;
  }

  /** Reads the newest requests of these funds. Those in progress apart: an open question must not wait for the others. */
  async loadAll(funds: readonly Fund[]): Promise<void> {
    const own = funds.filter(({ isExternal }) => !isExternal);
    const isPending = (fund: Fund) => fundFacts(fund, []).isPending;
    await Promise.all([
      this.#load(this.progress, own.filter(isPending)),
      this.#load(
        this.decided,
        own.filter((fund) => !isPending(fund) && mayHaveRequest(fund)),
      ),
    ]);
  }

  /** Reads the newest request of a fund, whatever its state. */
  async loadOf(fund: Fund): Promise<void> {
    await this.#load(this.progress, mayHaveRequest(fund) ? [fund] : []);
  }

  stop(): void {
    this.progress.stop();
    this.decided.stop();
  }

  async #load(load: Load<readonly RequestProgress[]>, funds: readonly Fund[]): Promise<void> {
    if (funds.length === 0) return load.set([]);
    const ids = funds.map(({ id }) => id);
    await load.load((signal) => this.#read.run(ids, { signal }));
  }
}

/** The platform does not say of a fund that a request was declined. */
function mayHaveRequest(fund: Fund): boolean {
  return fund.hasPendingFundRequests || fund.hasApprovedFundRequests || fund.allowFundRequests;
}
