import type { ScreenName } from '@stadstegoed/core/shared/destination.ts';
import type { FeatureName } from '../texts/text-keys.ts';
import type { ScreenView } from './screen-view.ts';

/** The view of a screen. */
export interface RouteView {
  /** The feature whose texts and bindings the screen needs, including those of the features it uses. */
  readonly feature: FeatureName;
  /** Features whose `parts/` only this screen of its feature shows. Their texts and bindings load with the screen. */
  readonly parts?: readonly FeatureName[];
  /** The screen needs only the first part of its feature. */
  readonly only?: 'first';
  /** Loads the screen's own chunk. */
  readonly view: () => Promise<ScreenView>;
}

/** The screens that are built; the paths of the others show the 404 page. */
export const ROUTE_VIEWS: { readonly [Name in ScreenName]?: RouteView } = {
  home: { feature: 'funds', only: 'first', view: () => import('../features/funds/home.view.tsx') },
  start: { feature: 'sign-in', view: () => import('../features/sign-in/start.view.tsx') },
  'restore-email': { feature: 'sign-in', view: () => import('../features/sign-in/restore-email.view.tsx') },
  'confirmation-email': { feature: 'sign-in', view: () => import('../features/sign-in/confirmation-email.view.tsx') },
  'auth-link': { feature: 'sign-in', view: () => import('../features/sign-in/auth-link.view.tsx') },
  funds: { feature: 'funds', view: () => import('../features/funds/funds.view.tsx') },
  fund: { feature: 'funds', view: () => import('../features/funds/fund.view.tsx') },
  'fund-activate': {
    feature: 'fund-activation',
    view: () => import('../features/fund-activation/fund-activate.view.tsx'),
  },
  'fund-request': {
    feature: 'fund-requests',
    view: () => import('../features/fund-requests/fund-request.view.tsx'),
  },
  'fund-request-clarification': {
    feature: 'fund-requests',
    view: () => import('../features/fund-requests/fund-request-clarification.view.tsx'),
  },
  vouchers: { feature: 'vouchers', view: () => import('../features/vouchers/vouchers.view.tsx') },
  voucher: {
    feature: 'vouchers',
    parts: ['physical-cards'],
    view: () => import('../features/vouchers/voucher.view.tsx'),
  },
  products: { feature: 'products', view: () => import('../features/products/products.view.tsx') },
  actions: { feature: 'products', view: () => import('../features/products/actions.view.tsx') },
  'bookmarked-products': {
    feature: 'products',
    view: () => import('../features/products/bookmarked-products.view.tsx'),
  },
  product: { feature: 'products', view: () => import('../features/products/product.view.tsx') },
  providers: { feature: 'providers', view: () => import('../features/providers/providers.view.tsx') },
  provider: { feature: 'providers', view: () => import('../features/providers/provider.view.tsx') },
  'provider-office': { feature: 'providers', view: () => import('../features/providers/provider-office.view.tsx') },
  'sign-up': { feature: 'providers', view: () => import('../features/providers/sign-up.view.tsx') },
  'sign-up-redirect': { feature: 'providers', view: () => import('../features/providers/sign-up-redirect.view.tsx') },
  reimbursements: {
    feature: 'reimbursements',
    view: () => import('../features/reimbursements/reimbursements.view.tsx'),
  },
  'reimbursement-create': {
    feature: 'reimbursements',
    view: () => import('../features/reimbursements/reimbursement-create.view.tsx'),
  },
  'reimbursement-edit': {
    feature: 'reimbursements',
    view: () => import('../features/reimbursements/reimbursement-edit.view.tsx'),
  },
  reimbursement: {
    feature: 'reimbursements',
    view: () => import('../features/reimbursements/reimbursement.view.tsx'),
  },
  error: { feature: 'pages', view: () => import('../features/pages/error.view.tsx') },
  redirect: { feature: 'pages', view: () => import('../features/pages/redirect.view.tsx') },
  reservations: { feature: 'reservations', view: () => import('../features/reservations/reservations.view.tsx') },
  'search-result': {
    feature: 'search',
    parts: ['products'],
    view: () => import('../features/search/search-result.view.tsx'),
  },
  notifications: {
    feature: 'notifications',
    view: () => import('../features/notifications/notifications.view.tsx'),
  },
  'preferences-notifications': {
    feature: 'notifications',
    view: () => import('../features/notifications/preferences-notifications.view.tsx'),
  },
  'identity-emails': {
    feature: 'account',
    parts: ['notifications'],
    view: () => import('../features/account/identity-emails.view.tsx'),
  },
  'security-sessions': {
    feature: 'account',
    parts: ['notifications'],
    view: () => import('../features/account/security-sessions.view.tsx'),
  },
  'me-app': { feature: 'sign-in', view: () => import('../features/sign-in/me-app.view.tsx') },
  privacy: { feature: 'pages', view: () => import('../features/pages/privacy.view.tsx') },
  accessibility: { feature: 'pages', view: () => import('../features/pages/accessibility.view.tsx') },
  'terms-and-conditions': { feature: 'pages', view: () => import('../features/pages/terms-and-conditions.view.tsx') },
  explanation: { feature: 'pages', view: () => import('../features/pages/explanation.view.tsx') },
  records: { feature: 'records', view: () => import('../features/records/records.view.tsx') },
  'record-create': { feature: 'records', view: () => import('../features/records/record-create.view.tsx') },
  'record-validate': { feature: 'records', view: () => import('../features/records/record-validate.view.tsx') },
  'record-validations': { feature: 'records', view: () => import('../features/records/record-validations.view.tsx') },
  sitemap: { feature: 'pages', view: () => import('../features/pages/sitemap.view.tsx') },
};
