import type { Fund, FundTag } from '@stadstegoed/core/funds/fund.ts';
import { Funds, type FundsPage, type OrganizationOption } from '@stadstegoed/core/funds/funds.port.ts';
import { Clock, type StopTimer } from '@stadstegoed/core/shared/clock.port.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import { Navigation } from '../../support/app-ports.ts';
import { Loadable } from '../../support/loadable.ts';
import { SEARCH_TEXT_DELAY } from '../../support/timings.ts';
import type { Resolved } from '../../support/token.ts';
import type { ViewModel } from '../../support/view-model.ts';
import { ApplyInList } from './apply-in-list.ts';
import { FundReader } from './fund-reader.ts';
import { PLAIN_FUNDS_QUERY, toFundFilter, withoutFilters, writeFundsQuery, type FundsQuery } from './funds-query.ts';

/** What the list is made for: what the address asks for, a language, and who looks. */
export interface FundsParams {
  readonly asked: Omit<FundsQuery, 'display' | 'showMenu'>;
  readonly language: Language;
  readonly signedIn: boolean;
}

/**
 * The list of funds (1 §2). The address is the truth: a filter changes the address, and the address changes the list.
 * Changing filters leaves no history entries and does not move the page.
 */
export class FundsViewModel implements ViewModel<FundsParams> {
  static readonly dependencies = [FundReader, ApplyInList, Funds, Navigation, Clock] as const;
  query: FundsQuery = PLAIN_FUNDS_QUERY;
  /** What stands in the search field, up to a second ahead of the address. */
  searchText = '';
  readonly list = new Loadable<FundsPage>();
  /** The resident's own, which decide the status and the button of each fund. */
  readonly vouchers = new Loadable<readonly Voucher[]>();
  readonly organizations = new Loadable<readonly OrganizationOption[]>();
  readonly tags = new Loadable<readonly FundTag[]>();
  readonly applying: ApplyInList;
  readonly #reader: FundReader;
  readonly #funds: Funds;
  readonly #navigation: Navigation;
  readonly #clock: Clock;
  #stopWaiting: StopTimer | null = null;

  constructor(...[reader, applying, funds, navigation, clock]: Resolved<typeof FundsViewModel.dependencies>) {
    this.#reader = reader;
    this.applying = applying;
    this.#funds = funds;
    this.#navigation = navigation;
    this.#clock = clock;
    makeAutoObservable(
      this,
      { query: observableRef, list: false, vouchers: false, organizations: false, tags: false, applying: false },
      { autoBind: true },
    );
  }

  /** Both lists of options are there, or will not come: they appear together, so that nothing moves twice. */
  get hasOptions(): boolean {
    return [this.tags, this.organizations].every(({ value, state }) => value !== null || state === 'failed');
  }

  /** Why there are no options to filter by; null while the list itself failed, which is told first. */
  get optionsFailure(): Failure | null {
    return this.list.state === 'failed' ? null : (this.tags.failure ?? this.organizations.failure);
  }

  get signedIn(): boolean {
    return this.#reader.signedIn;
  }

  start({ asked }: FundsParams): void {
    this.query = { ...this.query, ...asked };
    if (this.#stopWaiting === null) this.searchText = asked.q;
    void this.reload();
    this.loadOptions();
  }

  /** Reads what the filters offer. */
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

  /** Takes over how the address wants the list drawn; that changes nothing in what is asked for. */
  setDisplay(shown: Pick<FundsQuery, 'display' | 'showMenu'>): void {
    this.query = { ...this.query, ...shown };
  }

  /** Reads the page that the address asks for; beyond the last one it moves to the last (2 §4). */
  async reload(): Promise<void> {
    const filter = toFundFilter(this.query);
    void this.vouchers.load((signal) => this.#reader.vouchers(signal));
    await this.list.load((signal) => this.#reader.list(filter, signal));
    if (this.list.state !== 'ready' || this.list.value === null) return;
    const { lastPage } = this.list.value;
    if (this.query.page > lastPage) this.change({ page: lastPage });
  }

  /** Takes over what is typed; the list follows when nothing was typed for a second (2 §9). */
  type(text: string): void {
    this.searchText = text;
    this.#stopWaiting?.();
    this.#stopWaiting = this.#clock.after(SEARCH_TEXT_DELAY, this.searchNow);
  }

  /** Searches without waiting, for who presses Enter. */
  searchNow(): void {
    this.#forgetTyping();
    if (this.searchText !== this.query.q) this.change({ q: this.searchText, page: 1 });
  }

  /** Changes filters or the way of showing; filters begin at the first page. */
  change(part: Partial<FundsQuery>): void {
    this.#goWith({ ...this.query, ...part });
  }

  /** Takes filters off, the search text too when it is one of them. */
  clear(names: Parameters<typeof withoutFilters>[1]): void {
    this.#forgetTyping();
    if (names.includes('q')) this.searchText = '';
    this.#goWith(withoutFilters(this.query, names));
  }

  /** The address of a page of this list. */
  hrefOfPage(page: number): string {
    return this.#navigation.href(goTo('funds', {}, writeFundsQuery({ ...this.query, page, showMenu: false })));
  }

  /** Activates a fund on the spot (1 §4). */
  async apply(fund: Fund): Promise<void> {
    const [page, vouchers] = [this.list.value, this.vouchers.value];
    if (page === null || vouchers === null) return;
    const after = await this.applying.run({ fund, funds: page.items, vouchers });
    if (after === 'reload') await this.reload();
  }

  #forgetTyping(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = null;
  }

  /** The control shows at once what was chosen; the address and the list follow. */
  #goWith(query: FundsQuery): void {
    this.query = query;
    this.#navigation.go(goTo('funds', {}, writeFundsQuery(query)), { replace: true, keepScroll: true });
  }
}
