import type { ScreenName } from '@stadstegoed/core/shared/destination.ts';
import { tokens } from '@stadstegoed/mock-server/fixtures/seed/tokens.ts';
import { stableAddress, stableHex } from '@stadstegoed/mock-server/fixtures/seed/values/seeded-values.ts';

/** A screen in one of its states: scenario, persona, path and what it shows. */
export interface ScreenExample {
  readonly name: string;
  readonly scenario: string;
  readonly as?: string;
  readonly path: string;
  /** The heading in Dutch; the browser tests visit the examples that have one. */
  readonly nl?: string | RegExp;
  /** A text that appears when the screen is complete, if it loads after the heading. */
  readonly shows?: string | RegExp;
  /** The screen opens with a dialog over it, so that its heading is not reachable until the dialog is closed. */
  readonly isBehindDialog?: true;
  /** The configuration names no other fronts: with one, the shop leaves this screen at once. */
  readonly isWithoutFronts?: true;
  /** The browser has asked for the link, and exchanges it without a press. */
  readonly hasAsked?: true;
  /** The sweep of faults opens it: the screen shows real data. The first of a screen is in the short form. */
  readonly isSwept?: true;
}

/** An example with a heading, which the browser tests, the sweep and the benchmark visit. */
export type ScreenState = ScreenExample & { readonly nl: string | RegExp };

/** An example that the sweep of faults opens, and the text that shows that everything is loaded. */
export type SweptScreen = ScreenExample & { readonly shows: string | RegExp };

const TUESDAY = 'ordinary-tuesday';
const VOUCHER = `/tegoeden/${stableAddress('voucher:meedoentegoed-kees')}`;
const REDIRECT = VOUCHER.replace('/tegoeden/', '/redirect?target=voucher-');

/** Every screen of the shop in each of its states; a screen without an example does not compile. */
export const EXAMPLES: Readonly<Record<ScreenName, readonly [ScreenExample, ...ScreenExample[]]>> = {
  home: [
    { name: 'home', scenario: TUESDAY, path: '/', nl: /Gewoon meedoen/, shows: 'Kindtegoed', isSwept: true },
    {
      name: 'home-resident',
      scenario: TUESDAY,
      as: 'samira',
      path: '/',
      nl: /^Goede/,
      shows: /Bekijk reservering/,
      isSwept: true,
    },
  ],
  start: [
    {
      name: 'start',
      scenario: TUESDAY,
      path: '/start',
      nl: 'Hoe wilt u inloggen?',
      shows: /Inloggen met DigiD/,
      isSwept: true,
    },
    { name: 'start-email', scenario: TUESDAY, path: '/start?step=email', nl: 'Inloggen met e-mail' },
    {
      name: 'start-qr',
      scenario: TUESDAY,
      path: '/start?step=qr',
      nl: 'Inloggen met de app',
      shows: 'Code voor de app',
      isSwept: true,
    },
    { name: 'start-restore', scenario: TUESDAY, path: '/start?restore_with_digid=1', nl: 'Herstel uw account' },
    { name: 'start-signed-in', scenario: 'several-vouchers', as: 'samira', path: '/start', shows: /./, isSwept: true },
  ],
  'restore-email': [
    {
      name: 'restore-link',
      scenario: 'login-link-waiting',
      path: `/identity-restore?token=${tokens.login}&target=fundRequest-1`,
      nl: 'Log in met uw link',
    },
    {
      name: 'restore-link-missing',
      scenario: TUESDAY,
      path: '/identity-restore',
      nl: 'Open de link opnieuw',
    },
    {
      name: 'restore-link-used',
      scenario: 'used-login-link',
      hasAsked: true,
      path: `/identity-restore?token=${tokens.usedLogin}`,
      nl: 'Inloggen met deze link kan niet',
      isBehindDialog: true,
    },
    {
      name: 'restore-email-swept',
      scenario: 'login-link-waiting',
      hasAsked: true,
      path: `/identity-restore?token=${tokens.login}`,
      shows: /./,
      isSwept: true,
    },
  ],
  'confirmation-email': [
    {
      name: 'confirmation-link',
      scenario: 'confirmation-link-waiting',
      path: `/confirmation/email/${tokens.confirmation}`,
      nl: 'Bevestig uw e-mailadres',
    },
    {
      name: 'confirmation-link-used',
      scenario: 'used-confirmation-link',
      hasAsked: true,
      path: `/confirmation/email/${tokens.usedConfirmation}`,
      nl: 'Inloggen met deze link kan niet',
    },
    {
      name: 'confirmation-email-swept',
      scenario: 'confirmation-link-waiting',
      hasAsked: true,
      path: `/confirmation/email/${tokens.confirmation}`,
      shows: /./,
      isSwept: true,
    },
  ],
  'auth-link': [
    {
      name: 'link',
      scenario: 'short-token-waiting',
      path: `/auth-link?token=${tokens.short}`,
      nl: 'Nog één stap om in te loggen',
    },
    {
      name: 'link-used',
      scenario: TUESDAY,
      hasAsked: true,
      path: '/auth-link?token=geen',
      nl: 'Inloggen met deze link kan niet',
    },
    {
      name: 'auth-link-swept',
      scenario: 'short-token-waiting',
      hasAsked: true,
      path: `/auth-link?token=${tokens.short}`,
      shows: /./,
      isSwept: true,
    },
  ],
  'sign-out': [
    {
      name: 'sign-out',
      scenario: TUESDAY,
      as: 'samira',
      path: '/sign-out',
      nl: 'Uitloggen',
      shows: /Klaar\? Log dan uit/,
      isSwept: true,
    },
    { name: 'sign-out-visitor', scenario: TUESDAY, path: '/sign-out', nl: 'U bent niet ingelogd' },
  ],
  funds: [
    { name: 'funds', scenario: TUESDAY, path: '/fondsen', nl: 'Regelingen', shows: 'Kindtegoed', isSwept: true },
    {
      name: 'funds-resident',
      scenario: TUESDAY,
      as: 'samira',
      path: '/fondsen',
      nl: 'Regelingen',
      shows: 'Kindtegoed',
      isSwept: true,
    },
    {
      name: 'funds-none',
      scenario: TUESDAY,
      path: '/fondsen?q=zeppelin',
      nl: 'Regelingen',
      shows: 'Geen regelingen gevonden',
    },
  ],
  fund: [
    {
      name: 'fund',
      scenario: TUESDAY,
      path: '/fondsen/1',
      nl: 'Kindtegoed',
      shows: 'Veelgestelde vragen',
      isSwept: true,
    },
    { name: 'fund-resident', scenario: TUESDAY, as: 'jan', path: '/fondsen/3', nl: 'Schoolstart' },
    { name: 'fund-external', scenario: TUESDAY, path: '/fondsen/11', nl: 'Energiehulp' },
    { name: 'fund-missing', scenario: TUESDAY, path: '/fondsen/9999', nl: 'Deze regeling bestaat niet' },
    {
      name: 'fund-resident-swept',
      scenario: 'several-vouchers',
      as: 'samira',
      path: '/fondsen/1',
      shows: 'Open tegoed',
      isSwept: true,
    },
    {
      name: 'fund-request',
      scenario: 'fund-request-pending',
      as: 'omar',
      path: '/fondsen/3',
      shows: 'Schoolstart',
      isSwept: true,
    },
  ],
  'activation-code': [
    {
      name: 'activation-code',
      scenario: 'open-code',
      as: 'yusuf',
      path: '/activatiecode',
      nl: 'Vul uw activatiecode in',
      shows: 'Vul uw activatiecode in',
      isSwept: true,
    },
    { name: 'activation-code-visitor', scenario: TUESDAY, path: '/activatiecode', nl: /^Log in om uw activatiecode/ },
  ],
  'fund-activate': [
    {
      name: 'activate-choose',
      scenario: 'open-code',
      as: 'yusuf',
      path: '/fondsen/1/activeer',
      nl: 'Hoe wilt u het tegoed activeren?',
      shows: 'Hoe wilt u het tegoed activeren?',
      isSwept: true,
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
  ],
  'fund-request': [
    {
      name: 'request-blocked',
      scenario: 'fund-request-pending',
      as: 'omar',
      path: '/fondsen/3/aanvraag?from=fund-activate',
      nl: 'U heeft al een aanvraag in behandeling.',
    },
    {
      name: 'fund-request-swept',
      scenario: 'every-question',
      as: 'jan',
      path: '/fondsen/91/aanvraag?from=fund-activate',
      shows: /Begin met/,
      isSwept: true,
    },
  ],
  'fund-request-clarification': [
    {
      name: 'clarification',
      scenario: 'clarification-open',
      as: 'fatima',
      path: '/funds/3/requests/1/clarifications/2',
      nl: 'De gemeente heeft een vraag',
      shows: 'Schoolstart',
      isSwept: true,
    },
    {
      name: 'clarification-answered',
      scenario: 'clarification-answered',
      as: 'samira',
      path: '/funds/5/requests/1/clarifications/1',
      nl: 'Aanvraag voltooid',
      shows: 'Uw aanvraag is in behandeling',
      isSwept: true,
    },
    {
      name: 'clarification-of-other',
      scenario: TUESDAY,
      as: 'kees',
      path: '/funds/3/requests/1/clarifications/2',
      nl: 'Deze vraag kunt u niet openen',
    },
  ],
  'own-requests': [
    {
      name: 'own-requests',
      scenario: 'clarification-open',
      as: 'fatima',
      path: '/aanvragen',
      nl: 'Uw aanvragen',
      shows: 'De gemeente heeft een vraag aan u',
      isSwept: true,
    },
    {
      name: 'own-requests-none',
      scenario: 'no-reservations',
      as: 'kees',
      path: '/aanvragen',
      nl: 'Uw aanvragen',
      shows: 'U heeft nog niets aangevraagd',
    },
  ],
  'own-request': [
    {
      name: 'own-request',
      scenario: 'clarification-open',
      as: 'fatima',
      path: '/aanvragen/1?fund=3',
      nl: /./,
      shows: 'Vragen en antwoorden',
      isSwept: true,
    },
    {
      name: 'own-request-declined',
      scenario: 'fund-request-declined',
      as: 'tim',
      path: '/aanvragen/1',
      nl: /./,
      shows: 'Uw aanvraag is afgewezen',
    },
    {
      name: 'own-request-missing',
      scenario: 'fund-request-declined',
      as: 'tim',
      path: '/aanvragen/999',
      nl: 'Deze aanvraag vinden we niet',
    },
  ],
  vouchers: [
    {
      name: 'vouchers',
      scenario: 'several-vouchers',
      as: 'samira',
      path: '/tegoeden',
      nl: 'Tegoeden',
      shows: 'Meedoentegoed',
      isSwept: true,
    },
    {
      name: 'vouchers-expired',
      scenario: 'several-vouchers',
      as: 'samira',
      path: '/tegoeden?tab=archived',
      nl: 'Tegoeden',
      shows: 'Geldig geweest tot en met',
      isSwept: true,
    },
    {
      name: 'vouchers-none',
      scenario: 'no-vouchers',
      as: 'noor',
      path: '/tegoeden',
      nl: 'Tegoeden',
      shows: 'U heeft nu geen tegoeden',
    },
    { name: 'sign-in-needed', scenario: TUESDAY, path: '/tegoeden', nl: 'Log in om verder te gaan' },
  ],
  voucher: [
    {
      name: 'voucher-with-card-offer',
      scenario: 'one-voucher',
      as: 'kees',
      path: `/tegoeden/${stableAddress('voucher:meedoentegoed-kees')}`,
      nl: 'Meedoentegoed',
      shows: 'Betalen zonder telefoon?',
      isSwept: true,
    },
  ],
  error: [
    {
      name: 'error',
      scenario: TUESDAY,
      path: '/error/digid_error_0040?fund_id=1',
      nl: 'U bent gestopt met inloggen',
      shows: 'U bent gestopt met inloggen',
      isSwept: true,
    },
    {
      name: 'error-uid-used',
      scenario: TUESDAY,
      path: '/error/digid_uid_used',
      nl: 'Uw DigiD hoort bij een ander e-mailadres',
    },
  ],
  redirect: [
    {
      name: 'redirect',
      scenario: TUESDAY,
      path: '/redirect?target=https://elders.example',
      nl: /Gewoon meedoen/,
    },
    {
      name: 'redirect-confirmed',
      scenario: TUESDAY,
      path: '/redirect?target=fundRequest-1&email_confirmed=1',
      nl: 'E-mailadres bevestigd',
    },
    {
      name: 'redirect-verify-email',
      scenario: TUESDAY,
      path: '/redirect?email_confirmation=1&email_confirmation_token=ab12',
      nl: 'Bevestig uw e-mailadres',
    },
    {
      name: 'redirect-swept',
      scenario: 'one-voucher',
      as: 'kees',
      path: REDIRECT,
      shows: 'Meedoentegoed',
      isSwept: true,
    },
  ],
  'sign-up': [
    {
      name: 'sign-up',
      scenario: TUESDAY,
      path: '/aanbieders/aanmelden',
      nl: 'Doe mee als aanbieder',
      shows: 'Als sponsor',
      isSwept: true,
    },
  ],
  'sign-up-redirect': [
    {
      name: 'sign-up-redirect',
      scenario: TUESDAY,
      path: '/aanbieders/inloggen',
      nl: 'De omgeving voor aanbieders is er nu niet',
      isWithoutFronts: true,
      shows: /./,
      isSwept: true,
    },
  ],
  'me-app': [
    {
      name: 'me-app',
      scenario: TUESDAY,
      path: '/me',
      nl: 'Uw tegoed altijd op zak',
      shows: 'Uw tegoed altijd op zak',
      isSwept: true,
    },
  ],
  products: [
    { name: 'products', scenario: TUESDAY, path: '/aanbod', nl: 'Aanbod', shows: /^\d+ gevonden$/, isSwept: true },
    {
      name: 'products-resident',
      scenario: TUESDAY,
      as: 'samira',
      path: '/aanbod?display_type=grid&fund_id=1',
      nl: 'Aanbod',
      shows: 'U betaalt niets',
    },
    {
      name: 'products-none',
      scenario: TUESDAY,
      path: '/aanbod?q=zeppelin',
      nl: 'Aanbod',
      shows: 'Dit is er nog niet',
    },
    {
      name: 'products-resident-swept',
      scenario: TUESDAY,
      as: 'samira',
      path: '/aanbod?fund_id=1',
      shows: /^\d+ gevonden$/,
      isSwept: true,
    },
  ],
  actions: [
    {
      name: 'actions',
      scenario: TUESDAY,
      as: 'samira',
      path: '/acties',
      nl: 'Acties',
      shows: /^\d+ acties$/,
      isSwept: true,
    },
  ],
  product: [
    {
      name: 'product-visitor',
      scenario: TUESDAY,
      path: '/aanbod/201',
      nl: 'Zwemles voor diploma A',
      shows: 'Dit lijkt erop',
      isSwept: true,
    },
    {
      name: 'product',
      scenario: TUESDAY,
      as: 'samira',
      path: '/aanbod/201',
      nl: 'Zwemles voor diploma A',
      shows: 'Dit lijkt erop',
      isSwept: true,
    },
    {
      name: 'product-sold-out',
      scenario: 'odd-offers',
      as: 'kees',
      path: '/aanbod/9006',
      nl: /./,
      shows: 'Helaas, dit is uitverkocht',
    },
    { name: 'product-discount', scenario: 'odd-offers', as: 'kees', path: '/aanbod/9009', nl: /./, shows: /korting/ },
    { name: 'product-long', scenario: 'odd-offers', as: 'kees', path: '/aanbod/9002', nl: /./ },
    { name: 'product-gone', scenario: TUESDAY, path: '/aanbod/999999', nl: 'Dit aanbod is er niet meer' },
  ],
  'bookmarked-products': [
    {
      name: 'bookmarks',
      scenario: 'bookmarked-offers',
      as: 'samira',
      path: '/bladwijzers',
      nl: 'Bewaard',
      shows: '3 bewaard',
      isSwept: true,
    },
    {
      name: 'bookmarks-none',
      scenario: TUESDAY,
      as: 'noor',
      path: '/bladwijzers',
      nl: 'Bewaard',
      shows: 'U heeft nog niets bewaard',
    },
  ],
  providers: [
    {
      name: 'providers',
      scenario: TUESDAY,
      path: '/aanbieders',
      nl: 'Aanbieders',
      shows: 'Atelier Kleurrijk',
      isSwept: true,
    },
    {
      name: 'providers-map',
      scenario: TUESDAY,
      path: '/aanbieders?show_map=1',
      nl: 'Aanbieders',
      shows: 'Atelier Kleurrijk',
      isSwept: true,
    },
    {
      name: 'providers-near',
      scenario: TUESDAY,
      path: '/aanbieders?distance=3&postcode=9990BA',
      nl: 'Aanbieders',
      shows: 'Binnen 3 km',
      isSwept: true,
    },
    {
      name: 'providers-none',
      scenario: TUESDAY,
      path: '/aanbieders?q=zeppelin',
      nl: 'Aanbieders',
      shows: 'Geen aanbieders gevonden',
    },
  ],
  provider: [
    {
      name: 'provider',
      scenario: TUESDAY,
      as: 'samira',
      path: '/aanbieders/101',
      nl: 'Zwembad De Golfslag',
      shows: 'Plasweg 2',
      isSwept: true,
    },
    { name: 'provider-missing', scenario: TUESDAY, path: '/aanbieders/999999', nl: 'Deze aanbieder is er niet' },
  ],
  'provider-office': [
    {
      name: 'provider-office',
      scenario: TUESDAY,
      path: '/providers/101/offices/1011',
      nl: 'Badlaan 8',
      shows: 'Openingstijden',
      isSwept: true,
    },
    {
      name: 'provider-office-paused',
      scenario: TUESDAY,
      path: '/providers/118/offices/1181',
      nl: 'Nijverheidsweg 40',
      shows: 'Deze vestiging is tijdelijk gesloten',
    },
  ],
  'search-result': [
    {
      name: 'search',
      scenario: TUESDAY,
      path: '/search?q=zwem',
      nl: 'Zoeken',
      shows: 'Tien keer vrij',
    },
    {
      name: 'search-resident',
      scenario: TUESDAY,
      as: 'samira',
      path: '/search?q=zwem',
      nl: 'Zoeken',
      shows: 'U betaalt niets',
      isSwept: true,
    },
    {
      name: 'search-list',
      scenario: TUESDAY,
      path: '/search?q=zwem&search_item_types=products',
      nl: 'Zoeken',
      shows: /^Tien keer vrij/,
      isSwept: true,
    },
    {
      name: 'search-none',
      scenario: TUESDAY,
      path: '/search?q=zwemlse',
      nl: 'Zoeken',
      shows: 'Bedoelt u zwemles?',
    },
  ],
  reservations: [
    {
      name: 'reservations',
      scenario: 'reservations-in-every-state',
      as: 'ilse',
      path: '/reserveringen',
      nl: 'Reserveringen',
      shows: 'Filmkaartje met popcorn',
      isSwept: true,
    },
    {
      name: 'reservations-none',
      scenario: 'no-reservations',
      as: 'kees',
      path: '/reserveringen',
      nl: 'Reserveringen',
      shows: 'U heeft nog niets gereserveerd',
    },
  ],
  reservation: [
    {
      name: 'reservation',
      scenario: 'reservations-in-every-state',
      as: 'ilse',
      path: '/reserveringen/1',
      nl: 'Filmkaartje met popcorn',
      shows: 'Bel Filmhuis Lumen',
      isSwept: true,
    },
    {
      name: 'reservation-pending',
      scenario: 'reservations-in-every-state',
      as: 'ilse',
      path: '/reserveringen/2',
      nl: /^Krat groente/,
      shows: /Annuleren kan nog 13 dagen/,
    },
    {
      name: 'reservation-to-pay',
      scenario: 'reservations-with-extra-payment',
      as: 'kees',
      path: '/reserveringen/1',
      nl: /^Samen eten/,
      shows: /Betaal nog €\s8,-/,
    },
    {
      name: 'reservation-missing',
      scenario: 'reservations-in-every-state',
      as: 'ilse',
      path: '/reserveringen/999',
      nl: 'Deze reservering vinden we niet',
    },
  ],
  reimbursements: [
    {
      name: 'reimbursements',
      scenario: 'reimbursements-in-every-state',
      as: 'mark',
      path: '/declaraties',
      nl: 'Declaraties',
      shows: 'Dit jaar terug:',
      isSwept: true,
    },
    {
      name: 'reimbursements-ended',
      scenario: 'reimbursements-in-every-state',
      as: 'cor',
      path: '/declaraties',
      nl: 'Declaraties',
      shows: 'Gestopt',
    },
    {
      name: 'reimbursements-none',
      scenario: 'no-reimbursements',
      as: 'kees',
      path: '/declaraties',
      nl: 'Declaraties',
      shows: 'U heeft nog niets teruggevraagd',
    },
  ],
  'reimbursement-create': [
    {
      name: 'reimbursement-create',
      scenario: TUESDAY,
      as: 'samira',
      path: '/declaraties/maken',
      nl: 'Geld terugvragen',
      shows: 'Uit welk tegoed?',
      isSwept: true,
    },
  ],
  'reimbursement-edit': [
    {
      name: 'reimbursement-edit',
      scenario: 'reimbursements-in-every-state',
      as: 'mark',
      path: '/declaraties/4/bewerk',
      nl: 'Declaratie afmaken',
      shows: 'bon-tekenpapier.pdf',
      isSwept: true,
    },
  ],
  reimbursement: [
    {
      name: 'reimbursement-pending',
      scenario: 'reimbursements-in-every-state',
      as: 'mark',
      path: '/declaraties/3',
      nl: 'Contributie turnen',
      shows: 'De gemeente kijkt',
    },
    {
      name: 'reimbursement-declined',
      scenario: 'reimbursements-in-every-state',
      as: 'mark',
      path: '/declaraties/2',
      nl: 'Treinkaartje',
      shows: 'Waarom niet?',
      isSwept: true,
    },
    {
      name: 'reimbursement-approved',
      scenario: 'reimbursements-in-every-state',
      as: 'mark',
      path: '/declaraties/1',
      nl: 'Voetbalschoenen',
      shows: 'U kreeg terug',
    },
  ],
  records: [
    {
      name: 'records',
      scenario: TUESDAY,
      as: 'nadia',
      path: '/records',
      nl: 'Uw gegevens',
      shows: 'Netto inkomen per maand',
      isSwept: true,
    },
  ],
  'record-create': [
    {
      name: 'record-create',
      scenario: TUESDAY,
      as: 'nadia',
      path: '/records/create',
      nl: 'Wat wilt u toevoegen?',
      shows: 'Wat wilt u toevoegen?',
      isSwept: true,
    },
    {
      name: 'record-create-value',
      scenario: TUESDAY,
      as: 'nadia',
      path: '/records/create?type=base_salary',
      nl: 'Vul in: Netto inkomen per maand',
      shows: /^Nu staat er/,
      isSwept: true,
    },
  ],
  'record-validate': [
    {
      name: 'record-validate',
      scenario: 'record-to-confirm',
      as: 'dina',
      path: '/records/11/validate',
      nl: 'Laat dit gegeven bevestigen',
      shows: 'Of vraag het online',
    },
    {
      name: 'record-validate-swept',
      scenario: 'record-to-confirm',
      as: 'dina',
      path: '/records/1/validate',
      shows: 'Laat dit gegeven bevestigen',
      isSwept: true,
    },
  ],
  'record-validations': [
    {
      name: 'record-missing',
      scenario: TUESDAY,
      as: 'nadia',
      path: '/records/99999/validations',
      nl: 'Dit gegeven is er niet',
    },
    {
      name: 'record',
      scenario: 'record-to-confirm',
      as: 'dina',
      path: '/records/11/validations',
      nl: 'Aantal kinderen',
      shows: 'Gemeente Zonnedorp',
    },
    {
      name: 'record-validations-swept',
      scenario: 'record-to-confirm',
      as: 'dina',
      path: '/records/1/validations',
      shows: 'Laat dit bevestigen',
      isSwept: true,
    },
    {
      name: 'record-request',
      scenario: 'record-to-confirm',
      as: 'vincent',
      path: `/records/${stableHex('waiting-confirmation', 64)}/validations`,
      nl: 'Klopt dit gegeven?',
      shows: 'Aantal kinderen',
      isSwept: true,
    },
  ],
  notifications: [
    {
      name: 'notifications',
      scenario: 'notifications-unread',
      as: 'samira',
      path: '/notifications',
      nl: 'Berichten',
      shows: 'Reservering geweigerd',
      isSwept: true,
    },
    {
      name: 'notifications-none',
      scenario: 'notifications-unread',
      as: 'noor',
      path: '/notifications',
      nl: 'Berichten',
      shows: 'U bent helemaal bij',
    },
  ],
  'preferences-notifications': [
    {
      name: 'preferences',
      scenario: 'notifications-unread',
      as: 'samira',
      path: '/preferences/notifications',
      nl: 'Meldingen instellen',
      shows: 'Overzicht van de dag',
      isSwept: true,
    },
    {
      name: 'preferences-link',
      scenario: 'preferences-links',
      path: `/preferences/notifications?token=${tokens.preferences}`,
      nl: 'Meldingen instellen',
      shows: /^Druk op de knop/,
    },
  ],
  'identity-emails': [
    {
      name: 'emails',
      scenario: 'several-e-mail-addresses',
      as: 'hanna',
      path: '/preferences/emails',
      nl: 'E-mailadressen',
      shows: 'Nog niet bevestigd',
      isSwept: true,
    },
  ],
  'security-sessions': [
    {
      name: 'sessions',
      scenario: 'several-sessions',
      as: 'samira',
      path: '/beveiliging/sessies',
      nl: 'Apparaten',
      shows: 'Hier bent u nu',
      isSwept: true,
    },
  ],
  privacy: [
    { name: 'privacy', scenario: TUESDAY, path: '/privacy', nl: 'Privacy', shows: 'Uw rechten', isSwept: true },
  ],
  accessibility: [
    {
      name: 'accessibility',
      scenario: TUESDAY,
      path: '/accessibility',
      nl: 'Toegankelijkheid',
      shows: 'Lees de hele verklaring',
      isSwept: true,
    },
  ],
  'terms-and-conditions': [
    {
      name: 'terms',
      scenario: TUESDAY,
      path: '/algemene-voorwaarden',
      nl: 'Algemene voorwaarden',
      shows: 'Algemene voorwaarden',
      isSwept: true,
    },
  ],
  explanation: [
    { name: 'explanation', scenario: TUESDAY, path: '/uitleg', nl: 'Uitleg', shows: 'Kindtegoed', isSwept: true },
  ],
  sitemap: [
    { name: 'sitemap', scenario: TUESDAY, path: '/sitemap', nl: 'Sitemap', shows: 'Kindtegoed', isSwept: true },
  ],
};

/** Addresses that no screen has. */
const LOST: readonly ScreenExample[] = [
  { name: 'not-found', scenario: TUESDAY, path: '/bestaat-niet', nl: 'Pagina niet gevonden' },
];

const hasHeading = (example: ScreenExample): example is ScreenState => example.nl !== undefined;
const isSwept = (example: ScreenExample): example is SweptScreen => example.isSwept === true;

/** Every state that the browser tests visit. */
export const SCREEN_STATES: readonly ScreenState[] = [...Object.values(EXAMPLES).flat(), ...LOST].filter(hasHeading);

/** What the sweep of faults opens of a screen. */
export const sweptOf = (screen: ScreenName): readonly SweptScreen[] => EXAMPLES[screen].filter(isSwept);
