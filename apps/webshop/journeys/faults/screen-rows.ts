import { stableAddress, stableHex } from '@stadstegoed/mock-server/fixtures/seed/values/seeded-values.ts';
import { tokens } from '@stadstegoed/mock-server/fixtures/seed/tokens.ts';
import type { ScreenName } from '@stadstegoed/core/shared/destination.ts';
import type { Visit } from '../../testing/shop-in-process.tsx';

/** A screen as the sweep opens it: where it shows real data. */
export interface ScreenRow extends Pick<Visit, 'scenario' | 'as' | 'at'> {
  readonly at: string;
  /** Tells two rows of one screen apart in the table. */
  readonly name?: string;
  /** A text that stands there once everything is loaded. */
  readonly shows: string | RegExp;
}

const TUESDAY = 'ordinary-tuesday';
const VOUCHER = `/tegoeden/${stableAddress('voucher:meedoentegoed-kees')}`;
const REDIRECT = VOUCHER.replace('/tegoeden/', '/redirect?target=voucher-');
const REQUEST = `/records/${stableHex('waiting-confirmation', 64)}/validations`;

/** The rows of each screen: a screen without one does not compile. */
export const SCREEN_ROWS: Readonly<Record<ScreenName, readonly [ScreenRow, ...ScreenRow[]]>> = {
  home: [
    { name: 'visitor', scenario: TUESDAY, at: '/', shows: 'Kindtegoed' },
    { name: 'resident', scenario: TUESDAY, as: 'samira', at: '/', shows: 'Uw tegoeden' },
  ],
  start: [
    { scenario: TUESDAY, at: '/start', shows: /Inloggen met DigiD/ },
    { name: 'app', scenario: TUESDAY, at: '/start?step=qr', shows: 'Code voor de app' },
    { name: 'signed in', scenario: 'several-vouchers', as: 'samira', at: '/start', shows: /./ },
  ],
  'restore-email': [{ scenario: 'login-link-waiting', at: `/identity-restore?token=${tokens.login}`, shows: /./ }],
  'confirmation-email': [
    { scenario: 'confirmation-link-waiting', at: `/confirmation/email/${tokens.confirmation}`, shows: /./ },
  ],
  'auth-link': [{ scenario: 'short-token-waiting', at: `/auth-link?token=${tokens.short}`, shows: /./ }],
  funds: [
    { name: 'visitor', scenario: TUESDAY, at: '/fondsen', shows: 'Kindtegoed' },
    { name: 'resident', scenario: TUESDAY, as: 'samira', at: '/fondsen', shows: 'Kindtegoed' },
  ],
  fund: [
    { name: 'visitor', scenario: TUESDAY, at: '/fondsen/1', shows: 'Veelgestelde vragen' },
    { name: 'resident', scenario: 'several-vouchers', as: 'samira', at: '/fondsen/1', shows: 'Open tegoed' },
    { name: 'request', scenario: 'fund-request-pending', as: 'omar', at: '/fondsen/3', shows: 'Schoolstart' },
  ],
  'fund-activate': [
    { scenario: 'open-code', as: 'yusuf', at: '/fondsen/1/activeer', shows: 'Hoe wilt u het tegoed activeren?' },
  ],
  'fund-request': [
    { scenario: 'every-question', as: 'jan', at: '/fondsen/91/aanvraag?from=fund-activate', shows: /Begin met/ },
  ],
  'fund-request-clarification': [
    { scenario: 'clarification-open', as: 'fatima', at: '/funds/3/requests/1/clarifications/2', shows: 'Schoolstart' },
  ],
  vouchers: [
    { scenario: 'several-vouchers', as: 'samira', at: '/tegoeden', shows: 'Meedoentegoed' },
    {
      name: 'ended',
      scenario: 'several-vouchers',
      as: 'samira',
      at: '/tegoeden?tab=archived',
      shows: /^Verlopen op/,
    },
  ],
  voucher: [{ scenario: 'one-voucher', as: 'kees', at: VOUCHER, shows: 'Betalen zonder telefoon?' }],
  error: [{ scenario: TUESDAY, at: '/error/digid_error_0040?fund_id=1', shows: 'U bent gestopt met inloggen' }],
  redirect: [{ scenario: 'one-voucher', as: 'kees', at: REDIRECT, shows: 'Meedoentegoed' }],
  'sign-up': [{ scenario: TUESDAY, at: '/aanbieders/aanmelden', shows: 'Als sponsor' }],
  'sign-up-redirect': [{ scenario: TUESDAY, at: '/aanbieders/inloggen', shows: /./ }],
  'me-app': [{ scenario: TUESDAY, at: '/me', shows: 'Uw tegoed altijd op zak' }],
  products: [
    { name: 'visitor', scenario: TUESDAY, at: '/aanbod', shows: /^\d+ aanbiedingen$/ },
    { name: 'resident', scenario: TUESDAY, as: 'samira', at: '/aanbod?fund_id=1', shows: /^\d+ aanbiedingen$/ },
  ],
  actions: [{ scenario: TUESDAY, as: 'samira', at: '/acties', shows: /^\d+ acties$/ }],
  product: [
    { name: 'visitor', scenario: TUESDAY, at: '/aanbod/201', shows: 'Dit lijkt erop' },
    { name: 'resident', scenario: TUESDAY, as: 'samira', at: '/aanbod/201', shows: 'Dit lijkt erop' },
  ],
  'bookmarked-products': [{ scenario: 'bookmarked-offers', as: 'samira', at: '/bladwijzers', shows: '3 bewaard' }],
  providers: [
    { scenario: TUESDAY, at: '/aanbieders', shows: 'Atelier Kleurrijk' },
    { name: 'map', scenario: TUESDAY, at: '/aanbieders?show_map=1', shows: 'Atelier Kleurrijk' },
    {
      name: 'near',
      scenario: TUESDAY,
      at: '/aanbieders?distance=3&postcode=9990BA',
      shows: 'Binnen 3 km',
    },
  ],
  provider: [{ scenario: TUESDAY, as: 'samira', at: '/aanbieders/101', shows: 'Plasweg 2' }],
  'provider-office': [{ scenario: TUESDAY, at: '/providers/101/offices/1011', shows: 'Openingstijden' }],
  'search-result': [
    { scenario: TUESDAY, as: 'samira', at: '/search?q=zwem', shows: 'U betaalt niets' },
    { name: 'list', scenario: TUESDAY, at: '/search?q=zwem&search_item_types=products', shows: '74 euro en 50 cent' },
  ],
  reservations: [
    { scenario: 'reservations-in-every-state', as: 'ilse', at: '/reserveringen', shows: 'Filmkaartje met popcorn' },
  ],
  reimbursements: [
    { scenario: 'reimbursements-in-every-state', as: 'mark', at: '/declaraties', shows: 'Dit jaar kreeg u terug' },
  ],
  'reimbursement-create': [{ scenario: TUESDAY, as: 'samira', at: '/declaraties/maken', shows: 'Uit welk tegoed?' }],
  'reimbursement-edit': [
    {
      scenario: 'reimbursements-in-every-state',
      as: 'mark',
      at: '/declaraties/4/bewerk',
      shows: 'bon-tekenpapier.pdf',
    },
  ],
  reimbursement: [
    { scenario: 'reimbursements-in-every-state', as: 'mark', at: '/declaraties/2', shows: 'Waarom niet?' },
  ],
  records: [{ scenario: TUESDAY, as: 'nadia', at: '/records', shows: 'Netto inkomen per maand' }],
  'record-create': [
    { scenario: TUESDAY, as: 'nadia', at: '/records/create', shows: 'Wat wilt u toevoegen?' },
    { name: 'value', scenario: TUESDAY, as: 'nadia', at: '/records/create?type=base_salary', shows: /^Nu staat er/ },
  ],
  'record-validate': [
    { scenario: 'record-to-confirm', as: 'dina', at: '/records/1/validate', shows: 'Laat dit gegeven bevestigen' },
  ],
  'record-validations': [
    { scenario: 'record-to-confirm', as: 'dina', at: '/records/1/validations', shows: 'Laat dit bevestigen' },
    { name: 'request', scenario: 'record-to-confirm', as: 'vincent', at: REQUEST, shows: 'Aantal kinderen' },
  ],
  notifications: [
    { scenario: 'notifications-unread', as: 'samira', at: '/notifications', shows: 'Reservering geweigerd' },
  ],
  'preferences-notifications': [
    {
      scenario: 'notifications-unread',
      as: 'samira',
      at: '/preferences/notifications',
      shows: 'Overzicht van de dag',
    },
    {
      name: 'link',
      scenario: 'preferences-links',
      at: `/preferences/notifications?token=${tokens.preferences}`,
      shows: 'Overzicht van de dag',
    },
  ],
  'identity-emails': [
    { scenario: 'several-e-mail-addresses', as: 'hanna', at: '/preferences/emails', shows: 'Nog niet bevestigd' },
  ],
  'security-sessions': [
    { scenario: 'several-sessions', as: 'samira', at: '/beveiliging/sessies', shows: 'Hier bent u nu' },
  ],
  privacy: [{ scenario: TUESDAY, at: '/privacy', shows: 'Uw rechten' }],
  accessibility: [{ scenario: TUESDAY, at: '/accessibility', shows: 'Lees de hele verklaring' }],
  'terms-and-conditions': [{ scenario: TUESDAY, at: '/algemene-voorwaarden', shows: 'Algemene voorwaarden' }],
  explanation: [{ scenario: TUESDAY, at: '/uitleg', shows: 'Kindtegoed' }],
  sitemap: [{ scenario: TUESDAY, at: '/sitemap', shows: 'Kindtegoed' }],
};
