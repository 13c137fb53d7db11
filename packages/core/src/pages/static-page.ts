import type { Pages, PageType, StaticPage } from './platform-configuration.ts';

/** The outcome of a static screen: show its page, leave for the URL of an external page, or go home. */
export type StaticScreen =
  | { readonly kind: 'show'; readonly page: StaticPage }
  | { readonly kind: 'leave'; readonly url: string }
  | { readonly kind: 'home' };

/** Determines the outcome of a static screen from the published pages. */
export function resolveStaticPage(pages: Pages, type: PageType): StaticScreen {
  const page = pages[type];
  if (!page) return { kind: 'home' };
  if (!page.external) return { kind: 'show', page };
  return page.externalUrl === null ? { kind: 'home' } : { kind: 'leave', url: page.externalUrl };
}
