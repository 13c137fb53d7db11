import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { Loadable } from '../../support/loadable.ts';
import type { Resolved } from '../../support/token.ts';
import type { ViewModel } from '../../support/view-model.ts';

/** Every fund of the municipality, for the explanation and the sitemap. */
export class AllFundsViewModel implements ViewModel<{ readonly language: Language }> {
  static readonly dependencies = [Funds] as const;
  readonly funds = new Loadable<readonly Fund[]>();
  readonly #funds: Funds;

  constructor(...[funds]: Resolved<typeof AllFundsViewModel.dependencies>) {
    this.#funds = funds;
  }

  start(): void {
    void this.funds.load(async (signal) => {
      const page = await this.#funds.list({}, { signal });
      return page.ok ? ok(page.value.items) : page;
    });
  }

  stop(): void {
    this.funds.stop();
  }
}
