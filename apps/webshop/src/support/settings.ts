import type { PlatformConfiguration } from '@stadstegoed/core/pages/platform-configuration.ts';
import type { Flags } from '@stadstegoed/core/shared/flags.ts';
import { portToken } from '@stadstegoed/core/shared/port-token.ts';
import type { Variant } from '@stadstegoed/variants/schema.ts';

/** What is set for this deployment (1 §1). Observable: `platform` and `flags` change when the platform has answered. */
export interface Settings {
  /** Defaults, the municipality, the platform and the environment laid over each other. */
  readonly flags: Flags;
  /** What the platform said at start-up; null until then, and when it could not be reached. */
  readonly platform: PlatformConfiguration | null;
  readonly variant: Variant;
  /** Seconds that are taken off the window in which a BSN counts as confirmed; 300 unless overridden. */
  readonly bsnConfirmationOffset: number;
  /** Also show the start button on the home banner (decision 1). */
  readonly showStartButton: boolean;
  /** Resolves when the platform has answered or failed, with its configuration or null. */
  ready(): Promise<PlatformConfiguration | null>;
}

export const Settings = portToken<Settings>('Settings');
