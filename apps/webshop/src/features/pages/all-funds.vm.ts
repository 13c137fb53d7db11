import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { mapResult } from '@stadstegoed/core/shared/result.ts';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Load } from '../../lib/load/load.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';

/** Every fund of the municipality, for the explanation and the sitemap. */
@injectable()
export class AllFundsViewModel implements ViewModel<{ readonly language: Language }> {
  readonly funds = new Load<readonly Fund[]>();
  readonly #funds: Funds;

  constructor(@inject(Funds) funds: Funds) {
    this.#funds = funds;
  }

  start(): void {
    void this.funds.load(async (signal) => mapResult(await this.#funds.listAll({}, { signal }), ({ items }) => items));
  }

  stop(): void {
    this.funds.stop();
  }
}
