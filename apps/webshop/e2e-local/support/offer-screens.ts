import type { ScreenState } from './screen-state.ts';

const DEFAULT_SCENARIO = 'ordinary-tuesday';

/** The screens with offers in each of their states. */
export const OFFER_SCREENS: readonly ScreenState[] = [
  { name: 'products', scenario: DEFAULT_SCENARIO, path: '/aanbod', nl: 'Aanbod', shows: /^\d+ aanbiedingen$/ },
  {
    name: 'products-resident',
    scenario: DEFAULT_SCENARIO,
    as: 'samira',
    path: '/aanbod?display_type=grid&fund_id=1',
    nl: 'Aanbod',
    shows: 'U betaalt niets',
  },
  {
    name: 'products-none',
    scenario: DEFAULT_SCENARIO,
    path: '/aanbod?q=zeppelin',
    nl: 'Aanbod',
    shows: 'Dit is er nog niet',
  },
  { name: 'actions', scenario: DEFAULT_SCENARIO, as: 'samira', path: '/acties', nl: 'Acties', shows: /^\d+ acties$/ },
  {
    name: 'bookmarks',
    scenario: 'bookmarked-offers',
    as: 'samira',
    path: '/bladwijzers',
    nl: 'Bladwijzers',
    shows: '3 bewaard',
  },
  {
    name: 'bookmarks-none',
    scenario: DEFAULT_SCENARIO,
    as: 'noor',
    path: '/bladwijzers',
    nl: 'Bladwijzers',
    shows: 'U heeft nog niets bewaard',
  },
  {
    name: 'product',
    scenario: DEFAULT_SCENARIO,
    as: 'samira',
    path: '/aanbod/201',
    nl: 'Zwemles voor diploma A',
    shows: 'Dit lijkt erop',
  },
  { name: 'product-visitor', scenario: DEFAULT_SCENARIO, path: '/aanbod/201', nl: 'Zwemles voor diploma A' },
  {
    name: 'product-sold-out',
    scenario: 'odd-offers',
    as: 'kees',
    path: '/aanbod/9006',
    nl: /./,
    shows: 'Helaas, alle plekken zijn weg',
  },
  { name: 'product-discount', scenario: 'odd-offers', as: 'kees', path: '/aanbod/9009', nl: /./, shows: /korting/ },
  { name: 'product-long', scenario: 'odd-offers', as: 'kees', path: '/aanbod/9002', nl: /./ },
  { name: 'product-gone', scenario: DEFAULT_SCENARIO, path: '/aanbod/999999', nl: 'Dit aanbod is er niet meer' },
];
