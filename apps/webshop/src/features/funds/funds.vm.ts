import type { Fund, FundTag } from '@stadstegoed/core/funds/fund.ts';
import { Funds, type FundsPage, type OrganizationOption } from '@stadstegoed/core/funds/funds.port.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { makeAutoObservable } from 'mobx';
import { Navigation } from '../../support/app-ports.ts';
import { ListModel } from '../../support/list-model.ts';
import { Loadable } from '../../support/loadable.ts';
import type { Resolved } from '../../support/token.ts';
import type { ViewModel } from '../../support/view-model.ts';
import { ApplyInList } from './apply-in-list.ts';
import type { Viewer } from './fund-action.ts';
import { FundReader } from './fund-reader.ts';
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
  readonly list: ListModel<FundsQuery, FundsPage>;
  /** The resident's own vouchers, which decide the status and the button of each fund. */
  readonly vouchers = new Loadable<readonly Voucher[]>();
  readonly organizations = new Loadable<readonly OrganizationOption[]>();
  readonly tags = new Loadable<readonly FundTag[]>();
  readonly applying: ApplyInList;
  readonly #reader: FundReader;
  readonly #funds: Funds;

  constructor(...[reader, applying, funds, navigation, clock]: Resolved<typeof FundsViewModel.dependencies>) {
    this.#reader = reader;
    this.applying = applying;
    this.#funds = funds;
    this.list = new ListModel<FundsQuery, FundsPage>({
      screen: 'funds',
      codec: FUNDS_QUERY,
      navigation,
      clock,
      read: (query, signal) => reader.list(toFundFilter(query), signal),
      lastPageOf: ({ lastPage }) => lastPage,
    });
    makeAutoObservable(
      this,
      { list: false, vouchers: false, organizations: false, tags: false, applying: false },
      { autoBind: true },
    );
  }

  /** Whether both lists of options are loaded or failed. They appear together, so that the page moves only once. */
  get hasOptions(): boolean {
    return [this.tags, this.organizations].every(({ value, state }) => value !== null || state === 'failed');
  }

  /** The failure of the filter options; null while the list itself failed, which is shown instead. */
  get optionsFailure(): Failure | null {
    return this.list.results.state === 'failed' ? null : (this.tags.failure ?? this.organizations.failure);
  }

  get signedIn(): boolean {
    return this.#reader.signedIn;
  }

  get viewer(): Viewer {
    return this.#reader.viewer;
  }

  start({ asked }: FundsParams): void {
    this.list.start(asked);
    this.#loadVouchers();
    this.loadOptions();
  }

  /** Reads the options of the filters. */
  loadOptions(): void {
    void this.organizations.load((signal) => this.#funds.organizations({ signal }));
    void this.tags.load((signal) => this.#funds.tags({ signal }));
  }

  stop(): void {
    this.list.stop();
    this.vouchers.stop();
    this.organizations.stop();
    this.tags.stop();
  }

  /** Activates a fund without leaving the list (1 §4). */
  async apply(fund: Fund): Promise<void> {
    const [page, vouchers] = [this.list.results.value, this.vouchers.value];
    if (page === null || vouchers === null) return;
    const after = await this.applying.run({ fund, funds: page.items, vouchers });
    if (after !== 'reload') return;
    this.#loadVouchers();
    await this.list.reload();
  }

  #loadVouchers(): void {
    void this.vouchers.load((signal) => this.#reader.vouchers(signal));
  }
}
