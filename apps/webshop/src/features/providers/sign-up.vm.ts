import type { Fronts, StaticPage } from '@stadstegoed/core/pages/platform-configuration.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { parseAddress } from '../../lib/app/parse-address.ts';
import { inject, injectable } from '../../lib/app/inject.ts';
import { Navigation } from '../../lib/app/app-ports.ts';
import { Settings } from '../../lib/app/settings.ts';
import type { ViewModel } from '../../lib/app/view-model.ts';

/** The organisations that can take part (PV-007). */
export const ROLES = ['provider', 'validator', 'sponsor'] as const;

export type Role = (typeof ROLES)[number];

/** The page on which organisations read how to take part; shown only when the municipality publishes it. */
@injectable()
export class SignUpViewModel implements ViewModel<object> {
  /** The page of the municipality; null until the platform has answered, and when it could not be reached. */
  page: StaticPage | null = null;
  isSettled = false;
  readonly #navigation: Navigation;
  readonly #settings: Settings;

  constructor(@inject(Navigation) navigation: Navigation, @inject(Settings) settings: Settings) {
    this.#navigation = navigation;
    this.#settings = settings;
    makeAutoObservable(this, { page: observableRef }, { autoBind: true });
  }

  /** The front in which an organisation of a role signs up; null when it has none, or one that is not trusted. */
  frontOf(role: Role): string | null {
    const url = this.#fronts?.[role] ?? null;
    const origin = parseAddress(url ?? '')?.origin ?? '';
    return this.#navigation.trustedOrigins.includes(origin) ? url : null;
  }

  start(): void {
    void this.#load();
  }

  stop(): void {
    // Nothing to stop: the settings belong to the shop.
  }

  get #fronts(): Fronts | null {
    return this.#settings.platform?.fronts ?? null;
  }

  /** A page that the municipality does not publish goes home; an external one is left for. */
  async #load(): Promise<void> {
    const platform = await this.#settings.ready();
    const page = platform?.pages.provider ?? null;
    runInAction(() => {
      this.isSettled = true;
      this.page = page;
    });
    if (platform === null) return;
    const isElsewhere = page?.external === true;
    if (page !== null && !isElsewhere) return;
    if (isElsewhere && page.externalUrl !== null && this.#navigation.leave(page.externalUrl)) return;
    this.#navigation.go(goTo('home', {}), { replace: true });
  }
}
