import type { FlagName } from '@stadstegoed/core/shared/flags.ts';
import type { ScreenName } from '@stadstegoed/core/shared/destination.ts';
import type { TextKey } from '../texts/text-keys.ts';

/**
 * The paths, title, guard and flag of a screen. Has no reference to the view, so that a link can be built without
 * importing the screen.
 */
export interface RoutePath {
  /** The paths in Dutch; links use the first. */
  readonly nl: readonly [string, ...string[]];
  /** The paths in English; links use the first. */
  readonly en: readonly [string, ...string[]];
  /** The title; detail screens replace it with the name of their entity. */
  readonly title: TextKey;
  /** `resident`: only for signed-in residents; visitors are asked to sign in. */
  readonly guard?: 'resident';
  /** When this flag is off the screen redirects home. */
  readonly flag?: FlagName;
}

/** Every screen with its paths. */
export const ROUTE_PATHS: Readonly<Record<ScreenName, RoutePath>> = {
  home: {
    nl: ['/'],
    en: ['/'],
    title: 'funds.home.title',
  },
  start: {
    nl: ['/start'],
    en: ['/start'],
    title: 'signIn.start.title',
  },
  'restore-email': {
    nl: ['/identity-restore'],
    en: ['/identity-restore'],
    title: 'signIn.link.title',
  },
  'confirmation-email': {
    nl: ['/confirmation/email/:token'],
    en: ['/confirmation/email/:token'],
    title: 'signIn.link.title',
  },
  'auth-link': {
    nl: ['/auth-link'],
    en: ['/auth-link'],
    title: 'signIn.link.title',
  },
  funds: {
    nl: ['/fondsen'],
    en: ['/funds'],
    title: 'funds.list.title',
    flag: 'fundsList',
  },
  fund: {
    nl: ['/fondsen/:id'],
    en: ['/funds/:id'],
    title: 'funds.fund.title',
  },
  'fund-activate': {
    nl: ['/fondsen/:fundId/activeer'],
    en: ['/funds/:fundId/activate'],
    title: 'fundActivation.title',
  },
  'fund-request': {
    nl: ['/fondsen/:id/aanvraag'],
    en: ['/funds/:id/request'],
    title: 'fundRequests.title',
    guard: 'resident',
  },
  'fund-request-clarification': {
    nl: ['/funds/:fundId/requests/:requestId/clarifications/:clarificationId'],
    en: ['/funds/:fundId/requests/:requestId/clarifications/:clarificationId'],
    title: 'fundRequests.clarification.title',
    guard: 'resident',
  },
  vouchers: {
    nl: ['/tegoeden'],
    en: ['/vouchers'],
    title: 'vouchers.list.title',
    guard: 'resident',
  },
  voucher: {
    nl: ['/tegoeden/:address'],
    en: ['/voucher/:address'],
    title: 'vouchers.voucher.title',
    guard: 'resident',
  },
  error: {
    nl: ['/error/:errorCode', '/error'],
    en: ['/error/:errorCode', '/error'],
    title: 'pages.error.title',
  },
  redirect: {
    nl: ['/redirect'],
    en: ['/redirect'],
    title: 'pages.redirect.title',
  },
  'sign-up': {
    nl: ['/aanbieders/aanmelden'],
    en: ['/sign-up'],
    title: 'providers.signUp.title',
    flag: 'providerSignUpPage',
  },
  'sign-up-redirect': { nl: ['/aanbieders/inloggen'], en: ['/providers/sign-in'], title: 'providers.redirect.title' },
  'me-app': { nl: ['/me'], en: ['/me'], title: 'signIn.meApp.title' },
  products: { nl: ['/aanbod'], en: ['/products'], title: 'products.list.title', flag: 'productsList' },
  actions: { nl: ['/acties'], en: ['/actions'], title: 'products.actions.title', flag: 'productsList' },
  product: { nl: ['/aanbod/:id'], en: ['/products/:id'], title: 'products.product.title', flag: 'productsShow' },
  'bookmarked-products': {
    nl: ['/bladwijzers'],
    en: ['/bookmarks'],
    title: 'products.bookmarks.title',
    guard: 'resident',
  },
  providers: { nl: ['/aanbieders'], en: ['/providers'], title: 'providers.title' },
  provider: { nl: ['/aanbieders/:id'], en: ['/providers/:id'], title: 'providers.provider.title' },
  'provider-office': {
    nl: ['/providers/:organizationId/offices/:id'],
    en: ['/providers/:organizationId/offices/:id'],
    title: 'providers.office.title',
  },
  'search-result': { nl: ['/search'], en: ['/search'], title: 'search.title', flag: 'genericSearch' },
  reservations: {
    nl: ['/reserveringen'],
    en: ['/reservations'],
    title: 'reservations.title',
    guard: 'resident',
  },
  reimbursements: {
    nl: ['/declaraties'],
    en: ['/reimbursements'],
    title: 'reimbursements.list.title',
    guard: 'resident',
  },
  'reimbursement-create': {
    nl: ['/declaraties/maken'],
    en: ['/reimbursements/create'],
    title: 'reimbursements.create.title',
    guard: 'resident',
  },
  'reimbursement-edit': {
    nl: ['/declaraties/:id/bewerk'],
    en: ['/reimbursements/:id/edit'],
    title: 'reimbursements.edit.title',
    guard: 'resident',
  },
  reimbursement: {
    nl: ['/declaraties/:id'],
    en: ['/reimbursements/:id'],
    title: 'reimbursements.detail.title',
    guard: 'resident',
  },
  records: {
    nl: ['/records'],
    en: ['/records'],
    title: 'records.list.title',
    guard: 'resident',
    flag: 'recordsList',
  },
  'record-create': {
    nl: ['/records/create'],
    en: ['/records/create'],
    title: 'records.create.title',
    guard: 'resident',
    flag: 'recordsList',
  },
  'record-validate': {
    nl: ['/records/:id/validate'],
    en: ['/records/:id/validate'],
    title: 'records.validate.short',
    guard: 'resident',
  },
  'record-validations': {
    nl: ['/records/:id/validations'],
    en: ['/records/:id/validations'],
    title: 'records.detail.title',
    guard: 'resident',
  },
  notifications: {
    nl: ['/notifications'],
    en: ['/notifications'],
    title: 'notifications.title',
    guard: 'resident',
  },
  'preferences-notifications': {
    nl: ['/preferences/notifications'],
    en: ['/preferences/notifications'],
    title: 'notifications.preferences.title',
  },
  'identity-emails': {
    nl: ['/preferences/emails'],
    en: ['/preferences/emails'],
    title: 'account.emails.title',
    guard: 'resident',
  },
  'security-sessions': {
    nl: ['/beveiliging/sessies'],
    en: ['/security/sessions'],
    title: 'account.sessions.title',
    guard: 'resident',
    flag: 'sessions',
  },
  privacy: { nl: ['/privacy'], en: ['/privacy'], title: 'pages.privacy.title' },
  accessibility: {
    nl: ['/accessibility'],
    en: ['/accessibility'],
    title: 'pages.accessibility.title',
    flag: 'accessibilityPage',
  },
  'terms-and-conditions': { nl: ['/algemene-voorwaarden'], en: ['/terms-and-conditions'], title: 'pages.terms.title' },
  explanation: { nl: ['/uitleg'], en: ['/explanation'], title: 'pages.explanation.title' },
  sitemap: { nl: ['/sitemap'], en: ['/sitemap'], title: 'pages.sitemap.title' },
};
