import type { FlagName } from '@stadstegoed/core/shared/flags.ts';
import type { ScreenName } from '@stadstegoed/core/shared/destination.ts';
import type { TextKey, FeatureName } from '../support/text-keys.ts';
import type { ScreenView } from './screen-view.ts';

/** One screen of the shop: where it is, who may see it, what it is called and what draws it. */
export interface RouteEntry {
  /** The paths in Dutch; the first is the one that links use. */
  readonly nl: readonly [string, ...string[]];
  /** The paths in English; the first is the one that links use. */
  readonly en: readonly [string, ...string[]];
  /** The title of the screen; screens that name a thing set their own once they know it. */
  readonly title: TextKey;
  /** `resident`: only for who is signed in; others are asked to sign in (1 §6). */
  readonly guard?: 'resident';
  /** When this flag is off the screen sends the visitor home (1 §2, 2 §2). */
  readonly flag?: FlagName;
  /** The features whose texts and bindings the screen needs beside those of the shell. */
  readonly features: readonly FeatureName[];
  /** Loads the screen's own chunk; absent as long as the screen is not built: its paths answer with the honest 404. */
  readonly view?: () => Promise<ScreenView>;
}

const NOT_FOUND_TITLE = 'shell.notFound.title' satisfies TextKey;

function notBuilt(nl: RouteEntry['nl'], en: RouteEntry['en'], rest: Partial<RouteEntry> = {}): RouteEntry {
  return { nl, en, title: NOT_FOUND_TITLE, features: [], ...rest };
}

/** Every screen of both documents with every path that they name (1 §2, 2 §2). */
export const ROUTE_TABLE: Readonly<Record<ScreenName, RouteEntry>> = {
  home: {
    nl: ['/'],
    en: ['/'],
    title: 'funds.home.title',
    features: ['funds', 'fund-activation', 'vouchers'],
    view: () => import('../features/funds/home.view.tsx'),
  },
  start: {
    nl: ['/start'],
    en: ['/start'],
    title: 'signIn.start.title',
    features: ['sign-in', 'funds', 'vouchers'],
    view: () => import('../features/sign-in/start.view.tsx'),
  },
  'restore-email': {
    nl: ['/identity-restore'],
    en: ['/identity-restore'],
    title: 'signIn.link.title',
    features: ['sign-in', 'funds', 'vouchers'],
    view: () => import('../features/sign-in/restore-email.view.tsx'),
  },
  'confirmation-email': {
    nl: ['/confirmation/email/:token'],
    en: ['/confirmation/email/:token'],
    title: 'signIn.link.title',
    features: ['sign-in', 'funds', 'vouchers'],
    view: () => import('../features/sign-in/confirmation-email.view.tsx'),
  },
  'auth-link': {
    nl: ['/auth-link'],
    en: ['/auth-link'],
    title: 'signIn.link.title',
    features: ['sign-in', 'funds', 'vouchers'],
    view: () => import('../features/sign-in/auth-link.view.tsx'),
  },
  funds: {
    nl: ['/fondsen'],
    en: ['/funds'],
    title: 'funds.list.title',
    flag: 'fundsList',
    features: ['funds', 'fund-activation', 'vouchers'],
    view: () => import('../features/funds/funds.view.tsx'),
  },
  fund: {
    nl: ['/fondsen/:id'],
    en: ['/funds/:id'],
    title: 'funds.fund.title',
    features: ['funds', 'fund-activation', 'vouchers'],
    view: () => import('../features/funds/fund.view.tsx'),
  },
  'fund-activate': {
    nl: ['/fondsen/:fundId/activeer'],
    en: ['/funds/:fundId/activate'],
    title: 'fundActivation.title',
    features: ['fund-activation', 'funds', 'vouchers', 'sign-in'],
    view: () => import('../features/fund-activation/fund-activate.view.tsx'),
  },
  'fund-request': {
    nl: ['/fondsen/:id/aanvraag'],
    en: ['/funds/:id/request'],
    title: 'fundActivation.requestEntry.title',
    guard: 'resident',
    features: ['fund-activation'],
    view: () => import('../features/fund-activation/fund-request-entry.view.tsx'),
  },
  'fund-request-clarification': notBuilt(
    ['/funds/:fundId/requests/:requestId/clarifications/:clarificationId'],
    ['/funds/:fundId/requests/:requestId/clarifications/:clarificationId'],
    { guard: 'resident' },
  ),
  vouchers: {
    nl: ['/tegoeden'],
    en: ['/vouchers'],
    title: 'vouchers.list.title',
    guard: 'resident',
    features: ['vouchers'],
    view: () => import('../features/vouchers/vouchers.view.tsx'),
  },
  voucher: {
    nl: ['/tegoeden/:address'],
    en: ['/voucher/:address'],
    title: 'vouchers.voucher.title',
    guard: 'resident',
    features: ['vouchers'],
    view: () => import('../features/vouchers/voucher.view.tsx'),
  },
  error: {
    nl: ['/error/:errorCode', '/error'],
    en: ['/error/:errorCode', '/error'],
    title: 'pages.error.title',
    features: ['pages'],
    view: () => import('../features/pages/error.view.tsx'),
  },
  redirect: {
    nl: ['/redirect'],
    en: ['/redirect'],
    title: 'pages.redirect.title',
    features: ['pages'],
    view: () => import('../features/pages/redirect.view.tsx'),
  },
  'sign-up': notBuilt(['/aanbieders/aanmelden'], ['/sign-up'], { flag: 'providerSignUpPage' }),
  'sign-up-redirect': notBuilt(['/aanbieders/inloggen'], ['/providers/sign-in']),
  'me-app': notBuilt(['/me'], ['/me']),
  products: notBuilt(['/aanbod'], ['/products'], { flag: 'productsList' }),
  actions: notBuilt(['/acties'], ['/actions'], { flag: 'productsList' }),
  product: notBuilt(['/aanbod/:id'], ['/products/:id'], { flag: 'productsShow' }),
  'bookmarked-products': notBuilt(['/bladwijzers'], ['/bookmarks'], { guard: 'resident' }),
  providers: notBuilt(['/aanbieders'], ['/providers']),
  provider: notBuilt(['/aanbieders/:id'], ['/providers/:id']),
  'provider-office': notBuilt(['/providers/:organizationId/offices/:id'], ['/providers/:organizationId/offices/:id']),
  'search-result': notBuilt(['/search'], ['/search']),
  reservations: notBuilt(['/reserveringen'], ['/reservations'], { guard: 'resident' }),
  reimbursements: notBuilt(['/declaraties'], ['/reimbursements'], { guard: 'resident' }),
  'reimbursement-create': notBuilt(['/declaraties/maken'], ['/reimbursements/create'], { guard: 'resident' }),
  'reimbursement-edit': notBuilt(['/declaraties/:id/bewerk'], ['/reimbursements/:id/edit'], { guard: 'resident' }),
  reimbursement: notBuilt(['/declaraties/:id'], ['/reimbursements/:id'], { guard: 'resident' }),
  records: notBuilt(['/records'], ['/records'], { guard: 'resident', flag: 'recordsList' }),
  'record-create': notBuilt(['/records/create'], ['/records/create'], { guard: 'resident', flag: 'recordsList' }),
  'record-validate': notBuilt(['/records/:id/validate'], ['/records/:id/validate'], { guard: 'resident' }),
  'record-validations': notBuilt(['/records/:id/validations'], ['/records/:id/validations'], { guard: 'resident' }),
  notifications: notBuilt(['/notifications'], ['/notifications'], { guard: 'resident' }),
  'preferences-notifications': notBuilt(['/preferences/notifications'], ['/preferences/notifications']),
  'identity-emails': notBuilt(['/preferences/emails'], ['/preferences/emails'], { guard: 'resident' }),
  'security-sessions': notBuilt(['/beveiliging/sessies'], ['/security/sessions'], {
    guard: 'resident',
    flag: 'sessions',
  }),
  privacy: notBuilt(['/privacy'], ['/privacy']),
  accessibility: notBuilt(['/accessibility'], ['/accessibility'], { flag: 'accessibilityPage' }),
  'terms-and-conditions': notBuilt(['/algemene-voorwaarden'], ['/terms-and-conditions']),
  explanation: notBuilt(['/uitleg'], ['/explanation']),
  sitemap: notBuilt(['/sitemap'], ['/sitemap']),
};
