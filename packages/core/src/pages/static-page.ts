import type { Pages, PageType, StaticPage } from './platform-configuration.ts';

/** What a static screen does: show its page, leave for the address where the page stands, or go home. */
export type StaticScreen =
  | { readonly kind: 'show'; readonly page: StaticPage }
  | { readonly kind: 'leave'; readonly url: string }
  | { readonly kind: 'home' };

/** Decides a static screen by the published pages (2 §2, static pages). */
export function resolveStaticPage(pages: Pages, type: PageType): StaticScreen {
  const page = pages[type];
  if (!page) return { kind: 'home' };
  if (!page.external) return { kind: 'show', page };
  return page.externalUrl === null ? { kind: 'home' } : { kind: 'leave', url: page.externalUrl };
}
