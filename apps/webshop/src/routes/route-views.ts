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
  error: { feature: 'pages', view: () => import('../features/pages/error.view.tsx') },
  redirect: { feature: 'pages', view: () => import('../features/pages/redirect.view.tsx') },
};
