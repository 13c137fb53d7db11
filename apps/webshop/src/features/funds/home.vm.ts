import {
  countAttention,
  SHOWN_THINGS_TO_DO,
  thingsToDo,
  type ThingToDo,
} from '@stadstegoed/core/fund-requests/things-to-do.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import type { FundsPage } from '@stadstegoed/core/funds/funds.port.ts';
import type { PlatformConfiguration } from '@stadstegoed/core/pages/platform-configuration.ts';
import type { ProductSample } from '@stadstegoed/core/products/product-sample.ts';
import { ProductSamples } from '@stadstegoed/core/products/product-samples.port.ts';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { goTo, type Destination } from '@stadstegoed/core/shared/destination.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { dayOf, dayPartOf, type DayPart } from '@stadstegoed/core/shared/local-time.ts';
import { parseAuthTarget } from '@stadstegoed/core/sign-in/auth-target.ts';
import { digidErrorPage } from '@stadstegoed/core/sign-in/digid-error.ts';
import { CompleteVouchers } from '@stadstegoed/core/vouchers/complete-vouchers.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { makeAutoObservable, when } from 'mobx';
import { Drafts, Navigation } from '../../support/app-ports.ts';
import { digidDraft } from '../../support/digid-draft.ts';
import { Loadable } from '../../support/loadable.ts';
import { Settings } from '../../support/settings.ts';
import type { Resolved } from '../../support/token.ts';
import type { ViewModel } from '../../support/view-model.ts';
import { ApplyInList } from './apply-in-list.ts';
import { FundReader } from './fund-reader.ts';
import { OwnRequests } from './own-requests.ts';

/** The parameters in the address of home (1 §2), the language, and whether somebody is signed in. */
export interface HomeParams {
  readonly digidError: string | null;
  readonly target: string | null;
  readonly sessionExpired: boolean;
  readonly language: Language;
  readonly signedIn: boolean;
}

/** Two rows of three tickets; the others are behind the link. */
const SHOWN_TICKETS = 6;

/** The page size that holds all funds of a municipality, in which home finds the tasks. */
const ALL_FUNDS = 100;

/** Home: funds and offers for everybody, tasks and vouchers for a resident (1 §2). */
export class HomeViewModel implements ViewModel<HomeParams> {
  static readonly dependencies = [
    FundReader,
    ApplyInList,
    OwnRequests,
    CompleteVouchers,
    ProductSamples,
    Settings,
    Navigation,
    Clock,
    Drafts,
  ] as const;
  readonly funds = new Loadable<FundsPage>();
  readonly vouchers = new Loadable<readonly Voucher[]>();
  /** The vouchers on the screen with their transactions, read after the tickets stand. */
  readonly tickets = new Loadable<readonly Voucher[]>();
  readonly budgetSamples = new Loadable<readonly ProductSample[]>();
  readonly subsidySamples = new Loadable<readonly ProductSample[]>();
  sessionExpired = false;
  showsAllThings = false;
  target: string | null = null;
  readonly applying: ApplyInList;
  /** How far the resident's requests are; the tasks show at once without it. */
  readonly requests: OwnRequests;
  readonly #reader: FundReader;
  readonly #completing: CompleteVouchers;
  readonly #products: ProductSamples;
  readonly #settings: Settings;
  readonly #navigation: Navigation;
  readonly #clock: Clock;
  readonly #drafts: Drafts;
  #visits = 0;
  #stopWaiting: (() => void) | null = null;

  constructor(...given: Resolved<typeof HomeViewModel.dependencies>) {
    const [reader, applying, requests, completing, products, settings, navigation, clock, drafts] = given;
    this.#reader = reader;
    this.applying = applying;
    this.requests = requests;
    this.#completing = completing;
    this.#products = products;
    this.#settings = settings;
    this.#navigation = navigation;
    this.#clock = clock;
    this.#drafts = drafts;
    const kept = {
      funds: false,
      vouchers: false,
      tickets: false,
      budgetSamples: false,
      subsidySamples: false,
      applying: false,
      requests: false,
    } as const;
    makeAutoObservable(this, kept, { autoBind: true });
  }

  get signedIn(): boolean {
    return this.#reader.signedIn;
  }

  /** The part of the day for the greeting. */
  get dayPart(): DayPart {
    return dayPartOf(this.#clock.now());
  }

  /** The tasks of the resident; empty for a visitor, null while funds or vouchers are not loaded. */
  get thingsToDo(): readonly ThingToDo[] | null {
    const [page, vouchers] = [this.funds.value, this.vouchers.value];
    if (page === null || vouchers === null) return null;
    if (!this.signedIn) return [];
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
    const parts = [this.funds, this.vouchers];
    return this.thingsToDo === null && parts.every(({ value, isFirstLoad }) => value !== null || isFirstLoad);
  }

  /** The start screen, with the target when the address has one. */
  get toSignIn(): Destination {
    return goTo('start', {}, this.target === null ? {} : { target: this.target });
  }

  start(params: HomeParams): void {
    if (params.digidError !== null) {
      const page = digidErrorPage(params.digidError, digidDraft.fundId(this.#drafts));
      this.#navigation.go(page, { replace: true });
      return;
    }
    const landing = params.signedIn ? parseAuthTarget(params.target) : null;
    if (landing !== null) {
      this.#navigation.go(landing, { replace: true });
      return;
    }
    this.target = params.target;
    this.sessionExpired = params.sessionExpired && !params.signedIn;
    void this.reload();
    void this.#loadSamples();
  }

  stop(): void {
    this.#visits += 1;
    this.#stopWaiting?.();
    this.funds.stop();
    this.vouchers.stop();
    this.tickets.stop();
    this.requests.stop();
    this.budgetSamples.stop();
    this.subsidySamples.stop();
  }

  async reload(): Promise<void> {
    await Promise.all([this.#loadFunds(), this.#loadVouchers()]);
  }

  async #loadFunds(): Promise<void> {
    await this.funds.load((signal) => this.#reader.list({ page: 1, perPage: ALL_FUNDS }, signal));
    if (this.signedIn) await this.requests.loadPending(this.funds.value?.items ?? []);
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
    const [page, vouchers] = [this.funds.value, this.vouchers.value];
    if (page === null || vouchers === null) return;
    const after = await this.applying.run({ fund, funds: page.items, vouchers });
    if (after === 'reload') await this.reload();
  }

  /** Loads samples when the platform shows them, for kinds of funds that it has, also when it answers later. */
  async #loadSamples(): Promise<void> {
    const visit = this.#visits;
    const platform = await this.#settings.ready();
    if (visit !== this.#visits) return;
    if (platform !== null) return this.#loadSamplesOf(platform);
    this.#stopWaiting = when(
      () => this.#settings.platform !== null,
      () => void this.#loadSamplesOf(this.#settings.platform),
    );
  }

  async #loadSamplesOf(platform: PlatformConfiguration | null): Promise<void> {
    if (platform === null || !platform.shown.homeProducts) return;
    await Promise.all([
      platform.hasBudgetFunds
        ? this.budgetSamples.load((signal) => this.#products.samples('budget', { signal }))
        : null,
      platform.hasSubsidyFunds
        ? this.subsidySamples.load((signal) => this.#products.samples('subsidies', { signal }))
        : null,
    ]);
  }
}
