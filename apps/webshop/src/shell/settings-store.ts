import type { PlatformConfig } from '@stadstegoed/core/pages/platform-config.port.ts';
import type { PlatformConfiguration } from '@stadstegoed/core/pages/platform-configuration.ts';
import type { Clock, StopTimer } from '@stadstegoed/core/shared/clock.port.ts';
import { isEdition, type Edition } from '@stadstegoed/core/shared/edition.ts';
import { mergeFlags, type Flags } from '@stadstegoed/core/shared/flags.ts';
import type { Variant } from '@stadstegoed/variants/schema.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { Load } from '../lib/load/load.ts';
import type { Settings } from '../lib/app/settings.ts';
import type { TextStorage } from '../lib/app/text-storage.ts';
import { SETTINGS_RETRY_PAUSES } from '../lib/app/timings.ts';
import type { Environment } from './browser/environment.ts';

/** What the settings of a deployment are made of. */
export interface SettingsParts {
  readonly variant: Variant;
  readonly environment: Environment;
  readonly platformConfig: () => PlatformConfig;
  readonly clock: Clock;
  /** Keeps the edition of the platform on this device. */
  readonly storage: TextStorage;
}

/** The key of the edition on this device. */
const EDITION = 'edition';

/**
 * What is set for this deployment: the municipality's folder, the environment data of the page and what the platform
 * answers. The first two are there at once; the platform's answer is awaited only where it decides something. When it cannot
 * be read the platform is asked again by itself, a few times with growing pauses, and not before it asks for that.
 */
export class SettingsStore implements Settings {
  readonly configuration = new Load<PlatformConfiguration>();
  readonly variant: Variant;
  readonly #environment: Environment;
  readonly #platformConfig: () => PlatformConfig;
  readonly #clock: Clock;
  readonly #storage: TextStorage;
  #reading: Promise<void> | null = null;
  #stopPause: StopTimer | null = null;
  /** How often the platform was asked again by itself since somebody last asked. */
  tries = 0;

  constructor({ variant, environment, platformConfig, clock, storage }: SettingsParts) {
    this.variant = variant;
    this.#environment = environment;
    this.#platformConfig = platformConfig;
    this.#clock = clock;
    this.#storage = storage;
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

  get clientKey(): string {
    return this.#environment.clientKey ?? this.variant.clientKey;
  }

  get showStartButton(): boolean {
    return this.#environment.showStartButton;
  }

  /** Whether the platform has answered or failed; until then its flags are unknown. */
  get isSettled(): boolean {
    return this.configuration.value !== null || this.configuration.failure !== null;
  }

  /** What the platform sets could not be read, so that a part of the shop is missing. Stays true while it is tried again. */
  get isMissing(): boolean {
    return this.configuration.value === null && this.configuration.failure !== null;
  }

  /** Whether the platform will still be asked again by itself. */
  get willTryAgain(): boolean {
    return this.tries < SETTINGS_RETRY_PAUSES.length;
  }

  /** Reads the platform's configuration, at start-up and again on a retry or a language change. */
  read(): Promise<void> {
    this.tries = 0;
    return this.#load();
  }

  /** Waits for the configuration. Reads it again when the last read failed; null when that fails too. */
  async ready(): Promise<PlatformConfiguration | null> {
    const needsRead = this.#reading === null || this.configuration.state === 'failed';
    await (needsRead ? this.read() : this.#reading);
    return this.platform;
  }

  /**
   * Which calls the platform has: what the deployment or else the platform says, or what it said last on this device. Null when the
   * platform cannot be reached.
   */
  async edition(): Promise<Edition | null> {
    const known = this.#environment.edition ?? this.platform?.edition ?? this.#storage.read(EDITION);
    return isEdition(known) ? known : ((await this.ready())?.edition ?? null);
  }

  async #load(): Promise<void> {
    this.#stopPause?.();
    const reading = this.configuration.load((signal) => this.#platformConfig().read({ signal }));
    this.#reading = reading;
    await reading;
    if (this.platform !== null) this.#storage.write(EDITION, this.platform.edition);
    if (this.#reading === reading && this.configuration.state === 'failed') this.#tryLater();
  }

  #tryLater(): void {
    const pause = SETTINGS_RETRY_PAUSES[this.tries];
    if (pause === undefined) return;
    const asked = (this.configuration.failure?.retryAfterSeconds ?? 0) * 1000;
    this.#stopPause = this.#clock.after(Math.max(pause, asked), () => {
      runInAction(() => {
        this.tries += 1;
      });
      void this.#load();
    });
  }
}
