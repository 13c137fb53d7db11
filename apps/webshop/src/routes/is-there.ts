import type { Pages, PageType } from '@stadstegoed/core/pages/platform-configuration.ts';
import { resolveStaticPage } from '@stadstegoed/core/pages/static-page.ts';
import type { ScreenName } from '@stadstegoed/core/shared/destination.ts';
import type { Flags } from '@stadstegoed/core/shared/flags.ts';
import { ROUTE_PATHS } from './route-paths.ts';

/** What decides which screens a deployment has: its flags, and the pages that the municipality published. */
export interface Deployment {
  readonly flags: Flags;
  /** Null until the platform has answered: no page is published until then. */
  readonly platform: { readonly pages: Pages } | null;
}

/** The screens that show a page of the municipality. */
const PAGE_OF: { readonly [Name in ScreenName]?: PageType } = {
  explanation: 'explanation',
  privacy: 'privacy',
  accessibility: 'accessibility',
  'terms-and-conditions': 'terms_and_conditions',
};

/**
 * Whether a deployment has a screen: it is switched on, and published when it is a page of the municipality. Links leave out
 * other screens, because those redirect home (1 §2, 2 §2).
 */
export function isThere(screen: ScreenName, { flags, platform }: Deployment): boolean {
  const { flag } = ROUTE_PATHS[screen];
  const page = PAGE_OF[screen];
  const isPublished = page === undefined || resolveStaticPage(platform?.pages ?? {}, page).kind !== 'home';
  return isPublished && (flag === undefined || flags[flag]);
}
