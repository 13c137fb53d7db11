/** A screen in one of its states: in which situation, as whom and where it stands, and its heading when it is there. */
export interface ScreenState {
  readonly name: string;
  readonly scenario: string;
  readonly as?: string;
  readonly path: string;
  /** The heading in Dutch. */
  readonly nl: string | RegExp;
  /** What must stand there before the screen is complete, for what comes after the heading. */
  readonly shows?: string | RegExp;
}

const TOWN = 'ordinary-tuesday';

/** Every screen of the shop, and every state that a resident can meet on it. */
export const SCREENS: readonly ScreenState[] = [
  { name: 'home', scenario: TOWN, path: '/', nl: /Gewoon meedoen/, shows: 'Kindtegoed' },
  { name: 'home-resident', scenario: TOWN, as: 'samira', path: '/', nl: /^Goede/, shows: 'Uw tegoeden' },
  { name: 'start', scenario: TOWN, path: '/start', nl: 'Hoe wilt u inloggen?', shows: /Inloggen met DigiD/ },
  { name: 'start-email', scenario: TOWN, path: '/start?step=email', nl: 'Inloggen met e-mail' },
  { name: 'start-qr', scenario: TOWN, path: '/start?step=qr', nl: 'Inloggen met de app', shows: 'Code voor de app' },
  { name: 'start-restore', scenario: TOWN, path: '/start?restore_with_digid=1', nl: 'Herstel uw account' },
  { name: 'funds', scenario: TOWN, path: '/fondsen', nl: 'Regelingen', shows: 'Kindtegoed' },
  { name: 'funds-resident', scenario: TOWN, as: 'samira', path: '/fondsen', nl: 'Regelingen', shows: 'Kindtegoed' },
  {
    name: 'funds-none',
    scenario: TOWN,
    path: '/fondsen?q=zeppelin',
    nl: 'Regelingen',
    shows: 'Geen regelingen gevonden',
  },
  { name: 'fund', scenario: TOWN, path: '/fondsen/1', nl: 'Kindtegoed', shows: 'Veelgestelde vragen' },
  { name: 'fund-resident', scenario: TOWN, as: 'jan', path: '/fondsen/3', nl: 'Schoolstart' },
  { name: 'fund-external', scenario: TOWN, path: '/fondsen/11', nl: 'Energiehulp' },
  { name: 'fund-missing', scenario: TOWN, path: '/fondsen/9999', nl: 'Deze regeling bestaat niet' },
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
  { name: 'sign-in-needed', scenario: TOWN, path: '/tegoeden', nl: 'Log in om verder te gaan' },
  { name: 'error', scenario: TOWN, path: '/error/digid_error_0040?fund_id=1', nl: 'U bent gestopt met inloggen' },
  {
    name: 'error-uid-used',
    scenario: TOWN,
    path: '/error/digid_uid_used',
    nl: 'Uw DigiD hoort bij een ander e-mailadres',
  },
  { name: 'link-used', scenario: TOWN, path: '/auth-link?token=geen', nl: 'Inloggen met deze link kan niet' },
  { name: 'not-found', scenario: TOWN, path: '/bestaat-niet', nl: 'Pagina niet gevonden' },
];
