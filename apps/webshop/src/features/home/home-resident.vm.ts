import {
  countAttention,
  isLastDay,
  otherFunds,
  outdatedDrafts,
  type OtherFund,
  SHOWN_THINGS_TO_DO,
  thingsToDo,
  type ThingToDo,
} from '@stadstegoed/core/fund-requests/things-to-do.ts';
import type { UnfinishedRequest } from '@stadstegoed/core/fund-requests/unfinished-request.ts';
import { UnfinishedRequests } from '@stadstegoed/core/fund-requests/unfinished-requests.port.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import type { Product } from '@stadstegoed/core/products/product.ts';
import type { MoneyTask } from '@stadstegoed/core/reservations/money-tasks.ts';
import { allItems, type WholeList } from '@stadstegoed/core/shared/page.ts';
import type { Picture } from '@stadstegoed/core/shared/picture.ts';
import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import { Clock, type StopTimer } from '@stadstegoed/core/shared/clock.port.ts';
import { dayOf, dayPartOf, type DayPart } from '@stadstegoed/core/shared/local-time.ts';
import type { PersonalRecord } from '@stadstegoed/core/records/record.ts';
import { newestRecords } from '@stadstegoed/core/records/record-rules.ts';
import { Records } from '@stadstegoed/core/records/records.port.ts';
import { ListVouchers } from '@stadstegoed/core/vouchers/list-vouchers.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { makeAutoObservable, observableRef, runInAction, when } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { SeenOnDevice } from '../../lib/app/app-ports.ts';
import { TASKS_GRACE } from '../../lib/app/timings.ts';
import { Load } from '../../lib/load/load.ts';
import { Session } from '../../lib/app/session.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';
import { ApplyInList } from '../funds/apply-in-list.shared.vm.ts';
import { fundViewer } from '../funds/fund-action.ts';
import { FittingProducts } from '../products/fitting-products.shared.vm.ts';
import { CompletedTickets } from '../vouchers/completed-tickets.shared.vm.ts';
import { HomeViewModel, type HomeParams } from './home.vm.ts';
import { OwnMoneyTasks } from './own-money-tasks.shared.vm.ts';
import { OwnRequests } from '../fund-requests/own-requests.shared.vm.ts';

/** Two rows of three tickets; the others are behind the link. */
const SHOWN_TICKETS = 6;

/** One row of offers. */
const SHOWN_PRODUCTS = 4;

/** Offers on the card of a voucher that ends. */
const LAST_PRODUCTS = 3;

/** Funds that the resident does not have; the others are behind the link. */
const SHOWN_FUNDS = 3;

/** A task of home: with a fund or a voucher, or with a reservation or a reimbursement. */
export type HomeTask = ThingToDo | MoneyTask;

/** Home for a resident: the tasks and the vouchers, what they pay, and the funds that she does not have. */
@injectable()
export class ResidentHomeViewModel implements ViewModel<HomeParams> {
  readonly vouchers = new Load<WholeList<Voucher>>();
  readonly tickets: CompletedTickets;
  /** The requests that the resident began on this device; null while they are not read. */
  drafts: readonly UnfinishedRequest[] | null = null;
  /** What the resident opened on this device, of the decisions on her requests. */
  opened: readonly string[] = [];
  showsAllThings = false;
  /** The funds. */
  readonly home: HomeViewModel;
  /** Offers that her vouchers pay whole. */
  readonly fitting: FittingProducts;
  /** Offers up to what is left on the voucher that ends, where that is her first task. */
  readonly lastProducts: FittingProducts;
  readonly applying: ApplyInList;
  /** How far the resident's requests are. */
  readonly requests: OwnRequests;
  /** Whether the page has waited long enough for the tasks: then it shows what is known, whatever hangs. */
  areTasksLate = false;
  readonly #records = new Load<readonly PersonalRecord[]>();
  readonly #readRecords: Pick<Records, 'list'>;
  readonly #money: OwnMoneyTasks;
  readonly #listVouchers: ListVouchers;
  readonly #session: Session;
  readonly #unfinished: Pick<UnfinishedRequests, 'read' | 'remove'>;
  readonly #clock: Clock;
  readonly #seen: Pick<SeenOnDevice, 'ids'>;
  #isShown = false;
  #stopWaiting: StopTimer | null = null;
  #stopWaitingForTasks: (() => void) | null = null;

  constructor(
    @inject(HomeViewModel) home: HomeViewModel,
    @inject(ListVouchers) listVouchers: ListVouchers,
    @inject(Session) session: Session,
    @inject(ApplyInList) applying: ApplyInList,
    @inject(OwnRequests) requests: OwnRequests,
    @inject(UnfinishedRequests) unfinished: Pick<UnfinishedRequests, 'read' | 'remove'>,
    @inject(CompletedTickets) tickets: CompletedTickets,
    @inject(Clock) clock: Clock,
    @inject(OwnMoneyTasks) money: OwnMoneyTasks,
    @inject(SeenOnDevice) seen: Pick<SeenOnDevice, 'ids'>,
    @inject(FittingProducts) fitting: FittingProducts,
    @inject(FittingProducts) lastProducts: FittingProducts,
    @inject(Records) records: Pick<Records, 'list'>,
  ) {
    this.home = home;
    this.#listVouchers = listVouchers;
    this.#session = session;
    this.applying = applying;
    this.requests = requests;
    this.#unfinished = unfinished;
    this.tickets = tickets;
    this.#clock = clock;
    this.#money = money;
    this.#seen = seen;
    this.fitting = fitting;
    this.lastProducts = lastProducts;
    this.#readRecords = records;
    const annotations = {
      drafts: observableRef,
      opened: observableRef,
      home: false,
      fitting: false,
      lastProducts: false,
      vouchers: false,
      tickets: false,
      applying: false,
      requests: false,
    } as const;
    makeAutoObservable(this, annotations, { autoBind: true });
  }

  /** The part of the day for the greeting. */
  get dayPart(): DayPart {
    return dayPartOf(this.#clock.now());
  }

  /** The first name of the resident, where a record has it. */
  get firstName(): string | null {
    return newestRecords(this.#records.value ?? []).find(({ typeKey }) => typeKey === 'given_name')?.value ?? null;
  }

  /** The funds to look at besides the tasks on the screen; none while it is unknown which she has. */
  get otherFunds(): readonly OtherFund[] {
    const [funds, vouchers] = [this.home.funds.value?.items, allItems(this.vouchers.value)];
    if (funds === undefined || vouchers === null) return [];
    const named = this.shownThings.flatMap((thing) => ('fund' in thing ? [thing.fund.id] : []));
    return otherFunds({ funds, vouchers }, named, fundViewer(this.#session)).slice(0, SHOWN_FUNDS);
  }

  /** The offers that her vouchers pay whole, without those on the card of a voucher that ends. */
  get fittingProducts(): readonly Product[] {
    const onCard = new Set(this.lastProducts.all.value?.map(({ id }) => id));
    return (this.fitting.all.value ?? []).filter(({ id }) => !onCard.has(id)).slice(0, SHOWN_PRODUCTS);
  }

  /** Whether there are offers up to what is left, as far as is known. A failure is told in the section below the tickets. */
  get hasLastProducts(): boolean {
    const { value, isFirstLoad } = this.lastProducts.all;
    return value === null ? isFirstLoad : value.length > 0;
  }

  /** The day for which the offers are shown. */
  get today(): CalendarDate {
    return dayOf(this.#clock.now());
  }

  /** The tasks of the resident; null while what they are made of is not read. What the resident began comes first. */
  get thingsToDo(): readonly HomeTask[] | null {
    const [page, vouchers, money] = [this.home.funds.value, this.vouchers.value?.items, this.#money.known];
    if (page === null || vouchers === undefined || this.drafts === null || money === null) return null;
    if (this.requests.isFirstLoad && !this.areTasksLate) return null;
    const today = dayOf(this.#clock.now());
    const { lacksVouchers, drafts, opened } = this;
    const known = { vouchers, hasAllVouchers: !lacksVouchers, progress: this.requests.known, drafts, opened };
    const things = thingsToDo({ funds: page.items, ...known, today });
    if (this.#money.isLate) return [...things, ...money];
    const isFirst = (thing: ThingToDo) =>
      thing.kind === 'answer_question' || thing.kind === 'finish_request' || isLastDay(thing, today);
    return [...things.filter(isFirst), ...money, ...things.filter((thing) => !isFirst(thing))];
  }

  /** The tasks on the screen: the most urgent, or all of them once the resident asked for that. */
  get shownThings(): readonly HomeTask[] {
    const things = this.thingsToDo ?? [];
    return this.showsAllThings ? things : things.slice(0, SHOWN_THINGS_TO_DO);
  }

  /** Whether only the most urgent tasks are on the screen. */
  get hidesThings(): boolean {
    return this.shownThings.length < (this.thingsToDo?.length ?? 0);
  }

  /** The number of tasks that ask something of the resident, also those that are not on the screen. */
  get attention(): number {
    return countAttention(this.thingsToDo ?? []);
  }

  /** Whether all tasks are read, so that their number is said once and does not change afterwards. */
  get isCounted(): boolean {
    return this.thingsToDo !== null && !this.isReadingTasks;
  }

  /** Whether tasks with requests, reservations or reimbursements are still read. */
  get isReadingTasks(): boolean {
    return this.#money.isReading || this.requests.isReading;
  }

  /** Whether tasks with reservations or reimbursements may be missing, because they could not be read. */
  get lacksMoneyTasks(): boolean {
    return this.#money.isIncomplete;
  }

  /** Whether some of the vouchers could not be read, so that tasks may be missing. */
  get lacksVouchers(): boolean {
    return this.vouchers.value?.leftOut !== undefined;
  }

  /** The picture of a fund of the resident, which gives its colour; null without a voucher of it. */
  fundLogo(fundId: string): Picture | null {
    return this.vouchers.value?.items.find((voucher) => voucher.fundId === fundId)?.fund.logo ?? null;
  }

  showAllThings(): void {
    this.showsAllThings = true;
  }

  /** Whether the tasks are loading. A failure is shown in the section that failed. */
  get isLookingForThingsToDo(): boolean {
    const parts = [this.home.funds, this.vouchers];
    return this.thingsToDo === null && parts.every(({ value, isFirstLoad }) => value !== null || isFirstLoad);
  }

  /** Whether what stands below the tasks waits for them, because it would move when they come. */
  get isComing(): boolean {
    return this.isLookingForThingsToDo && !this.areTasksLate;
  }

  start(params: HomeParams): void {
    this.#isShown = true;
    if (this.home.open(params)) void this.reload();
  }

  stop(): void {
    this.#isShown = false;
    this.home.stop();
    this.vouchers.stop();
    this.tickets.stop();
    this.requests.stop();
    this.fitting.stop();
    this.lastProducts.stop();
    this.#stopWaitingForTasks?.();
    this.#records.stop();
    this.#money.stop();
    this.#stopWaiting?.();
  }

  async reload(): Promise<void> {
    this.#stopWaiting?.();
    this.#stopWaiting = this.#clock.after(TASKS_GRACE, this.#showWhatIsKnown);
    this.opened = this.#seen.ids('opened-decisions');
    void this.#money.load();
    void this.#records.load((signal) => this.#readRecords.list({ signal }));
    const asked = { signedIn: this.#session.isSignedIn, filter: { archived: false } };
    const vouchers = this.vouchers.load((signal) => this.#listVouchers.run({ ...asked, signal }));
    void this.#loadFitting(vouchers);
    this.#stopWaitingForTasks?.();
    this.#stopWaitingForTasks = when(
      () => this.thingsToDo !== null,
      () => this.#loadLastProducts(),
    );
    await Promise.all([this.#loadFunds(), vouchers]);
    this.#money.finishSoon();
    await this.#removeOutdated();
  }

  async #loadFitting(vouchers: Promise<unknown>): Promise<void> {
    await vouchers;
    const items = this.vouchers.value?.items;
    if (!this.#isShown || items === undefined) return;
    await this.fitting.load({ vouchers: items, count: SHOWN_PRODUCTS + LAST_PRODUCTS });
  }

  #loadLastProducts(): void {
    const [first] = this.thingsToDo ?? [];
    if (first?.kind !== 'use_voucher') return;
    if (isLastDay(first, this.today)) this.tickets.see(first.voucher);
    void this.lastProducts.load({ vouchers: [first.voucher], count: LAST_PRODUCTS });
  }

  async #loadFunds(): Promise<void> {
    await this.home.loadFunds();
    const funds = this.home.funds.value?.items ?? [];
    await Promise.all([this.requests.loadAll(funds), this.#readDrafts(funds)]);
  }

  #showWhatIsKnown = (): void => {
    runInAction(() => {
      this.areTasksLate = true;
    });
  };

  /** Reads the drafts from this device: they come with the other tasks, which would move if they came after. */
  async #readDrafts(funds: readonly Fund[]): Promise<void> {
    const drafts = await this.#unfinished.read(funds.filter(({ isExternal }) => !isExternal).map(({ id }) => id));
    runInAction(() => {
      this.drafts = drafts;
    });
  }

  /** Removes the drafts of requests that were sent meanwhile: nobody will continue them. */
  async #removeOutdated(): Promise<void> {
    const [funds, vouchers, drafts] = [this.home.funds.value?.items, this.vouchers.value?.items, this.drafts];
    if (!funds || !vouchers || !drafts) return;
    await Promise.all(outdatedDrafts({ funds, vouchers, drafts }).map(({ fundId }) => this.#unfinished.remove(fundId)));
  }

  /** The vouchers that home shows. */
  get shownVouchers(): readonly Voucher[] {
    return this.vouchers.value?.items.slice(0, SHOWN_TICKETS) ?? [];
  }

  /** Activates a fund without leaving home. */
  async apply(fund: Fund): Promise<void> {
    const [page, vouchers] = [this.home.funds.value, this.vouchers.value?.items];
    if (page === null || vouchers === undefined) return;
    const after = await this.applying.run({ fund, funds: allItems(page), vouchers }, () => this.#isShown);
    if (after === 'reload') await this.reload();
  }
}
