import type { Fund, FundTag } from '@stadstegoed/core/funds/fund.ts';
import { Funds, type OrganizationOption } from '@stadstegoed/core/funds/funds.port.ts';
import type { FundsPage } from '@stadstegoed/core/funds/fund-list-rules.ts';
import { ReadFundsPage } from '@stadstegoed/core/funds/read-funds-page.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { pageOfList } from '@stadstegoed/core/shared/page-of-list.ts';
import { allItems, type WholeList } from '@stadstegoed/core/shared/page.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { makeAutoObservable } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Navigation } from '../../lib/app/app-ports.ts';
import { List } from '../../lib/list/list.ts';
import { Load, type Read } from '../../lib/load/load.ts';
import { OwnVouchers } from '../../lib/load/own-vouchers.ts';
import { Session } from '../../lib/app/session.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';
import { ApplyInList } from './apply-in-list.shared.vm.ts';
import { fundViewer, type Viewer } from './fund-action.ts';
import { countOf, inGroups, waysOut, type KnownOfResident } from './funds-choice.ts';
import { chosenIn, FUNDS_QUERY, idsOf, withId, type FilterName, type FundsQuery } from './funds-query.ts';

/** The query of the address, the language, and whether somebody is signed in. */
export interface FundsParams {
  readonly asked: Partial<FundsQuery>;
  readonly language: Language;
  readonly signedIn: boolean;
}

const FILTERS: readonly FilterName[] = ['q', 'tagId', 'organizationId', 'withExternal'];

/** The list of funds with its filters. */
@injectable()
export class FundsViewModel implements ViewModel<FundsParams> {
  readonly list: List<FundsQuery, FundsPage>;
  /** The resident's own vouchers, which decide the status and the button of each fund. */
  readonly vouchers: Load<readonly Voucher[]>;
  readonly organizations = new Load<readonly OrganizationOption[]>();
  readonly tags = new Load<readonly FundTag[]>();
  /** All funds, for the numbers beside open filters and in an empty list. Without one of them the filters have no numbers. */
  readonly all = new Load<WholeList<Fund>>();
  readonly applying: ApplyInList;
  readonly #funds: Funds;
  readonly #own: OwnVouchers;
  readonly #session: Session;
  #isShown = false;
  #areFiltersOpen = false;
  /** The language and the sign-in for which the options were read. */
  #optionsFor = '';

  constructor(
    @inject(Funds) funds: Funds,
    @inject(ReadFundsPage) readPage: ReadFundsPage,
    @inject(OwnVouchers) own: OwnVouchers,
    @inject(ApplyInList) applying: ApplyInList,
    @inject(Session) session: Session,
    @inject(Navigation) navigation: Navigation,
    @inject(Clock) clock: Clock,
  ) {
    this.#funds = funds;
    this.#own = own;
    this.vouchers = own.all;
    this.applying = applying;
    this.#session = session;
    this.list = new List<FundsQuery, FundsPage>({
      screen: 'funds',
      codec: FUNDS_QUERY,
      navigation,
      clock,
      read: (query, signal) =>
        readPage.run({ ...query, ...chosenIn(query), isOrdered: session.isSignedIn }, { signal }),
      lastPageOf: ({ lastPage }) => lastPage,
    });
    makeAutoObservable(
      this,
      { list: false, vouchers: false, organizations: false, tags: false, all: false, applying: false },
      { autoBind: true },
    );
  }

  /** Whether both lists of options are loaded or failed. They appear together, so that the page moves only once. */
  get hasOptions(): boolean {
    return [this.tags, this.organizations].every(({ value, state }) => value !== null || state === 'failed');
  }

  get signedIn(): boolean {
    return this.#session.isSignedIn;
  }

  get viewer(): Viewer {
    return fundViewer(this.#session);
  }

  /** What decides the groups of the funds; null for a visitor, and while the vouchers are not read. */
  get known(): KnownOfResident | null {
    const vouchers = this.vouchers.value;
    return this.signedIn && vouchers !== null ? { vouchers, viewer: this.viewer } : null;
  }

  /** The funds of a page in the order of their groups, which goes over all pages. */
  ordered({ all, items, currentPage }: FundsPage): readonly Fund[] {
    const { known } = this;
    if (all === null || known === null) return items;
    const ordered = { ...all, items: inGroups(all.items, known) };
    return pageOfList(ordered, { number: currentPage, size: this.list.query.perPage }).items;
  }

  /** The number of funds that a change of the filters would show; null while that is unknown. */
  countWith(change: Partial<FundsQuery>): number | null {
    const all = allItems(this.all.value);
    return all === null ? null : countOf(all, { ...this.list.query, ...change });
  }

  /** The filters that emptied the list: without one of them there are results. */
  get waysOut(): ReturnType<typeof waysOut> {
    const { query } = this.list;
    const active = FILTERS.filter((name) => FUNDS_QUERY.active(query).includes(name));
    return waysOut(allItems(this.all.value) ?? [], query, active);
  }

  isOn(name: 'tagId' | 'organizationId', id: string): boolean {
    return idsOf(this.list.query[name]).includes(id);
  }

  /** Checks or clears the box of a tag or an organization. */
  check(name: 'tagId' | 'organizationId', id: string, isOn: boolean): void {
    const value = withId(this.list.query[name], id, isOn);
    this.list.narrow(name === 'tagId' ? { tagId: value } : { organizationId: value });
  }

  start({ asked, language, signedIn }: FundsParams): void {
    this.#isShown = true;
    const optionsFor = `${language} ${signedIn}`;
    if (this.#optionsFor !== optionsFor)
      [this.organizations, this.tags, this.all].forEach((options) => options.clear());
    this.#optionsFor = optionsFor;
    this.list.start(asked);
    this.#own.load();
    this.loadOptions();
  }

  /** The filters came onto the page. A list that has not started yet reads their options when it starts. */
  openFilters(): void {
    this.#areFiltersOpen = true;
    if (this.#isShown) this.loadOptions();
  }

  /** Reads the subjects, and the other options of open filters or for the names of what is chosen; keeps what was read before. */
  loadOptions(): void {
    loadMissing(this.tags, (signal) => this.#funds.tags({ signal }));
    if (!this.#areFiltersOpen && this.list.activeFilters.length === 0) return;
    loadMissing(this.organizations, (signal) => this.#funds.organizations({ signal }));
    loadMissing(this.all, (signal) => this.#funds.listAll({ withExternal: true }, { signal }));
  }

  stop(): void {
    this.#isShown = false;
    this.list.stop();
    this.vouchers.stop();
    this.organizations.stop();
    this.tags.stop();
    this.all.stop();
  }

  /** Activates a fund without leaving the list. */
  async apply(fund: Fund): Promise<void> {
    const vouchers = this.vouchers.value;
    if (vouchers === null) return;
    const funds = allItems(this.#allOfList ?? this.all.value);
    const after = await this.applying.run({ fund, funds, vouchers }, () => this.#isShown);
    if (after !== 'reload') return;
    this.#own.load();
    await this.list.reload();
  }

  /** The funds of all pages when no filter hides one; null for a list of which the platform made the page. */
  get #allOfList(): WholeList<Fund> | null {
    const { activeFilters, results } = this.list;
    return activeFilters.length === 0 && results.state === 'ready' ? (results.value?.all ?? null) : null;
  }
}

function loadMissing<T>(options: Load<T>, read: Read<T>): void {
  if (options.value === null && options.state !== 'loading') void options.load(read);
}
