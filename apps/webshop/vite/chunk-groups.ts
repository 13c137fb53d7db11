import type { Plugin } from 'vite';

/** Sources that are one chunk or one style sheet, by a part of their paths. */
type Groups = Readonly<Record<string, readonly string[]>>;

/**
 * What some screens share, and always together. A chunk takes along what its modules import, so what others load alone comes first:
 * requests before the funds, lists and cards before the lists of offers.
 */
export const TOGETHER: Groups = {
  'request-parts': [
    '/core/src/fund-requests/request-decision.ts',
    '/core/src/fund-requests/request-number.ts',
    '/fund-requests/parts/fund-request-state.tsx',
    '/fund-requests/parts/request-state.tsx',
    '/fund-requests/parts/requests-failure.tsx',
    '/ui/src/criteria/criteria-list.tsx',
  ],
  offices: ['/providers/parts/main-office', '/providers/parts/office-list.tsx', '/providers/parts/route-link'],
  'long-list': ['/src/lib/list/show-more', '/src/lib/list/visible-part'],
  list: [
    '/src/lib/list/',
    '/src/lib/load/options-state',
    '/src/lib/focus/use-focus-in-view',
    '/ui/src/pagination/',
    '/products/parts/choice-filter',
    '/products/parts/category-choices',
    '/providers/parts/distance-',
  ],
  fund: [
    '/funds/fund-status',
    '/funds/fund-action',
    '/funds/criterion-sentence',
    '/funds/vouchers-failure',
    '/funds/fund.vm',
    '/funds/apply-in-list',
    '/funds/parts/fund-action',
    '/funds/parts/apply-failure',
    '/funds/parts/fund-row.tsx',
    '/funds/parts/help-line',
    '/core/src/fund-activation/fund-button',
    '/fund-requests/own-requests.shared',
  ],
  'product-card': [
    '/products/bookmark',
    '/products/wanted-',
    '/products/parts/product-card',
    '/products/parts/product-flag',
    '/products/parts/product-price',
    '/products/parts/product-tile',
    '/products/parts/pay-line',
    '/products/parts/bookmark-',
    '/products/parts/search-data',
    '/products/parts/fund-names',
  ],
  'product-list': [
    '/features/products/product-list',
    '/features/products/products-',
    '/features/products/product-filters',
    '/products/parts/product-row',
    '/products/parts/provider-filter',
  ],
};

/** Style sheets that are one, because each is smaller than what a request costs: those of a fund, and of the lists of offers and funds. */
export const ONE_SHEET: Groups = {
  'fund-styles': ['/criteria/criteria-list.css', '/funds/fund.css', '/fund-requests/parts/fund-request-state.css'],
  'list-styles': [
    '/lib/list/list-page.css',
    '/pagination/pagination.css',
    '/call-line/call-line.css',
    '/funds/funds.css',
    '/funds/parts/fund-row.css',
    '/products/products.css',
    '/products/parts/filters.css',
    '/products/parts/product-card.css',
  ],
};

const contains =
  (parts: readonly string[]) =>
  (id: string): boolean =>
    parts.some((part) => id.replaceAll('\\', '/').includes(part));

/** The groups for the build, the first one before the others. */
export const groupsOf = (groups: Groups, priority: number, minShareCount = 1) =>
  Object.entries(groups).map(([name, parts], at) => ({
    name,
    test: contains(parts),
    minShareCount,
    priority: priority - at / 10,
  }));

/** Whether a module belongs to one of the groups. */
export const isTogether = contains(Object.values(TOGETHER).flat());

/** The parts of paths that no module has, each with the group that names it. */
export function unknownSources(groups: Groups, ids: readonly string[]): readonly string[] {
  return Object.entries(groups).flatMap(([name, parts]) =>
    parts.filter((part) => !ids.some(contains([part]))).map((part) => `${name}: ${part}`),
  );
}

/** Vite plugin that ends a build in which a group names a source that is gone: it would fall apart into small files unnoticed. */
export function namedSources(): Plugin {
  return {
    name: 'stadstegoed-named-sources',
    apply: 'build',
    buildEnd(error) {
      if (error !== undefined) return;
      const unknown = unknownSources({ ...TOGETHER, ...ONE_SHEET }, [...this.getModuleIds()]);
      if (unknown.length > 0) this.error(`vite/chunk-groups.ts names sources that do not exist: ${unknown.join(', ')}`);
    },
  };
}
