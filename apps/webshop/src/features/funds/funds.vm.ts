import type { Fund, FundTag } from '@stadstegoed/core/funds/fund.ts';
import { Funds, type OrganizationOption } from '@stadstegoed/core/funds/funds.port.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { makeAutoObservable } from 'mobx';
import { Navigation } from '../../support/app-ports.ts';
import { ListModel } from '../../support/list-model.ts';
import { Loadable } from '../../support/loadable.ts';
import type { Resolved } from '../../support/token.ts';
import type { ViewModel } from '../../support/view-model.ts';
import { ApplyInList } from './apply-in-list.ts';
import { FundReader, type FundsView } from './fund-reader.ts';
import { FUNDS_QUERY, toFundFilter, type FundsQuery } from './funds-query.ts';

/** The query of the address, the language, and whether somebody is signed in. */
export interface FundsParams {
  readonly asked: Partial<FundsQuery>;
  readonly language: Language;
  readonly signedIn: boolean;
}

/** The list of funds with its filters (1 §2). */
export class FundsViewModel implements ViewModel<FundsParams> {
  static readonly dependencies = [FundReader, ApplyInList, Funds, Navigation, Clock] as const;
  readonly list: ListModel<FundsQuery, FundsView>;
  readonly organizations = new Loadable<readonly OrganizationOption[]>();
  readonly tags = new Loadable<readonly FundTag[]>();
  readonly applying: ApplyInList;
  readonly #reader: FundReader;
  readonly #funds: Funds;

  constructor(...[reader, applying, funds, navigation, clock]: Resolved<typeof FundsViewModel.dependencies>) {
    this.#reader = reader;
    this.applying = applying;
    this.#funds = funds;
    this.list = new ListModel<FundsQuery, FundsView>({
      screen: 'funds',
      codec: FUNDS_QUERY,
      navigation,
      clock,
      read: (query, signal) => reader.list(toFundFilter(query), signal),
      lastPageOf: ({ page }) => page.lastPage,
    });
    makeAutoObservable(this, { list: false, organizations: false, tags: false, applying: false }, { autoBind: true });
  }

  /** Whether both lists of options are loaded or failed. They appear together, so that the page moves only once. */
  get hasOptions(): boolean {
    return [this.tags, this.organizations].every(({ value, state }) => value !== null || state === 'failed');
  }

  get signedIn(): boolean {
    return this.#reader.signedIn;
  }

  start({ asked }: FundsParams): void {
    this.list.start(asked);
    void this.organizations.load((signal) => this.#funds.organizations({ signal }));
    void this.tags.load((signal) => this.#funds.tags({ signal }));
  }

  stop(): void {
    this.list.stop();
    this.organizations.stop();
    this.tags.stop();
  }

  /** Activates a fund without leaving the list (1 §4). */
  async apply(fund: Fund): Promise<void> {
    const { value } = this.list.results;
    if (value === null) return;
    const after = await this.applying.run({ fund, funds: value.page.items, vouchers: value.vouchers });
    if (after === 'reload') await this.list.reload();
  }
}
