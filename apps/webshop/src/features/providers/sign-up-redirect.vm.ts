import { makeAutoObservable, runInAction } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Navigation } from '../../lib/app/app-ports.ts';
import { Settings } from '../../lib/app/settings.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';

/** Leaves for the front of the providers, of which the platform's configuration has the address (PV-003). */
@injectable()
export class SignUpRedirectViewModel implements ViewModel<object> {
  /** `missing`: the municipality has no such front or one that may not be followed, or the platform could not tell. */
  state: 'leaving' | 'missing' = 'leaving';
  readonly #navigation: Navigation;
  readonly #settings: Settings;

  constructor(@inject(Navigation) navigation: Navigation, @inject(Settings) settings: Settings) {
    this.#navigation = navigation;
    this.#settings = settings;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): void {
    void this.#leave();
  }

  stop(): void {
    // Nothing to stop: the settings belong to the shop.
  }

  async #leave(): Promise<void> {
    const platform = await this.#settings.ready();
    const url = platform?.fronts.provider ?? null;
    if (url !== null && this.#navigation.leave(url)) return;
    runInAction(() => {
      this.state = 'missing';
    });
  }
}
