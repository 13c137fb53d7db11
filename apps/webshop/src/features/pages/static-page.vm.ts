import type { PageType, PlatformConfiguration } from '@stadstegoed/core/pages/platform-configuration.ts';
import { PlatformConfig } from '@stadstegoed/core/pages/platform-config.port.ts';
import { REFUSED_ADDRESS } from '@stadstegoed/core/pages/error-code.ts';
import { resolveStaticPage, type StaticScreen } from '@stadstegoed/core/pages/static-page.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { ok, type Result } from '@stadstegoed/core/shared/result.ts';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Navigation } from '../../lib/app/app-ports.ts';
import { Load } from '../../lib/load/load.ts';
import { Settings } from '../../lib/app/settings.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';

/** The page of the screen, and the language in which the platform is asked for it. */
export interface StaticPageParams {
  readonly type: PageType;
  readonly language: Language;
}

/**
 * A page that the municipality publishes: shown here, opened on its own site, or home when there is none. An external
 * page may stand on any site, because the platform's configuration names it.
 */
@injectable()
export class StaticPageViewModel implements ViewModel<StaticPageParams> {
  readonly screen = new Load<StaticScreen>();
  readonly #settings: Settings;
  readonly #config: PlatformConfig;
  readonly #navigation: Navigation;

  constructor(
    @inject(Settings) settings: Settings,
    @inject(PlatformConfig) config: PlatformConfig,
    @inject(Navigation) navigation: Navigation,
  ) {
    this.#settings = settings;
    this.#config = config;
    this.#navigation = navigation;
  }

  start({ type }: StaticPageParams): void {
    void this.screen.load((signal) => this.#open(type, signal));
  }

  stop(): void {
    this.screen.stop();
  }

  async #open(type: PageType, signal: AbortSignal): Promise<Result<StaticScreen, Failure>> {
    const configuration = await this.#configuration(signal);
    if (!configuration.ok) return configuration;
    const screen = resolveStaticPage(configuration.value.pages, type);
    if (!signal.aborted) this.#follow(screen);
    return ok(screen);
  }

  /** The configuration that the shop has; reads it again when it could not be read, to know what went wrong. */
  async #configuration(signal: AbortSignal): Promise<Result<PlatformConfiguration, Failure>> {
    const known = await this.#settings.ready();
    return known === null ? this.#config.read({ signal }) : ok(known);
  }

  #follow(screen: StaticScreen): void {
    if (screen.kind === 'show') return;
    if (screen.kind === 'leave' && this.#navigation.leave(screen.url)) return;
    this.#navigation.go(screen.kind === 'leave' ? REFUSED_ADDRESS : goTo('home', {}), { replace: true });
  }
}
