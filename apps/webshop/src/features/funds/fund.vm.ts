import { isDecided } from '@stadstegoed/core/fund-requests/request-decision.ts';
import type { RequestProgress } from '@stadstegoed/core/fund-requests/request-progress.ts';
import { vouchersOf } from '@stadstegoed/core/fund-activation/fund-facts.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { dayOf } from '@stadstegoed/core/shared/local-time.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { makeAutoObservable, observableRef, when } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { SeenOnDevice } from '../../lib/app/app-ports.ts';
import { Load } from '../../lib/load/load.ts';
import { OwnVouchers } from '../../lib/load/own-vouchers.ts';
import { Session } from '../../lib/app/session.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';
import { OwnRequests } from '../fund-requests/own-requests.shared.vm.ts';
import { FittingProducts } from '../products/fitting-products.shared.vm.ts';
import { fundViewer, type Viewer } from './fund-action.ts';

/** The id of the fund, the language, and whether somebody is signed in. */
export interface FundParams {
  readonly id: string;
  readonly language: Language;
  readonly signedIn: boolean;
}

/** One row of offers. */
const SHOWN_PRODUCTS = 3;

/** The screen of one fund. */
@injectable()
export class FundViewModel implements ViewModel<FundParams> {
  fund = new Load<Fund>();
  /** The resident's vouchers, which decide the status and the action of the fund. */
  readonly vouchers: Load<readonly Voucher[]>;
  /** The resident's newest request for this fund. */
  readonly requests: OwnRequests;
  /** For who has a budget of the fund, offers that it pays whole; for others the most popular of the fund. */
  readonly offers: FittingProducts;
  readonly #funds: Pick<Funds, 'read'>;
  readonly #own: OwnVouchers;
  readonly #session: Session;
  readonly #clock: Clock;
  readonly #seen: Pick<SeenOnDevice, 'add'>;
  #id: string | null = null;
  #stopWaiting: () => void = () => undefined;

  constructor(
    @inject(Funds) funds: Pick<Funds, 'read'>,
    @inject(OwnVouchers) own: OwnVouchers,
    @inject(Session) session: Session,
    @inject(OwnRequests) requests: OwnRequests,
    @inject(Clock) clock: Clock,
    @inject(SeenOnDevice) seen: Pick<SeenOnDevice, 'add'>,
    @inject(FittingProducts) offers: FittingProducts,
  ) {
    this.#funds = funds;
    this.#own = own;
    this.vouchers = own.all;
    this.#session = session;
    this.requests = requests;
    this.#clock = clock;
    this.#seen = seen;
    this.offers = offers;
    const annotations = { fund: observableRef, vouchers: false, requests: false, offers: false } as const;
    makeAutoObservable(this, annotations, { autoBind: true });
  }

  get signedIn(): boolean {
    return this.#session.isSignedIn;
  }

  get viewer(): Viewer {
    return fundViewer(this.#session);
  }

  /** How far the newest request for this fund is; null without one, or while it is not read. */
  get progress(): RequestProgress | null {
    return this.requests.known.find(({ request }) => request.fundId === this.#id) ?? null;
  }

  /** The resident's vouchers of the fund. */
  get own(): readonly Voucher[] {
    const fund = this.fund.value;
    return fund === null ? [] : vouchersOf(fund, this.vouchers.value ?? []);
  }

  /** Who looks at the offers, whichever of her vouchers pays them. */
  get offersViewer(): OwnVouchers['viewer'] {
    return this.#own.viewer;
  }

  /** Whether the offers are those that a budget of the resident pays whole. */
  get isBudgetOwner(): boolean {
    return this.own.length > 0 && this.fund.value?.type === 'budget';
  }

  /** The day that decides in which week of its term a request is. */
  get today(): CalendarDate {
    return dayOf(this.#clock.now());
  }

  /** The name of the fund, for the title of the page. */
  get name(): string | null {
    return this.fund.value?.name ?? null;
  }

  /** Whether the platform has no fund with this id. */
  get isMissing(): boolean {
    return this.fund.failure?.kind === 'not_found';
  }

  start({ id }: FundParams): void {
    if (this.#id !== id) {
      this.fund = new Load<Fund>();
      this.offers.all.clear();
    }
    this.#id = id;
    void this.#loadFund(id);
    this.#own.load();
    this.#stopWaiting();
    this.#stopWaiting = when(
      () => this.fund.state === 'ready' && ['ready', 'failed'].includes(this.vouchers.state),
      () => void this.#loadOffers(),
    );
  }

  async #loadOffers(): Promise<void> {
    const { value: fund } = this.fund;
    if (fund === null || !hasProducts(fund)) return;
    if (this.isBudgetOwner) return this.offers.load({ vouchers: this.own, count: SHOWN_PRODUCTS });
    await this.offers.loadPopular({ fundId: fund.id, fundType: fund.type, perPage: SHOWN_PRODUCTS });
  }

  async #loadFund(id: string): Promise<void> {
    await this.fund.load((signal) => this.#funds.read(id, { signal }));
    const fund = this.fund.value;
    if (fund === null || !this.signedIn) return;
    await this.requests.loadOf(fund);
    const { progress } = this;
    if (progress !== null && isDecided(progress.request)) this.#seen.add('opened-decisions', [progress.request.id]);
  }

  stop(): void {
    this.#stopWaiting();
    this.offers.stop();
    this.requests.stop();
    this.fund.stop();
    this.vouchers.stop();
  }
}

/** Whether a fund is spent on offers in the shop: not one outside the platform, or one that pays to an account. */
export function hasProducts({ isExternal, isPayout, type }: Fund): boolean {
  return !isExternal && !isPayout && type !== 'external';
}
