import { goTo, type Destination } from '@stadstegoed/core/shared/destination.ts';
import { isScreenAvailable, type Deployment } from '../../routes/screen-availability.ts';
import type { TextKey } from '../../texts/text-keys.ts';

export type SitemapGroupName = 'funds' | 'products' | 'providers' | 'yours' | 'explanation' | 'about';

export interface SitemapLink {
  readonly label: TextKey;
  readonly to: Destination;
}

/** A group of links under one heading. */
export interface SitemapGroup {
  readonly name: SitemapGroupName;
  readonly links: readonly SitemapLink[];
}

/** Every group with its links, in the order of the page. */
const GROUPS: readonly SitemapGroup[] = [
  {
    name: 'funds',
    links: [
      { label: 'pages.sitemap.allFunds', to: goTo('funds', {}) },
      { label: 'funds.haveCode', to: goTo('activation-code', {}) },
    ],
  },
  {
    name: 'products',
    links: [
      { label: 'pages.sitemap.allProducts', to: goTo('products', {}) },
      { label: 'shell.menu.actions', to: goTo('actions', {}) },
      { label: 'pages.sitemap.search', to: goTo('search-result', {}) },
    ],
  },
  {
    name: 'providers',
    links: [
      { label: 'pages.sitemap.allProviders', to: goTo('providers', {}) },
      { label: 'shell.footer.becomeProvider', to: goTo('sign-up', {}) },
      { label: 'pages.sitemap.providerSignIn', to: goTo('sign-up-redirect', {}) },
    ],
  },
  {
    name: 'yours',
    links: [
      { label: 'shell.menu.vouchers', to: goTo('vouchers', {}) },
      { label: 'shell.menu.ownRequests', to: goTo('own-requests', {}) },
      { label: 'shell.menu.reservations', to: goTo('reservations', {}) },
      { label: 'shell.menu.reimbursements', to: goTo('reimbursements', {}) },
      { label: 'shell.menu.bookmarks', to: goTo('bookmarked-products', {}) },
      { label: 'shell.menu.records', to: goTo('records', {}) },
      { label: 'shell.menu.notifications', to: goTo('notifications', {}) },
      { label: 'shell.menu.notificationPreferences', to: goTo('preferences-notifications', {}) },
      { label: 'shell.menu.emails', to: goTo('identity-emails', {}) },
      { label: 'shell.menu.sessions', to: goTo('security-sessions', {}) },
    ],
  },
  {
    name: 'explanation',
    links: [
      { label: 'pages.sitemap.explanation', to: goTo('explanation', {}) },
      { label: 'pages.sitemap.app', to: goTo('me-app', {}) },
      { label: 'pages.sitemap.start', to: goTo('start', {}) },
    ],
  },
  {
    name: 'about',
    links: [
      { label: 'shell.footer.privacy', to: goTo('privacy', {}) },
      { label: 'shell.footer.accessibility', to: goTo('accessibility', {}) },
      { label: 'shell.footer.terms', to: goTo('terms-and-conditions', {}) },
    ],
  },
];

/** The groups with the screens that this deployment has. */
export function sitemapGroups(deployment: Deployment): readonly SitemapGroup[] {
  return GROUPS.map(({ name, links }) => ({
    name,
    links: links.filter(({ to }) => isScreenAvailable(to.screen, deployment)),
  })).filter(({ links }) => links.length > 0);
}
