import type { ScreenState } from './screen-state.ts';

const DEFAULT_SCENARIO = 'ordinary-tuesday';

/** The results of the search in each of their states. */
export const SEARCH_SCREENS: readonly ScreenState[] = [
  {
    name: 'search',
    scenario: DEFAULT_SCENARIO,
    path: '/search?q=zwem',
    nl: 'Zoeken',
    shows: 'Tien keer vrij',
  },
  {
    name: 'search-resident',
    scenario: DEFAULT_SCENARIO,
    as: 'samira',
    path: '/search?q=zwem',
    nl: 'Zoeken',
    shows: 'U betaalt niets',
  },
  {
    name: 'search-list',
    scenario: DEFAULT_SCENARIO,
    path: '/search?q=zwem&search_item_types=products',
    nl: 'Zoeken',
    shows: 'Tien keer vrij',
  },
  {
    name: 'search-none',
    scenario: DEFAULT_SCENARIO,
    path: '/search?q=zwemlse',
    nl: 'Zoeken',
    shows: 'Bedoelt u zwemles?',
  },
];
