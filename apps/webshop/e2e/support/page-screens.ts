import { tokens } from '@stadstegoed/mock-server/fixtures/seed/tokens.ts';
import type { ScreenState } from './screen-state.ts';

const DEFAULT_SCENARIO = 'ordinary-tuesday';

/** The pages of the municipality and the error pages. */
export const PAGE_SCREENS: readonly ScreenState[] = [
  {
    name: 'error',
    scenario: DEFAULT_SCENARIO,
    path: '/error/digid_error_0040?fund_id=1',
    nl: 'U bent gestopt met inloggen',
  },
  {
    name: 'error-uid-used',
    scenario: DEFAULT_SCENARIO,
    path: '/error/digid_uid_used',
    nl: 'Uw DigiD hoort bij een ander e-mailadres',
  },
  {
    name: 'link-used',
    scenario: DEFAULT_SCENARIO,
    path: '/auth-link?token=geen',
    nl: 'Inloggen met deze link kan niet',
  },
  {
    name: 'restore-link-used',
    scenario: 'used-login-link',
    path: `/identity-restore?token=${tokens.usedLogin}`,
    nl: 'Inloggen met deze link kan niet',
    isBehindDialog: true,
  },
  {
    name: 'confirmation-link-used',
    scenario: 'used-confirmation-link',
    path: `/confirmation/email/${tokens.usedConfirmation}`,
    nl: 'Inloggen met deze link kan niet',
  },
  {
    name: 'redirect',
    scenario: DEFAULT_SCENARIO,
    path: '/redirect?target=https://elders.example',
    nl: /Gewoon meedoen/,
  },
  { name: 'privacy', scenario: DEFAULT_SCENARIO, path: '/privacy', nl: 'Privacy', shows: 'Uw rechten' },
  {
    name: 'accessibility',
    scenario: DEFAULT_SCENARIO,
    path: '/accessibility',
    nl: 'Toegankelijkheid',
    shows: 'Lees de hele verklaring',
  },
  { name: 'terms', scenario: DEFAULT_SCENARIO, path: '/algemene-voorwaarden', nl: 'Algemene voorwaarden' },
  { name: 'explanation', scenario: DEFAULT_SCENARIO, path: '/uitleg', nl: 'Uitleg', shows: 'Kindtegoed' },
  { name: 'sitemap', scenario: DEFAULT_SCENARIO, path: '/sitemap', nl: 'Sitemap', shows: 'Kindtegoed' },
  { name: 'me-app', scenario: DEFAULT_SCENARIO, path: '/me', nl: 'Uw tegoed altijd op zak' },
  { name: 'not-found', scenario: DEFAULT_SCENARIO, path: '/bestaat-niet', nl: 'Pagina niet gevonden' },
];
