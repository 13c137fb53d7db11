import type { ScreenName } from '@stadstegoed/core/shared/destination.ts';
import { tokens } from '@stadstegoed/mock-server/fixtures/seed/tokens.ts';
import { stableAddress, stableHex } from '@stadstegoed/mock-server/fixtures/seed/values/seeded-values.ts';

/** What an example shows, and what its visit needs. */
interface Details {
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
}

/** A screen in one of its states: scenario, persona, path and what it shows. */
export interface ScreenExample extends Details {
  readonly name: string;
  readonly scenario: string;
  readonly as?: string;
  readonly path: string;
  /** The sweep of faults opens it: the screen shows real data. The first of a screen is in the short form. */
  readonly isSwept?: true;
}

/** An example with a heading, which the browser tests, the sweep and the benchmark visit. */
export type ScreenState = ScreenExample & { readonly nl: string | RegExp };

/** An example that the sweep of faults opens, and the text that shows that everything is loaded. */
export type SweptScreen = ScreenExample & { readonly shows: string | RegExp };

/** An example for a resident, or for a visitor without a persona. */
function example(name: string, scenario: string, as: string | null, path: string, details: Details): ScreenExample {
  return { name, scenario, ...(as !== null && { as }), path, ...details };
}

/** An example that the sweep of faults opens too. */
const swept = (...row: Parameters<typeof example>): ScreenExample => ({ ...example(...row), isSwept: true });

const TUESDAY = 'ordinary-tuesday';
const VOUCHER = `/tegoeden/${stableAddress('voucher:meedoentegoed-kees')}`;
const REDIRECT = VOUCHER.replace('/tegoeden/', '/redirect?target=voucher-');

/** Every screen of the shop in each of its states; a screen without an example does not compile. */
export const EXAMPLES: Readonly<Record<ScreenName, readonly [ScreenExample, ...ScreenExample[]]>> = {
  home: [
    swept('home', TUESDAY, null, '/', { nl: /Gewoon meedoen/, shows: 'Kindtegoed' }),
    swept('home-resident', TUESDAY, 'samira', '/', { nl: /^Goede/, shows: /Toon de code/ }),
  ],
  start: [
    swept('start', TUESDAY, null, '/start', { nl: 'Hoe wilt u inloggen?', shows: /Inloggen met DigiD/ }),
    example('start-email', TUESDAY, null, '/start?step=email', { nl: 'Inloggen met e-mail' }),
    swept('start-qr', TUESDAY, null, '/start?step=qr', {
      nl: 'Inloggen met de app',
      shows: 'Lukt scannen niet? Typ dan deze code:',
    }),
    example('start-restore', TUESDAY, null, '/start?restore_with_digid=1', { nl: 'Herstel uw account' }),
    swept('start-signed-in', 'several-vouchers', 'samira', '/start', { shows: /./ }),
  ],
  'restore-email': [
    example(
      'restore-link',
      'login-link-waiting',
      null,
      `/identity-restore?token=${tokens.login}&target=fundRequest-1`,
      { nl: 'Log in met uw link' },
    ),
    example('restore-link-missing', TUESDAY, null, '/identity-restore', { nl: 'Open de link opnieuw' }),
    example('restore-link-used', 'used-login-link', null, `/identity-restore?token=${tokens.usedLogin}`, {
      hasAsked: true,
      nl: 'Inloggen met deze link kan niet',
      isBehindDialog: true,
    }),
    swept('restore-email-swept', 'login-link-waiting', null, `/identity-restore?token=${tokens.login}`, {
      hasAsked: true,
      shows: /./,
    }),
  ],
  'confirmation-email': [
    example('confirmation-link', 'confirmation-link-waiting', null, `/confirmation/email/${tokens.confirmation}`, {
      nl: 'Bevestig uw e-mailadres',
    }),
    example(
      'confirmation-link-used',
      'used-confirmation-link',
      null,
      `/confirmation/email/${tokens.usedConfirmation}`,
      { hasAsked: true, nl: 'Inloggen met deze link kan niet' },
    ),
    swept('confirmation-email-swept', 'confirmation-link-waiting', null, `/confirmation/email/${tokens.confirmation}`, {
      hasAsked: true,
      shows: /./,
    }),
  ],
  'auth-link': [
    example('link', 'short-token-waiting', null, `/auth-link?token=${tokens.short}`, {
      nl: 'Nog één stap om in te loggen',
    }),
    example('link-used', TUESDAY, null, '/auth-link?token=geen', {
      hasAsked: true,
      nl: 'Inloggen met deze link kan niet',
    }),
    swept('auth-link-swept', 'short-token-waiting', null, `/auth-link?token=${tokens.short}`, {
      hasAsked: true,
      shows: /./,
    }),
  ],
  'sign-out': [
    swept('sign-out', TUESDAY, 'samira', '/sign-out', { nl: 'Uitloggen', shows: /Klaar\? Log dan uit/ }),
    example('sign-out-visitor', TUESDAY, null, '/sign-out', { nl: 'U bent niet ingelogd' }),
  ],
  funds: [
    swept('funds', TUESDAY, null, '/fondsen', { nl: 'Regelingen', shows: 'Kindtegoed' }),
    swept('funds-resident', TUESDAY, 'samira', '/fondsen', { nl: 'Regelingen', shows: 'Kindtegoed' }),
    example('funds-none', TUESDAY, null, '/fondsen?q=zeppelin', {
      nl: 'Regelingen',
      shows: 'Geen regelingen gevonden',
    }),
  ],
  fund: [
    swept('fund', TUESDAY, null, '/fondsen/1', { nl: 'Kindtegoed', shows: 'Veelgestelde vragen' }),
    example('fund-resident', TUESDAY, 'jan', '/fondsen/3', { nl: 'Schoolstart' }),
    example('fund-external', TUESDAY, null, '/fondsen/11', { nl: 'Energiehulp' }),
    example('fund-missing', TUESDAY, null, '/fondsen/9999', { nl: 'Deze regeling bestaat niet' }),
    swept('fund-resident-swept', 'several-vouchers', 'samira', '/fondsen/1', { shows: 'Open tegoed' }),
    swept('fund-request', 'fund-request-pending', 'omar', '/fondsen/3', { shows: 'Schoolstart' }),
  ],
  'activation-code': [
    swept('activation-code', 'open-code', 'yusuf', '/activatiecode', {
      nl: 'Vul uw activatiecode in',
      shows: 'Vul uw activatiecode in',
    }),
    example('activation-code-visitor', TUESDAY, null, '/activatiecode', { nl: /^Log in om uw activatiecode/ }),
  ],
  'fund-activate': [
    swept('activate-choose', 'open-code', 'yusuf', '/fondsen/1/activeer', {
      nl: 'Hoe wilt u het tegoed activeren?',
      shows: 'Hoe wilt u het tegoed activeren?',
    }),
    example('activate-code', 'open-code', 'yusuf', '/fondsen/1/activeer?option=code', {
      nl: 'Vul uw activatiecode in',
    }),
    example('activate-digid', 'open-code', 'yusuf', '/fondsen/1/activeer?option=digid', { nl: 'Activeer met DigiD' }),
    example('activate-pending', 'fund-request-pending', 'omar', '/fondsen/3/activeer', {
      nl: 'U heeft dit al aangevraagd',
    }),
    example('activate-partner', 'fund-taken-by-partner', 'lotte', '/fondsen/2/activeer', {
      nl: 'Dit tegoed is al geactiveerd',
    }),
  ],
  'fund-request': [
    example('request-blocked', 'fund-request-pending', 'omar', '/fondsen/3/aanvraag?from=fund-activate', {
      nl: 'U heeft al een aanvraag in behandeling.',
    }),
    swept('fund-request-swept', 'every-question', 'jan', '/fondsen/91/aanvraag?from=fund-activate', {
      shows: /Begin met/,
    }),
  ],
  'fund-request-clarification': [
    swept('clarification', 'clarification-open', 'fatima', '/funds/3/requests/1/clarifications/2', {
      nl: 'De gemeente heeft een vraag',
      shows: 'Schoolstart',
    }),
    swept('clarification-answered', 'clarification-answered', 'samira', '/funds/5/requests/1/clarifications/1', {
      nl: 'Aanvraag voltooid',
      shows: 'Uw aanvraag is in behandeling',
    }),
    example('clarification-of-other', TUESDAY, 'kees', '/funds/3/requests/1/clarifications/2', {
      nl: 'Deze vraag kunt u niet openen',
    }),
  ],
  'own-requests': [
    swept('own-requests', 'clarification-open', 'fatima', '/aanvragen', {
      nl: 'Aanvragen',
      shows: 'De gemeente heeft een vraag aan u',
    }),
    example('own-requests-none', 'no-reservations', 'kees', '/aanvragen', {
      nl: 'Aanvragen',
      shows: 'U heeft nog niets aangevraagd',
    }),
  ],
  'own-request': [
    swept('own-request', 'clarification-open', 'fatima', '/aanvragen/1?fund=3', {
      nl: /./,
      shows: 'Vragen en antwoorden',
    }),
    example('own-request-declined', 'fund-request-declined', 'tim', '/aanvragen/1', {
      nl: /./,
      shows: 'Uw aanvraag is afgewezen',
    }),
    example('own-request-missing', 'fund-request-declined', 'tim', '/aanvragen/999', {
      nl: 'Deze aanvraag vinden wij niet',
    }),
  ],
  vouchers: [
    swept('vouchers', 'several-vouchers', 'samira', '/tegoeden', { nl: 'Tegoeden', shows: 'Meedoentegoed' }),
    swept('vouchers-expired', 'several-vouchers', 'samira', '/tegoeden?tab=archived', {
      nl: 'Tegoeden',
      shows: 'Geldig geweest tot en met',
    }),
    example('vouchers-none', 'no-vouchers', 'noor', '/tegoeden', { nl: 'Tegoeden', shows: 'U heeft nu geen tegoeden' }),
    example('sign-in-needed', TUESDAY, null, '/tegoeden', { nl: 'Log in om uw tegoeden te zien' }),
  ],
  voucher: [
    swept('voucher-with-card-offer', 'one-voucher', 'kees', VOUCHER, {
      nl: 'Meedoentegoed',
      shows: 'Betalen zonder telefoon?',
    }),
  ],
  error: [
    swept('error', TUESDAY, null, '/error/digid_error_0040?fund_id=1', {
      nl: 'U bent gestopt met inloggen',
      shows: 'U bent gestopt met inloggen',
    }),
    example('error-uid-used', TUESDAY, null, '/error/digid_uid_used', {
      nl: 'Uw DigiD hoort bij een ander e-mailadres',
    }),
  ],
  redirect: [
    example('redirect', TUESDAY, null, '/redirect?target=https://elders.example', { nl: /Gewoon meedoen/ }),
    example('redirect-confirmed', TUESDAY, null, '/redirect?target=fundRequest-1&email_confirmed=1', {
      nl: 'E-mailadres bevestigd',
    }),
    example('redirect-verify-email', TUESDAY, null, '/redirect?email_confirmation=1&email_confirmation_token=ab12', {
      nl: 'Bevestig uw e-mailadres',
    }),
    swept('redirect-swept', 'one-voucher', 'kees', REDIRECT, { shows: 'Meedoentegoed' }),
  ],
  'sign-up': [
    swept('sign-up', TUESDAY, null, '/aanbieders/aanmelden', { nl: 'Doe mee als aanbieder', shows: 'Als sponsor' }),
  ],
  'sign-up-redirect': [
    swept('sign-up-redirect', TUESDAY, null, '/aanbieders/inloggen', {
      nl: 'De omgeving voor aanbieders is er nu niet',
      isWithoutFronts: true,
      shows: /./,
    }),
  ],
  'me-app': [
    swept('me-app', TUESDAY, null, '/me', { nl: 'Uw tegoed altijd op zak', shows: 'Uw tegoed altijd op zak' }),
  ],
  products: [
    swept('products', TUESDAY, null, '/aanbod', { nl: 'Aanbod', shows: /^\d+ gevonden$/ }),
    example('products-resident', TUESDAY, 'samira', '/aanbod?display_type=grid&fund_id=1', {
      nl: 'Aanbod',
      shows: 'U betaalt niets',
    }),
    example('products-none', TUESDAY, null, '/aanbod?q=zeppelin', { nl: 'Aanbod', shows: 'Dit is er nog niet' }),
    swept('products-resident-swept', TUESDAY, 'samira', '/aanbod?fund_id=1', { shows: /^\d+ gevonden$/ }),
  ],
  actions: [swept('actions', TUESDAY, 'samira', '/acties', { nl: 'Acties', shows: /^\d+ acties$/ })],
  product: [
    swept('product-visitor', TUESDAY, null, '/aanbod/201', { nl: 'Zwemles voor diploma A', shows: 'Dit lijkt erop' }),
    swept('product', TUESDAY, 'samira', '/aanbod/201', { nl: 'Zwemles voor diploma A', shows: 'Dit lijkt erop' }),
    example('product-sold-out', 'odd-offers', 'kees', '/aanbod/9006', { nl: /./, shows: 'Helaas, dit is uitverkocht' }),
    example('product-discount', 'odd-offers', 'kees', '/aanbod/9009', { nl: /./, shows: /korting/ }),
    example('product-long', 'odd-offers', 'kees', '/aanbod/9002', { nl: /./ }),
    example('product-gone', TUESDAY, null, '/aanbod/999999', { nl: 'Dit aanbod is er niet meer' }),
  ],
  'bookmarked-products': [
    swept('bookmarks', 'bookmarked-offers', 'samira', '/bladwijzers', { nl: 'Bewaard', shows: '3 bewaard' }),
    example('bookmarks-none', TUESDAY, 'noor', '/bladwijzers', { nl: 'Bewaard', shows: 'U heeft nog niets bewaard' }),
  ],
  providers: [
    swept('providers', TUESDAY, null, '/aanbieders', { nl: 'Aanbieders', shows: 'Atelier Kleurrijk' }),
    swept('providers-map', TUESDAY, null, '/aanbieders?show_map=1', { nl: 'Aanbieders', shows: 'Atelier Kleurrijk' }),
    swept('providers-near', TUESDAY, null, '/aanbieders?distance=3&postcode=9990BA', {
      nl: 'Aanbieders',
      shows: 'Binnen 3 km',
    }),
    example('providers-none', TUESDAY, null, '/aanbieders?q=zeppelin', {
      nl: 'Aanbieders',
      shows: 'Geen aanbieders gevonden',
    }),
  ],
  provider: [
    swept('provider', TUESDAY, 'samira', '/aanbieders/101', { nl: 'Zwembad De Golfslag', shows: 'Plasweg 2' }),
    example('provider-missing', TUESDAY, null, '/aanbieders/999999', { nl: 'Deze aanbieder is er niet' }),
  ],
  'provider-office': [
    swept('provider-office', TUESDAY, null, '/providers/101/offices/1011', {
      nl: 'Badlaan 8',
      shows: 'Openingstijden',
    }),
    example('provider-office-paused', TUESDAY, null, '/providers/118/offices/1181', {
      nl: 'Nijverheidsweg 40',
      shows: 'Deze vestiging is tijdelijk gesloten',
    }),
  ],
  'search-result': [
    example('search', TUESDAY, null, '/search?q=zwem', { nl: 'Zoeken', shows: 'Tien keer vrij' }),
    swept('search-resident', TUESDAY, 'samira', '/search?q=zwem', { nl: 'Zoeken', shows: 'U betaalt niets' }),
    swept('search-list', TUESDAY, null, '/search?q=zwem&search_item_types=products', {
      nl: 'Zoeken',
      shows: /^Tien keer vrij/,
    }),
    example('search-none', TUESDAY, null, '/search?q=qqqqqq', { nl: 'Zoeken', shows: 'Niets gevonden voor ‘qqqqqq’' }),
    example('search-guessed', TUESDAY, null, '/search?q=zwemlse', { nl: 'Zoeken', shows: /‘zwemles’\.$/ }),
  ],
  reservations: [
    swept('reservations', 'reservations-in-every-state', 'ilse', '/reserveringen', {
      nl: 'Reserveringen',
      shows: 'Filmkaartje met popcorn',
    }),
    example('reservations-none', 'no-reservations', 'kees', '/reserveringen', {
      nl: 'Reserveringen',
      shows: 'U heeft nog niets gereserveerd',
    }),
  ],
  reservation: [
    swept('reservation', 'reservations-in-every-state', 'ilse', '/reserveringen/1', {
      nl: 'Filmkaartje met popcorn',
      shows: 'Bel Filmhuis Lumen',
    }),
    example('reservation-pending', 'reservations-in-every-state', 'ilse', '/reserveringen/2', {
      nl: /^Krat groente/,
      shows: /Annuleren kan nog 13 dagen/,
    }),
    example('reservation-to-pay', 'reservations-with-extra-payment', 'kees', '/reserveringen/1', {
      nl: /^Samen eten/,
      shows: /Betaal nog €\s8,-/,
    }),
    example('reservation-missing', 'reservations-in-every-state', 'ilse', '/reserveringen/999', {
      nl: 'Deze reservering vinden wij niet',
    }),
  ],
  reimbursements: [
    swept('reimbursements', 'reimbursements-in-every-state', 'mark', '/declaraties', {
      nl: 'Declaraties',
      shows: 'Dit jaar terug:',
    }),
    example('reimbursements-ended', 'reimbursements-in-every-state', 'cor', '/declaraties', {
      nl: 'Declaraties',
      shows: 'Gestopt',
    }),
    example('reimbursements-none', 'no-reimbursements', 'kees', '/declaraties', {
      nl: 'Declaraties',
      shows: 'U heeft nog niets teruggevraagd',
    }),
  ],
  'reimbursement-create': [
    swept('reimbursement-create', TUESDAY, 'samira', '/declaraties/maken', {
      nl: 'Geld terugvragen',
      shows: 'Uit welk tegoed?',
    }),
  ],
  'reimbursement-edit': [
    swept('reimbursement-edit', 'reimbursements-in-every-state', 'mark', '/declaraties/4/bewerk', {
      nl: 'Declaratie afmaken',
      shows: 'bon-tekenpapier.pdf',
    }),
  ],
  reimbursement: [
    example('reimbursement-pending', 'reimbursements-in-every-state', 'mark', '/declaraties/3', {
      nl: 'Contributie turnen',
      shows: 'De gemeente kijkt',
    }),
    swept('reimbursement-declined', 'reimbursements-in-every-state', 'mark', '/declaraties/2', {
      nl: 'Treinkaartje',
      shows: 'Waarom niet?',
    }),
    example('reimbursement-approved', 'reimbursements-in-every-state', 'mark', '/declaraties/1', {
      nl: 'Voetbalschoenen',
      shows: 'U krijgt terug',
    }),
  ],
  records: [swept('records', TUESDAY, 'nadia', '/records', { nl: 'Uw gegevens', shows: 'Netto inkomen per maand' })],
  'record-create': [
    swept('record-create', TUESDAY, 'nadia', '/records/create', {
      nl: 'Wat wilt u toevoegen?',
      shows: 'Wat wilt u toevoegen?',
    }),
    swept('record-create-value', TUESDAY, 'nadia', '/records/create?type=base_salary', {
      nl: 'Vul in: Netto inkomen per maand',
      shows: /^Nu staat er/,
    }),
  ],
  'record-validate': [
    example('record-validate', 'record-to-confirm', 'dina', '/records/11/validate', {
      nl: 'Laat dit gegeven bevestigen',
      shows: 'Of vraag het online',
    }),
    swept('record-validate-swept', 'record-to-confirm', 'dina', '/records/1/validate', {
      shows: 'Laat dit gegeven bevestigen',
    }),
  ],
  'record-validations': [
    example('record-missing', TUESDAY, 'nadia', '/records/99999/validations', { nl: 'Dit gegeven is er niet' }),
    example('record', 'record-to-confirm', 'dina', '/records/11/validations', {
      nl: 'Aantal kinderen',
      shows: 'Gemeente Zonnedorp',
    }),
    swept('record-validations-swept', 'record-to-confirm', 'dina', '/records/1/validations', {
      shows: 'Vraag het ook een ander',
    }),
    swept(
      'record-request',
      'record-to-confirm',
      'vincent',
      `/records/${stableHex('waiting-confirmation', 64)}/validations`,
      { nl: 'Klopt dit gegeven?', shows: 'Aantal kinderen' },
    ),
  ],
  notifications: [
    swept('notifications', 'notifications-unread', 'samira', '/notifications', {
      nl: 'Berichten',
      shows: 'Reservering geweigerd',
    }),
    example('notifications-none', 'notifications-unread', 'noor', '/notifications', {
      nl: 'Berichten',
      shows: 'U bent helemaal bij',
    }),
  ],
  'preferences-notifications': [
    swept('preferences', 'notifications-unread', 'samira', '/preferences/notifications', {
      nl: 'Meldingen instellen',
      shows: 'Overzicht van de dag',
    }),
    example('preferences-link', 'preferences-links', null, `/preferences/notifications?token=${tokens.preferences}`, {
      nl: 'Meldingen instellen',
      shows: /^Druk op de knop/,
    }),
  ],
  'identity-emails': [
    swept('emails', 'several-e-mail-addresses', 'hanna', '/preferences/emails', {
      nl: 'E-mailadressen',
      shows: 'Nog niet bevestigd',
    }),
  ],
  'security-sessions': [
    swept('sessions', 'several-sessions', 'samira', '/beveiliging/sessies', {
      nl: 'Apparaten',
      shows: 'Hier bent u nu',
    }),
  ],
  privacy: [swept('privacy', TUESDAY, null, '/privacy', { nl: 'Privacy', shows: 'Uw rechten' })],
  accessibility: [
    swept('accessibility', TUESDAY, null, '/accessibility', {
      nl: 'Toegankelijkheid',
      shows: 'Lees de hele verklaring',
    }),
  ],
  'terms-and-conditions': [
    swept('terms', TUESDAY, null, '/algemene-voorwaarden', {
      nl: 'Algemene voorwaarden',
      shows: 'Algemene voorwaarden',
    }),
  ],
  explanation: [swept('explanation', TUESDAY, null, '/uitleg', { nl: 'Uitleg', shows: 'Kindtegoed' })],
  sitemap: [swept('sitemap', TUESDAY, null, '/sitemap', { nl: 'Sitemap', shows: 'Kindtegoed' })],
};

/** Addresses that no screen has. */
const LOST: readonly ScreenExample[] = [
  example('not-found', TUESDAY, null, '/bestaat-niet', { nl: 'Pagina niet gevonden' }),
];

const hasHeading = (example: ScreenExample): example is ScreenState => example.nl !== undefined;
const isSwept = (example: ScreenExample): example is SweptScreen => example.isSwept === true;

/** Every state that the browser tests visit. */
export const SCREEN_STATES: readonly ScreenState[] = [...Object.values(EXAMPLES).flat(), ...LOST].filter(hasHeading);

/** What the sweep of faults opens of a screen. */
export const sweptOf = (screen: ScreenName): readonly SweptScreen[] => EXAMPLES[screen].filter(isSwept);
