import type { Pages, PageType } from '@stadstegoed/core/pages/platform-configuration.ts';
import { resolveStaticPage } from '@stadstegoed/core/pages/static-page.ts';
import type { ScreenName } from '@stadstegoed/core/shared/destination.ts';

/** The screens that show a page of the municipality. */
const PAGE_OF: { readonly [Name in ScreenName]?: PageType } = {
  explanation: 'explanation',
  privacy: 'privacy',
  accessibility: 'accessibility',
  'terms-and-conditions': 'terms_and_conditions',
};

/** Whether a screen has what it shows: links leave out a page that is not published, whose screen redirects home (2 §2). */
export function isPublished(screen: ScreenName, pages: Pages | undefined): boolean {
  const page = PAGE_OF[screen];
  return page === undefined || resolveStaticPage(pages ?? {}, page).kind !== 'home';
}
