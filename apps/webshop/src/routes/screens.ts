import type { ScreenName, ScreenParams } from '@stadstegoed/core/shared/destination.ts';
import type { Screen } from './screen.ts';

/** The names of the parameters in a path such as `/fondsen/:id`. */
type ParamIn<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer After}`
    ? Name | ParamIn<`/${After}`>
    : Rest
  : never;

/**
 * Every screen of the shop. Its first path has the parameters that its destination in the core has, or it does not compile. Plain
 * data and lazy imports: the build, the benchmark and the browser tests read it without a browser.
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
  funds: {
    nl: ['/fondsen'],
    en: ['/funds'],
    title: 'funds.list.title',
    flag: 'fundsList',
    texts: ['funds', 'vouchers'],
    view: () => import('../features/funds/funds.view.tsx'),
  },
  fund: {
    nl: ['/fondsen/:id'],
    en: ['/funds/:id'],
    title: 'funds.fund.title',
    texts: ['funds', 'vouchers'],
    view: () => import('../features/funds/fund.view.tsx'),
  },
  'activation-code': {
    nl: ['/activatiecode'],
    en: ['/activation-code'],
    title: 'fundActivation.code.title',
    guard: 'resident',
    signInReason: 'shell.signInNeeded.code',
    texts: ['fund-activation'],
    view: () => import('../features/fund-activation/activation-code.view.tsx'),
  },
  'fund-activate': {
    nl: ['/fondsen/:fundId/activeer'],
    en: ['/funds/:fundId/activate'],
    title: 'fundActivation.title',
    texts: ['fund-activation'],
    view: () => import('../features/fund-activation/fund-activate.view.tsx'),
  },
  'fund-request': {
    nl: ['/fondsen/:id/aanvraag'],
    en: ['/funds/:id/request'],
    title: 'fundRequests.title',
    guard: 'resident',
    signInReason: 'shell.signInNeeded.request',
    frame: 'short',
    texts: ['fund-requests', 'fund-activation', 'files'],
    view: () => import('../features/fund-requests/fund-request.view.tsx'),
  },
  'fund-request-clarification': {
    nl: ['/funds/:fundId/requests/:requestId/clarifications/:clarificationId'],
    en: ['/funds/:fundId/requests/:requestId/clarifications/:clarificationId'],
    title: 'fundRequests.clarification.title',
    guard: 'resident',
    signInReason: 'shell.signInNeeded.clarification',
    texts: ['fund-requests', 'fund-activation', 'files', 'funds'],
    view: () => import('../features/fund-requests/fund-request-clarification.view.tsx'),
  },
  vouchers: {
    nl: ['/tegoeden'],
    en: ['/vouchers'],
    title: 'vouchers.list.title',
    guard: 'resident',
    texts: ['vouchers'],
    view: () => import('../features/vouchers/vouchers.view.tsx'),
  },
  voucher: {
    nl: ['/tegoeden/:address'],
    en: ['/voucher/:address'],
    title: 'vouchers.voucher.title',
    guard: 'resident',
    signInReason: 'shell.signInNeeded.voucher',
    texts: ['vouchers', 'physical-cards'],
    view: () => import('../features/vouchers/voucher.view.tsx'),
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
    signInReason: 'shell.signInNeeded.reserve',
    flag: 'productsShow',
    texts: ['products', 'providers/parts'],
    view: () => import('../features/products/product.view.tsx'),
  },
  'bookmarked-products': {
    nl: ['/bladwijzers'],
    en: ['/bookmarks'],
    title: 'products.bookmarks.title',
    guard: 'resident',
    texts: ['products', 'providers/parts'],
    view: () => import('../features/products/bookmarked-products.view.tsx'),
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
  reservations: {
    nl: ['/reserveringen'],
    en: ['/reservations'],
    title: 'reservations.title',
    guard: 'resident',
    signInReason: 'shell.signInNeeded.reservations',
    texts: ['reservations', 'vouchers', 'products', 'providers/parts'],
    view: () => import('../features/reservations/reservations.view.tsx'),
  },
  reservation: {
    nl: ['/reserveringen/:id'],
    en: ['/reservations/:id'],
    title: 'reservations.details.title',
    guard: 'resident',
    signInReason: 'shell.signInNeeded.reservations',
    texts: ['reservations', 'vouchers', 'products', 'providers/parts'],
    view: () => import('../features/reservations/reservation.view.tsx'),
  },
  reimbursements: {
    nl: ['/declaraties'],
    en: ['/reimbursements'],
    title: 'reimbursements.list.title',
    guard: 'resident',
    texts: ['reimbursements', 'files'],
    view: () => import('../features/reimbursements/reimbursements.view.tsx'),
  },
  'reimbursement-create': {
    nl: ['/declaraties/maken'],
    en: ['/reimbursements/create'],
    title: 'reimbursements.create.title',
    guard: 'resident',
    signInReason: 'shell.signInNeeded.reimbursementCreate',
    texts: ['reimbursements', 'files'],
    view: () => import('../features/reimbursements/reimbursement-create.view.tsx'),
  },
  'reimbursement-edit': {
    nl: ['/declaraties/:id/bewerk'],
    en: ['/reimbursements/:id/edit'],
    title: 'reimbursements.edit.title',
    guard: 'resident',
    signInReason: 'shell.signInNeeded.reimbursementCreate',
    texts: ['reimbursements', 'files'],
    view: () => import('../features/reimbursements/reimbursement-edit.view.tsx'),
  },
  reimbursement: {
    nl: ['/declaraties/:id'],
    en: ['/reimbursements/:id'],
    title: 'reimbursements.detail.title',
    guard: 'resident',
    signInReason: 'shell.signInNeeded.reimbursement',
    texts: ['reimbursements', 'files'],
    view: () => import('../features/reimbursements/reimbursement.view.tsx'),
  },
  records: {
    nl: ['/records'],
    en: ['/records'],
    title: 'records.list.title',
    guard: 'resident',
    flag: 'recordsList',
    texts: ['records', 'account', 'notifications'],
    view: () => import('../features/records/records.view.tsx'),
  },
  'record-create': {
    nl: ['/records/create'],
    en: ['/records/create'],
    title: 'records.create.title',
    guard: 'resident',
    flag: 'recordsList',
    needs: 'recordsCreate',
    texts: ['records', 'account', 'notifications'],
    view: () => import('../features/records/record-create.view.tsx'),
  },
  'record-validate': {
    nl: ['/records/:id/validate'],
    en: ['/records/:id/validate'],
    title: 'records.validate.short',
    guard: 'resident',
    needs: 'recordsValidate',
    texts: ['records', 'account', 'notifications'],
    view: () => import('../features/records/record-validate.view.tsx'),
  },
  'record-validations': {
    nl: ['/records/:id/validations'],
    en: ['/records/:id/validations'],
    title: 'records.detail.title',
    guard: 'resident',
    texts: ['records', 'account', 'notifications'],
    view: () => import('../features/records/record-validations.view.tsx'),
  },
  notifications: {
    nl: ['/notifications'],
    en: ['/notifications'],
    title: 'notifications.title',
    guard: 'resident',
    texts: ['notifications', 'account'],
    view: () => import('../features/notifications/notifications.view.tsx'),
  },
  'preferences-notifications': {
    nl: ['/preferences/notifications'],
    en: ['/preferences/notifications'],
    title: 'notifications.preferences.title',
    texts: ['notifications', 'account'],
    view: () => import('../features/notifications/preferences-notifications.view.tsx'),
  },
  'identity-emails': {
    nl: ['/preferences/emails'],
    en: ['/preferences/emails'],
    title: 'account.emails.title',
    guard: 'resident',
    texts: ['account', 'notifications'],
    view: () => import('../features/account/identity-emails.view.tsx'),
  },
  'security-sessions': {
    nl: ['/beveiliging/sessies'],
    en: ['/security/sessions'],
    title: 'account.sessions.title',
    guard: 'resident',
    flag: 'sessions',
    texts: ['account', 'notifications'],
    view: () => import('../features/account/security-sessions.view.tsx'),
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
} as const satisfies Record<ScreenName, Screen>;

/** The screens of which a first path lacks a parameter of its destination, or has another. */
type WrongParams = {
  [Name in ScreenName]: [ParamIn<(typeof SCREENS)[Name]['nl' | 'en'][0]>, keyof ScreenParams[Name]] extends [
    keyof ScreenParams[Name],
    ParamIn<(typeof SCREENS)[Name]['nl' | 'en'][0]>,
  ]
    ? never
    : Name;
}[ScreenName];

/** Fails to compile, and names the screens, when a path and its destination differ. @public for the compiler alone */
export const PARAMS_AGREE: [WrongParams] extends [never] ? true : WrongParams = true;

/** The row of a screen. */
export const screenOf = (name: ScreenName): Screen => SCREENS[name];

/** The names of all screens. */
// Type assertion: `Object.keys` returns `string[]` although the keys are screen names.
export const SCREEN_NAMES = Object.keys(SCREENS) as readonly ScreenName[];
