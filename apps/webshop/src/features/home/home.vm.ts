import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import type { PlatformConfiguration } from '@stadstegoed/core/pages/platform-configuration.ts';
import type { ProductSample } from '@stadstegoed/core/products/product-sample.ts';
import { ProductSamples } from '@stadstegoed/core/products/product-samples.port.ts';
import type { WholeList } from '@stadstegoed/core/shared/page.ts';
import { goTo, type Destination } from '@stadstegoed/core/shared/destination.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { parseAuthTarget } from '@stadstegoed/core/sign-in/parse-auth-target.ts';
import { makeAutoObservable, when } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Navigation } from '../../lib/app/app-ports.ts';
import { HourStorage, type TextStorage } from '../../lib/app/text-storage.ts';
import { afterDigidError } from '../sign-in/parts/digid-draft.ts';
import { Load } from '../../lib/load/load.ts';
import { Settings } from '../../lib/app/settings.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';

/** The parameters in the address of home, the language, and whether somebody is signed in. */
export interface HomeParams {
  readonly digidError: string | null;
  readonly target: string | null;
  readonly sessionExpired: boolean;
  readonly language: Language;
  readonly signedIn: boolean;
}

/** The sections of home that a municipality can list. */
type HomeSectionName = Settings['variant']['home']['sections'][number];

/** Home for everybody: what its address asks, the funds and the offers. Tasks and vouchers are the resident's. */
@injectable()
export class HomeViewModel implements ViewModel<HomeParams> {
  /** All funds of the municipality, in which home finds the tasks and the subjects. */
  readonly funds = new Load<WholeList<Fund>>();
  readonly budgetSamples = new Load<readonly ProductSample[]>();
  readonly subsidySamples = new Load<readonly ProductSample[]>();
  sessionExpired = false;
  target: string | null = null;
  readonly #funds: Funds;
  readonly #products: ProductSamples;
  readonly #settings: Settings;
  readonly #navigation: Navigation;
  readonly #goals: TextStorage;
  #visits = 0;
  #stopWaiting: (() => void) | null = null;

  constructor(
    @inject(Funds) funds: Funds,
    @inject(ProductSamples) products: ProductSamples,
    @inject(Settings) settings: Settings,
    @inject(Navigation) navigation: Navigation,
    @inject(HourStorage) goals: TextStorage,
  ) {
    this.#funds = funds;
    this.#products = products;
    this.#settings = settings;
    this.#navigation = navigation;
    this.#goals = goals;
    makeAutoObservable(this, { funds: false, budgetSamples: false, subsidySamples: false }, { autoBind: true });
  }

  /** The start screen, with the target when the address has one. */
  get toSignIn(): Destination {
    return goTo('start', {}, this.target === null ? {} : { target: this.target });
  }

  start(params: HomeParams): void {
    if (!this.open(params)) return;
    void this.#loadSamples();
    if (this.#lists('funds', 'topics')) void this.loadFunds();
  }

  /** Does what the address asks. False when it leads to another screen. */
  open(params: HomeParams): boolean {
    const other = this.#otherScreen(params);
    if (other !== null) {
      this.#navigation.go(other, { replace: true });
      return false;
    }
    this.target = params.target;
    this.sessionExpired = params.sessionExpired && !params.signedIn;
    return true;
  }

  stop(): void {
    this.#visits += 1;
    this.#stopWaiting?.();
    this.funds.stop();
    this.budgetSamples.stop();
    this.subsidySamples.stop();
  }

  async loadFunds(): Promise<void> {
    await this.funds.load((signal) => this.#funds.listAll({}, { signal }));
  }

  /** The screen that the address means: an error of DigiD, or the target of a resident who has signed in. */
  #otherScreen({ digidError, signedIn, target }: HomeParams): Destination | null {
    if (digidError !== null) return afterDigidError(this.#goals, digidError, signedIn);
    return signedIn ? parseAuthTarget(target) : null;
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
      platform.hasBudgetFunds && this.#lists('offers')
        ? this.budgetSamples.load((signal) => this.#products.samples('budget', { signal }))
        : null,
      platform.hasSubsidyFunds && this.#lists('actions')
        ? this.subsidySamples.load((signal) => this.#products.samples('subsidies', { signal }))
        : null,
    ]);
  }

  /** Whether home of this municipality has one of these sections. */
  #lists(...names: readonly HomeSectionName[]): boolean {
    return this.#settings.variant.home.sections.some((name) => names.includes(name));
  }
}
