import { stableAddress, stableHex } from '@stadstegoed/mock-server/seed/stable.ts';
import { OFFER_SCREENS } from './offer-screens.ts';

/** A screen in one of its states: scenario, persona, path and heading. */
export interface ScreenState {
  readonly name: string;
  readonly scenario: string;
  readonly as?: string;
  readonly path: string;
  /** The heading in Dutch. */
  readonly nl: string | RegExp;
  /** A text that appears when the screen is complete, if it loads after the heading. */
  readonly shows?: string | RegExp;
}

const DEFAULT_SCENARIO = 'ordinary-tuesday';

/** Every screen of the shop in each of its states. */
export const SCREENS: readonly ScreenState[] = [
  { name: 'home', scenario: DEFAULT_SCENARIO, path: '/', nl: /Gewoon meedoen/, shows: 'Kindtegoed' },
  { name: 'home-resident', scenario: DEFAULT_SCENARIO, as: 'samira', path: '/', nl: /^Goede/, shows: 'Uw tegoeden' },
  {
    name: 'start',
    scenario: DEFAULT_SCENARIO,
    path: '/start',
    nl: 'Hoe wilt u inloggen?',
    shows: /Inloggen met DigiD/,
  },
  { name: 'start-email', scenario: DEFAULT_SCENARIO, path: '/start?step=email', nl: 'Inloggen met e-mail' },
  {
    name: 'start-qr',
    scenario: DEFAULT_SCENARIO,
    path: '/start?step=qr',
    nl: 'Inloggen met de app',
    shows: 'Code voor de app',
  },
  { name: 'start-restore', scenario: DEFAULT_SCENARIO, path: '/start?restore_with_digid=1', nl: 'Herstel uw account' },
  { name: 'funds', scenario: DEFAULT_SCENARIO, path: '/fondsen', nl: 'Regelingen', shows: 'Kindtegoed' },
  {
    name: 'funds-resident',
    scenario: DEFAULT_SCENARIO,
    as: 'samira',
    path: '/fondsen',
    nl: 'Regelingen',
    shows: 'Kindtegoed',
  },
  {
    name: 'funds-none',
    scenario: DEFAULT_SCENARIO,
    path: '/fondsen?q=zeppelin',
    nl: 'Regelingen',
    shows: 'Geen regelingen gevonden',
  },
  { name: 'fund', scenario: DEFAULT_SCENARIO, path: '/fondsen/1', nl: 'Kindtegoed', shows: 'Veelgestelde vragen' },
  { name: 'fund-resident', scenario: DEFAULT_SCENARIO, as: 'jan', path: '/fondsen/3', nl: 'Schoolstart' },
  { name: 'fund-external', scenario: DEFAULT_SCENARIO, path: '/fondsen/11', nl: 'Energiehulp' },
  { name: 'fund-missing', scenario: DEFAULT_SCENARIO, path: '/fondsen/9999', nl: 'Deze regeling bestaat niet' },
  {
    name: 'activate-choose',
    scenario: 'open-code',
    as: 'yusuf',
    path: '/fondsen/1/activeer',
    nl: 'Hoe wilt u het tegoed activeren?',
  },
  {
    name: 'activate-code',
    scenario: 'open-code',
    as: 'yusuf',
    path: '/fondsen/1/activeer?option=code',
    nl: 'Vul uw activatiecode in',
  },
  {
    name: 'activate-digid',
    scenario: 'open-code',
    as: 'yusuf',
    path: '/fondsen/1/activeer?option=digid',
    nl: 'Activeer met DigiD',
  },
  {
    name: 'activate-pending',
    scenario: 'fund-request-pending',
    as: 'omar',
    path: '/fondsen/3/activeer',
    nl: 'U heeft dit al aangevraagd',
  },
  {
    name: 'activate-partner',
    scenario: 'fund-taken-by-partner',
    as: 'lotte',
    path: '/fondsen/2/activeer',
    nl: 'Dit tegoed is al geactiveerd',
  },
  {
    name: 'clarification',
    scenario: 'clarification-open',
    as: 'fatima',
    path: '/funds/3/requests/1/clarifications/2',
    nl: 'De gemeente heeft een vraag',
    shows: 'Schoolstart',
  },
  {
    name: 'clarification-answered',
    scenario: 'clarification-answered',
    as: 'samira',
    path: '/funds/5/requests/1/clarifications/1',
    nl: 'Aanvraag voltooid',
    shows: 'Warm wonen',
  },
  {
    name: 'clarification-of-other',
    scenario: DEFAULT_SCENARIO,
    as: 'kees',
    path: '/funds/3/requests/1/clarifications/2',
    nl: 'Deze vraag kunt u niet openen',
  },
  {
    name: 'vouchers',
    scenario: 'several-vouchers',
    as: 'samira',
    path: '/tegoeden',
    nl: 'Uw tegoeden',
    shows: 'Meedoentegoed',
  },
  {
    name: 'vouchers-expired',
    scenario: 'several-vouchers',
    as: 'samira',
    path: '/tegoeden?tab=archived',
    nl: 'Uw tegoeden',
    shows: 'Verlopen op',
  },
  {
    name: 'vouchers-none',
    scenario: 'no-vouchers',
    as: 'noor',
    path: '/tegoeden',
    nl: 'Uw tegoeden',
    shows: 'U heeft nu geen tegoeden',
  },
  {
    name: 'voucher-with-card-offer',
    scenario: 'one-voucher',
    as: 'kees',
    path: `/tegoeden/${stableAddress('voucher:meedoentegoed-kees')}`,
    nl: 'Meedoentegoed',
    shows: 'Betalen zonder telefoon?',
  },
  { name: 'sign-in-needed', scenario: DEFAULT_SCENARIO, path: '/tegoeden', nl: 'Log in om verder te gaan' },
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
  {
    name: 'records',
    scenario: DEFAULT_SCENARIO,
    as: 'nadia',
    path: '/records',
    nl: 'Uw gegevens',
    shows: 'Netto inkomen per maand',
  },
  {
    name: 'record-create',
    scenario: DEFAULT_SCENARIO,
    as: 'nadia',
    path: '/records/create',
    nl: 'Wat wilt u toevoegen?',
  },
  {
    name: 'record-create-value',
    scenario: DEFAULT_SCENARIO,
    as: 'nadia',
    path: '/records/create?type=base_salary',
    nl: 'Vul in: Netto inkomen per maand',
    shows: 'Nu staat er',
  },
  {
    name: 'record-missing',
    scenario: DEFAULT_SCENARIO,
    as: 'nadia',
    path: '/records/99999/validations',
    nl: 'Dit gegeven is er niet',
  },
  {
    name: 'record-request',
    scenario: 'record-to-confirm',
    as: 'vincent',
    path: `/records/${stableHex('waiting-confirmation', 64)}/validations`,
    nl: 'Klopt dit gegeven?',
    shows: 'Aantal kinderen',
  },
  ...OFFER_SCREENS,
  { name: 'not-found', scenario: DEFAULT_SCENARIO, path: '/bestaat-niet', nl: 'Pagina niet gevonden' },
  {
    name: 'request-blocked',
    scenario: 'fund-request-pending',
    as: 'omar',
    path: '/fondsen/3/aanvraag?from=fund-activate',
    nl: 'U heeft al een aanvraag in behandeling.',
  },
];
