import type { PlatformConfiguration } from '@stadstegoed/core/pages/platform-configuration.ts';
import { resolveStaticPage } from '@stadstegoed/core/pages/static-page.ts';
import type { ScreenName } from '@stadstegoed/core/shared/destination.ts';
import type { Flags } from '@stadstegoed/core/shared/flags.ts';
import { screenOf } from './screens.ts';

type Offered = Pick<
  PlatformConfiguration,
  'pages' | 'hasSubsidyFunds' | 'hasRecords' | 'recordsCreate' | 'recordsValidate'
>;

/** What decides which screens a deployment has: its flags, what the platform has, and which pages are published. */
export interface Deployment {
  readonly flags: Flags;
  /** Null until the platform has answered: until then no page is published, and nothing else is missing. */
  readonly platform: Offered | null;
}

/** Whether the platform has what a screen needs. */
export function isOnPlatform(screen: ScreenName, { platform }: Deployment): boolean {
  const { needs } = screenOf(screen);
  return needs === undefined || platform?.[needs] !== false;
}

/** Whether a screen is switched on, and the platform has what it needs. */
export function isSwitchedOn(screen: ScreenName, deployment: Deployment): boolean {
  const { flag } = screenOf(screen);
  return (flag === undefined || deployment.flags[flag]) && isOnPlatform(screen, deployment);
}

/**
 * Whether a deployment has a screen: it is switched on, and published when it is a page of the municipality. Links leave out
 * other screens, because those redirect home.
 */
export function isScreenAvailable(screen: ScreenName, deployment: Deployment): boolean {
  const { page } = screenOf(screen);
  const isPublished = page === undefined || resolveStaticPage(deployment.platform?.pages ?? {}, page).kind !== 'home';
  return isPublished && isSwitchedOn(screen, deployment);
}
