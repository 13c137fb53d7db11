import type { ScreenName } from '@stadstegoed/core/shared/destination.ts';
import { RESIDENT_SCREENS } from './resident-screens.ts';
import type { Screen, WrongParams } from './screen.ts';

/**
 * Every screen of the shop. Its first path has the parameters that its destination in the core has, or it does not compile. Plain
 * data and lazy imports: the build, the benchmark and the browser tests read it without a browser. The rows of the screens that need
 * a sign-in stand in `resident-screens.ts`.
 */
export const SCREENS = {
  home: {
    nl: ['/'],
    en: ['/'],
    title: 'funds.home.title',
    texts: [],
    view: () => import('../features/home/home.view.tsx'),
  },
  start: {
    nl: ['/start'],
    en: ['/start'],
    title: 'signIn.start.title',
    texts: ['sign-in'],
    view: () => import('../features/sign-in/start.view.tsx'),
  },
  'restore-email': {
    nl: ['/identity-restore'],
    en: ['/identity-restore'],
    title: 'signIn.link.title',
    texts: ['sign-in'],
    view: () => import('../features/sign-in/restore-email.view.tsx'),
  },
  'confirmation-email': {
    // Without the token, once the screen has taken it from the address.
    nl: ['/confirmation/email/:token', '/confirmation/email'],
    en: ['/confirmation/email/:token', '/confirmation/email'],
    title: 'signIn.link.title',
    texts: ['sign-in'],
    view: () => import('../features/sign-in/confirmation-email.view.tsx'),
  },
  'auth-link': {
    nl: ['/auth-link'],
    en: ['/auth-link'],
    title: 'signIn.link.title',
    texts: ['sign-in'],
    view: () => import('../features/sign-in/auth-link.view.tsx'),
  },
  'sign-out': {
    // Mails of the platform link to it. The link alone signs nobody out.
    nl: ['/sign-out'],
    en: ['/sign-out'],
    title: 'shell.signOut',
    texts: ['sign-in'],
    view: () => import('../features/sign-in/sign-out.view.tsx'),
  },
  funds: {
    nl: ['/fondsen', '/fund-pre-check'],
    en: ['/funds'],
    title: 'funds.list.title',
    flag: 'fundsList',
    texts: ['funds'],
    view: () => import('../features/funds/funds.view.tsx'),
  },
  fund: {
    nl: ['/fondsen/:id'],
    en: ['/funds/:id'],
    title: 'funds.fund.title',
    texts: ['funds', 'vouchers', 'products', 'providers/parts'],
    view: () => import('../features/funds/fund.view.tsx'),
  },
  'fund-activate': {
    nl: ['/fondsen/:fundId/activeer'],
    en: ['/funds/:fundId/activate'],
    title: 'fundActivation.title',
    frame: 'short',
    texts: ['fund-activation'],
    view: () => import('../features/fund-activation/fund-activate.view.tsx'),
  },
  error: {
    nl: ['/error/:errorCode', '/error'],
    en: ['/error/:errorCode', '/error'],
    title: 'pages.error.title',
    texts: ['pages', 'fund-requests'],
    view: () => import('../features/pages/error.view.tsx'),
  },
  redirect: {
    nl: ['/redirect'],
    en: ['/redirect'],
    title: 'pages.redirect.title',
    texts: ['pages'],
    view: () => import('../features/pages/redirect.view.tsx'),
  },
  'sign-up': {
    nl: ['/aanbieders/aanmelden'],
    en: ['/sign-up'],
    title: 'providers.signUp.title',
    flag: 'providerSignUpPage',
    texts: ['providers', 'providers/parts', 'products'],
    view: () => import('../features/providers/sign-up.view.tsx'),
  },
  'sign-up-redirect': {
    nl: ['/aanbieders/inloggen'],
    en: ['/providers/sign-in'],
    title: 'providers.redirect.title',
    texts: ['providers', 'providers/parts', 'products'],
    view: () => import('../features/providers/sign-up-redirect.view.tsx'),
  },
  'me-app': {
    nl: ['/me'],
    en: ['/me'],
    title: 'signIn.meApp.title',
    texts: ['sign-in'],
    view: () => import('../features/sign-in/me-app.view.tsx'),
  },
  products: {
    nl: ['/aanbod'],
    en: ['/products'],
    title: 'products.list.title',
    flag: 'productsList',
    texts: ['products', 'providers/parts'],
    view: () => import('../features/products/products.view.tsx'),
  },
  actions: {
    nl: ['/acties'],
    en: ['/actions'],
    title: 'products.actions.title',
    flag: 'productsList',
    needs: 'hasSubsidyFunds',
    texts: ['products', 'providers/parts'],
    view: () => import('../features/products/actions.view.tsx'),
  },
  product: {
    nl: ['/aanbod/:id'],
    en: ['/products/:id'],
    title: 'products.product.title',
    flag: 'productsShow',
    texts: ['products', 'providers/parts'],
    view: () => import('../features/products/product.view.tsx'),
  },
  providers: {
    nl: ['/aanbieders'],
    en: ['/providers'],
    title: 'providers.title',
    texts: ['providers', 'providers/parts', 'products'],
    view: () => import('../features/providers/providers.view.tsx'),
  },
  provider: {
    nl: ['/aanbieders/:id'],
    en: ['/providers/:id'],
    title: 'providers.provider.title',
    texts: ['providers', 'providers/parts', 'products'],
    view: () => import('../features/providers/provider.view.tsx'),
  },
  'provider-office': {
    nl: ['/providers/:organizationId/offices/:id'],
    en: ['/providers/:organizationId/offices/:id'],
    title: 'providers.office.title',
    texts: ['providers', 'providers/parts', 'products'],
    view: () => import('../features/providers/provider-office.view.tsx'),
  },
  'search-result': {
    nl: ['/search'],
    en: ['/search'],
    title: 'search.title',
    flag: 'genericSearch',
    texts: ['search', 'products', 'providers/parts'],
    view: () => import('../features/search/search-result.view.tsx'),
  },
  'preferences-notifications': {
    nl: ['/preferences/notifications'],
    en: ['/preferences/notifications'],
    title: 'notifications.preferences.title',
    texts: ['notifications'],
    view: () => import('../features/notifications/preferences-notifications.view.tsx'),
  },
  privacy: {
    nl: ['/privacy'],
    en: ['/privacy'],
    title: 'pages.privacy.title',
    page: 'privacy',
    texts: ['pages'],
    view: () => import('../features/pages/privacy.view.tsx'),
  },
  accessibility: {
    nl: ['/accessibility'],
    en: ['/accessibility'],
    title: 'pages.accessibility.title',
    flag: 'accessibilityPage',
    page: 'accessibility',
    texts: ['pages'],
    view: () => import('../features/pages/accessibility.view.tsx'),
  },
  'terms-and-conditions': {
    nl: ['/algemene-voorwaarden'],
    en: ['/terms-and-conditions'],
    title: 'pages.terms.title',
    page: 'terms_and_conditions',
    texts: ['pages'],
    view: () => import('../features/pages/terms-and-conditions.view.tsx'),
  },
  explanation: {
    nl: ['/uitleg'],
    en: ['/explanation'],
    title: 'pages.explanation.title',
    page: 'explanation',
    texts: ['pages'],
    view: () => import('../features/pages/explanation.view.tsx'),
  },
  sitemap: {
    nl: ['/sitemap'],
    en: ['/sitemap'],
    title: 'pages.sitemap.title',
    texts: ['pages'],
    view: () => import('../features/pages/sitemap.view.tsx'),
  },
  ...RESIDENT_SCREENS,
} as const satisfies Record<ScreenName, Screen>;

/** Fails to compile, and names the screens, when a path and its destination differ. @public for the compiler alone */
export const PARAMS_AGREE: [WrongParams<typeof SCREENS>] extends [never] ? true : WrongParams<typeof SCREENS> = true;

export const screenOf = (name: ScreenName): Screen => SCREENS[name];

/** The names of all screens. */
// Type assertion: `Object.keys` returns `string[]` although the keys are screen names.
export const SCREEN_NAMES = Object.keys(SCREENS) as readonly ScreenName[];
