import type { Fronts, StaticPage } from '@stadstegoed/core/pages/platform-configuration.ts';
import { REFUSED_ADDRESS } from '@stadstegoed/core/pages/error-code.ts';
import { resolveStaticPage } from '@stadstegoed/core/pages/static-page.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Navigation } from '../../lib/app/app-ports.ts';
import { Settings } from '../../lib/app/settings.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';

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

  /** The front in which an organisation of a role signs up; null when it has none, or one that the shop may not follow. */
  frontOf(role: Role): string | null {
    const url = this.#fronts?.[role] ?? null;
    return url !== null && this.#navigation.mayLeaveFor(url) ? url : null;
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
    runInAction(() => {
      this.isSettled = true;
      this.page = platform?.pages.provider ?? null;
    });
    if (platform === null) return;
    const screen = resolveStaticPage(platform.pages, 'provider');
    if (screen.kind === 'show' || (screen.kind === 'leave' && this.#navigation.leave(screen.url))) return;
    this.#navigation.go(screen.kind === 'leave' ? REFUSED_ADDRESS : goTo('home', {}), { replace: true });
  }
}
