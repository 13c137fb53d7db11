import type { PlatformConfig } from '@stadstegoed/core/pages/platform-config.port.ts';
import type { PlatformConfiguration } from '@stadstegoed/core/pages/platform-configuration.ts';
import { mergeFlags, type Flags } from '@stadstegoed/core/shared/flags.ts';
import type { Variant } from '@stadstegoed/variants/schema.ts';
import { makeAutoObservable } from 'mobx';
import { Loadable } from '../support/loadable.ts';
import type { Settings } from '../support/settings.ts';
import type { Environment } from './environment.ts';

/**
 * What is set for this deployment: the municipality's folder, the environment data of the page and what the platform
 * answers. The first two are there at once; the platform's answer is awaited only where it decides something.
 */
export class SettingsStore implements Settings {
  readonly configuration = new Loadable<PlatformConfiguration>();
  readonly variant: Variant;
  readonly #environment: Environment;
  readonly #platformConfig: () => PlatformConfig;
  #reading: Promise<void> | null = null;

  constructor(variant: Variant, environment: Environment, platformConfig: () => PlatformConfig) {
    this.variant = variant;
    this.#environment = environment;
    this.#platformConfig = platformConfig;
    makeAutoObservable(this, { configuration: false, variant: false }, { autoBind: true });
  }

  get platform(): PlatformConfiguration | null {
    return this.configuration.value;
  }

  get flags(): Flags {
    return mergeFlags(this.variant.flags, this.platform?.flags ?? {}, this.#environment.flags);
  }

  get bsnConfirmationOffset(): number {
    return this.#environment.bsnConfirmationOffset;
  }

  get showStartButton(): boolean {
    return this.#environment.showStartButton;
  }

  /** Whether the platform has answered or failed; until then a flag that it decides is not known. */
  get isSettled(): boolean {
    return this.configuration.value !== null || this.configuration.state === 'failed';
  }

  /** Reads the platform's configuration, at start-up and again on a retry or another language. */
  read(): Promise<void> {
    this.#reading = this.configuration.load((signal) => this.#platformConfig().read({ signal }));
    return this.#reading;
  }

  /** Asks once more when the last answer was a failure: what hangs on it may not be decided on nothing. */
  async ready(): Promise<PlatformConfiguration | null> {
    const mayAskAgain = this.#reading === null || this.configuration.state === 'failed';
    await (mayAskAgain ? this.read() : this.#reading);
    return this.platform;
  }
}
