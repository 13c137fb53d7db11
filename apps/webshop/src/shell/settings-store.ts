import type { PlatformConfig } from '@stadstegoed/core/pages/platform-config.port.ts';
import type { PlatformConfiguration } from '@stadstegoed/core/pages/platform-configuration.ts';
import { mergeFlags, type Flags } from '@stadstegoed/core/shared/flags.ts';
import type { Variant } from '@stadstegoed/variants/schema.ts';
import { makeAutoObservable } from 'mobx';
import { Loadable } from '../support/loadable.ts';
import type { Settings } from '../support/settings.ts';
import type { Environment } from './environment.ts';

/**
 * The settings of this deployment: the variant, the environment data of the page and the platform's configuration. The
 * first two are available immediately; code waits for the platform's answer only where it needs it.
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

  /** Whether the platform has answered or failed; until then its flags are unknown. */
  get isSettled(): boolean {
    return this.configuration.value !== null || this.configuration.state === 'failed';
  }

  /** Reads the platform's configuration, at start-up and again on a retry or a language change. */
  read(): Promise<void> {
    this.#reading = this.configuration.load((signal) => this.#platformConfig().read({ signal }));
    return this.#reading;
  }

  /** Waits for the configuration. Reads it again when the last read failed; null when that fails too. */
  async ready(): Promise<PlatformConfiguration | null> {
    const needsRead = this.#reading === null || this.configuration.state === 'failed';
    await (needsRead ? this.read() : this.#reading);
    return this.platform;
  }
}
