import {
  countAttention,
  SHOWN_THINGS_TO_DO,
  thingsToDo,
  type ThingToDo,
} from '@stadstegoed/core/fund-requests/things-to-do.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { dayOf, dayPartOf, type DayPart } from '@stadstegoed/core/shared/local-time.ts';
import { CompleteVouchers } from '@stadstegoed/core/vouchers/complete-vouchers.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { makeAutoObservable } from 'mobx';
import { Loadable } from '../../support/loadable.ts';
import type { Resolved } from '../../support/token.ts';
import type { ViewModel } from '../../support/view-model.ts';
import { ApplyInList } from './apply-in-list.ts';
import { FundReader } from './fund-reader.ts';
import { HomeViewModel, type HomeParams } from './home.vm.ts';
import { OwnRequests } from './own-requests.ts';

/** Two rows of three tickets; the others are behind the link. */
const SHOWN_TICKETS = 6;

/** Home for a resident: the tasks and the vouchers, beside the funds and offers for everybody (1 §2). */
export class ResidentHomeViewModel implements ViewModel<HomeParams> {
  static readonly dependencies = [
    HomeViewModel,
    FundReader,
    ApplyInList,
    OwnRequests,
    CompleteVouchers,
    Clock,
  ] as const;
  readonly vouchers = new Loadable<readonly Voucher[]>();
  /** The vouchers on the screen with their transactions, read after the tickets stand. */
  readonly tickets = new Loadable<readonly Voucher[]>();
  showsAllThings = false;
  /** The funds and the offers. */
  readonly home: HomeViewModel;
  readonly applying: ApplyInList;
  /** How far the resident's requests are; the tasks show at once without it. */
  readonly requests: OwnRequests;
  readonly #reader: FundReader;
  readonly #completing: CompleteVouchers;
  readonly #clock: Clock;

  constructor(...given: Resolved<typeof ResidentHomeViewModel.dependencies>) {
    const [home, reader, applying, requests, completing, clock] = given;
    this.home = home;
    this.#reader = reader;
    this.applying = applying;
    this.requests = requests;
    this.#completing = completing;
    this.#clock = clock;
    const kept = { home: false, vouchers: false, tickets: false, applying: false, requests: false } as const;
    makeAutoObservable(this, kept, { autoBind: true });
  }

  /** The part of the day for the greeting. */
  get dayPart(): DayPart {
    return dayPartOf(this.#clock.now());
  }

  /** The tasks of the resident; null while funds or vouchers are not loaded. */
  get thingsToDo(): readonly ThingToDo[] | null {
    const [page, vouchers] = [this.home.funds.value, this.vouchers.value];
    if (page === null || vouchers === null) return null;
    const today = dayOf(this.#clock.now());
    return thingsToDo({ funds: page.items, vouchers, progress: this.requests.known, today });
  }

  /** The tasks on the screen: the most urgent, or all of them once the resident asked for that. */
  get shownThings(): readonly ThingToDo[] {
    const things = this.thingsToDo ?? [];
    return this.showsAllThings ? things : things.slice(0, SHOWN_THINGS_TO_DO);
  }

  /** The number of tasks that ask something of the resident, also those that are not on the screen. */
  get attention(): number {
    return countAttention(this.thingsToDo ?? []);
  }

  showAllThings(): void {
    this.showsAllThings = true;
  }

  /** Whether the tasks are loading. A failure is shown in the section that failed. */
  get isLookingForThingsToDo(): boolean {
    const parts = [this.home.funds, this.vouchers];
    return this.thingsToDo === null && parts.every(({ value, isFirstLoad }) => value !== null || isFirstLoad);
  }

  start(params: HomeParams): void {
    if (this.home.open(params)) void this.reload();
  }

  stop(): void {
    this.home.stop();
    this.vouchers.stop();
    this.tickets.stop();
    this.requests.stop();
  }

  async reload(): Promise<void> {
    await Promise.all([this.#loadFunds(), this.#loadVouchers()]);
  }

  async #loadFunds(): Promise<void> {
    await this.home.loadFunds();
    await this.requests.loadPending(this.home.funds.value?.items ?? []);
  }

  /** The vouchers that home shows: with their transactions once those are read. */
  get shownVouchers(): readonly Voucher[] {
    return this.tickets.value ?? this.vouchers.value?.slice(0, SHOWN_TICKETS) ?? [];
  }

  async #loadVouchers(): Promise<void> {
    await this.vouchers.load((signal) => this.#reader.vouchers(signal));
    const shown = this.vouchers.value?.slice(0, SHOWN_TICKETS) ?? [];
    if (shown.length === 0) return this.tickets.clear();
    await this.tickets.load(async (signal) => ok(await this.#completing.run(shown, { signal })));
  }

  /** Activates a fund without leaving home (1 §4). */
  async apply(fund: Fund): Promise<void> {
    const [page, vouchers] = [this.home.funds.value, this.vouchers.value];
    if (page === null || vouchers === null) return;
    const after = await this.applying.run({ fund, funds: page.items, vouchers });
    if (after === 'reload') await this.reload();
  }
}
