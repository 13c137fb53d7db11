import type { PlatformConfiguration } from '@stadstegoed/core/pages/platform-configuration.ts';
import type { Flags } from '@stadstegoed/core/shared/flags.ts';
import { portToken } from '@stadstegoed/core/shared/port-token.ts';
import type { Variant } from '@stadstegoed/variants/schema.ts';

/** The settings of this deployment. Observable: `platform` and `flags` change when the platform has answered. */
export interface Settings {
  /** The merged flags: defaults, then municipality, platform and environment, each overriding the one before. */
  readonly flags: Flags;
  /** The platform's configuration; null until it has answered, and when it could not be reached. */
  readonly platform: PlatformConfiguration | null;
  readonly variant: Variant;
  /** Names the tenant on the platform: the municipality's, unless the environment overrides it. */
  readonly clientKey: string;
  /** Seconds subtracted from the window in which a BSN counts as confirmed; 300 unless overridden. */
  readonly bsnConfirmationOffset: number;
  /** Whether the home banner also shows the start button (reading 1). */
  readonly showStartButton: boolean;
  /** Resolves when the platform has answered or failed, with its configuration or null. */
  ready(): Promise<PlatformConfiguration | null>;
}

export const Settings = portToken<Settings>('Settings');
