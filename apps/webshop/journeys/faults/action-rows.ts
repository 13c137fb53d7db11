import { codes } from '@stadstegoed/mock-server/fixtures/seed/codes.ts';
import { stableAddress } from '@stadstegoed/mock-server/fixtures/seed/values/seeded-values.ts';
import { ACCOUNT_ACTIONS } from './account-action-rows.ts';
import { fill, press, type ActionRow } from './action-row.ts';

const KEES = `/tegoeden/${stableAddress('voucher:meedoentegoed-kees')}`;
const MARK = { scenario: 'reimbursements-in-every-state', as: 'mark' } as const;
const ADDRESS = [
  fill('Postcode', '7311 AA'),
  fill('Huisnummer', '14'),
  fill('Straat', 'Lindelaan'),
  fill('Plaats', 'Zonnedorp'),
];
const TO_CARD_ORDER = [
  press('Regel een pas'),
  press(/^Ik wil een nieuwe pas/),
  press('Ga verder'),
  ...ADDRESS,
  press('Ga verder'),
];
const TO_UNLINK = [press('Ontkoppel de pas'), { see: 'Pas ontkoppelen' }, press('Ga verder')];
const TO_RESERVE = [press('Reserveer'), fill('Voornaam', 'Kees'), fill('Achternaam', 'Bakker'), press('Ga verder')];

const SIGN_IN: readonly ActionRow[] = [
  {
    name: 'sign in by e-mail',
    scenario: 'signed-out',
    at: '/start?step=email',
    before: [fill('E-mailadres', 'noor@post.example'), fill('Herhaal uw e-mailadres', 'noor@post.example')],
    press: 'Stuur mij een link',
    sends: /^POST \/identity\/proxy\/email$/,
    done: /Kijk in uw e-mail/,
    keeps: fill('E-mailadres', 'noor@post.example'),
  },
  {
    name: 'sign in with DigiD',
    scenario: 'signed-out',
    at: '/start',
    before: [],
    press: /Inloggen met DigiD/,
    sends: /^POST \/platform\/digid$/,
    done: 'leaves',
  },
];

const FUNDS: readonly ActionRow[] = [
  {
    name: 'activate by code',
    scenario: 'open-code',
    as: 'yusuf',
    at: '/fondsen/1/activeer?option=code',
    before: [fill('Activatiecode', codes.open)],
    press: 'Activeer tegoed',
    sends: /^POST \/platform\/funds\/redeem$/,
    done: /Klaar: u heeft/,
    keeps: fill('Activatiecode', '4F0A-91C7'),
  },
  {
    name: 'send a fund request',
    scenario: 'every-question',
    as: 'jan',
    at: '/fondsen/95/aanvraag?from=fund-activate',
    before: [
      press('Begin met de aanvraag'),
      { see: 'Klopt dit voor u?' },
      { check: 'all' },
      press('Volgende'),
      { see: 'naar waarheid ingevuld' },
      { check: 'all' },
    ],
    press: 'Verstuur de aanvraag',
    sends: /^POST .*requests$/,
    done: /Tegoed geactiveerd\./,
  },
  {
    name: 'answer a question',
    scenario: 'clarification-open',
    as: 'fatima',
    at: '/funds/3/requests/1/clarifications/2',
    before: [fill('Uw antwoord', 'Hierbij een nieuwe foto.'), { file: 'loonstrook.pdf' }],
    press: 'Verstuur antwoord',
    sends: /^PATCH \/platform\/funds\/\{id\}\/requests/,
    done: /Uw antwoord is verstuurd/,
    keeps: fill('Uw antwoord', 'Hierbij een nieuwe foto.'),
  },
];

const VOUCHERS: readonly ActionRow[] = [
  {
    name: 'send a voucher by e-mail',
    scenario: 'one-voucher',
    as: 'kees',
    at: KEES,
    before: [],
    press: 'Stuur naar mijn e-mail',
    sends: /^POST .*send-email$/,
    done: /naar uw e-mail gestuurd/,
  },
  {
    name: 'stop a voucher',
    scenario: 'one-voucher',
    as: 'kees',
    at: KEES,
    before: [press('Stop dit tegoed'), press('Ik ben verhuisd'), press('Ga verder')],
    press: 'Stop dit tegoed',
    sends: /^POST .*deactivate$/,
    done: /Het tegoed is gestopt/,
  },
  {
    name: 'share a voucher',
    scenario: 'product-voucher',
    as: 'elif',
    at: '/tegoeden',
    before: [press(/Proefmaand gitaarles/), press('Deel met aanbieder'), fill('Uw bericht', 'Ik kom dinsdag.')],
    press: 'Verstuur',
    sends: /^POST .*share$/,
    done: /Uw bericht is verstuurd/,
    keeps: fill('Uw bericht', 'Ik kom dinsdag.'),
  },
  {
    name: 'link a card',
    scenario: 'one-voucher',
    as: 'kees',
    at: KEES,
    before: [press('Regel een pas'), press('Ga verder'), fill('Nummer van de pas', '4 8213 7755')],
    press: 'Koppel de pas',
    sends: /^POST .*physical-cards$/,
    done: /De pas is gekoppeld/,
    keeps: fill('Nummer van de pas', '4 8213 7755'),
  },
  {
    name: 'order a card',
    scenario: 'one-voucher',
    as: 'kees',
    at: KEES,
    before: TO_CARD_ORDER,
    press: 'Bestel de pas',
    sends: /^POST .*physical-card-requests$/,
    done: /Uw pas is besteld/,
  },
  {
    name: 'unlink a card',
    scenario: 'physical-card-linked',
    as: 'ans',
    at: '/tegoeden',
    before: [press(/^65-plus actief/), ...TO_UNLINK],
    press: 'Ja, ontkoppel de pas',
    sends: /^DELETE .*physical-cards/,
    done: /De pas is ontkoppeld/,
  },
];

const MONEY: readonly ActionRow[] = [
  {
    name: 'reserve an offer',
    scenario: 'one-voucher',
    as: 'kees',
    at: '/aanbod/249',
    before: TO_RESERVE,
    press: 'Reserveer',
    sends: /^POST \/platform\/product-reservations$/,
    done: /Het aanbod is gereserveerd!/,
  },
  {
    name: 'pay the rest of a reservation',
    scenario: 'reservations-with-extra-payment',
    as: 'kees',
    at: '/reserveringen/1',
    before: [],
    press: /^Betaal €/,
    sends: /^POST .*extra-payment\/checkout$/,
    done: 'leaves',
  },
  {
    name: 'cancel a reservation',
    scenario: 'reservations-in-every-state',
    as: 'ilse',
    at: '/reserveringen',
    before: [press(/^Annuleer Krat groente/)],
    press: 'Ja, annuleer',
    sends: /^(POST|PATCH) .*product-reservations/,
    done: /Reservering geannuleerd\./,
  },
  {
    ...MARK,
    name: 'save a reimbursement',
    at: '/declaraties/4/bewerk',
    before: [fill('Wat heeft u gekocht?', 'Tekenpapier A3')],
    press: /^Bewaar/,
    sends: /^PATCH \/platform\/reimbursements\/\{id\}$/,
    done: /bewaard|opgeslagen/i,
    keeps: fill('Wat heeft u gekocht?', 'Tekenpapier A3'),
  },
  {
    ...MARK,
    name: 'submit a reimbursement',
    at: '/declaraties/4/bewerk',
    before: [fill('Wat heeft u gekocht?', 'Tekenpapier A3'), press('Kijk na en verstuur')],
    press: 'Ja, verstuur',
    sends: /^PATCH \/platform\/reimbursements\/\{id\}$/,
    done: /Declaratie verstuurd!/,
  },
  {
    ...MARK,
    name: 'cancel a reimbursement',
    at: '/declaraties/3',
    before: [press(/^(Annuleer|Trek)/)],
    press: /^Ja,/,
    sends: /^(DELETE|PATCH|POST) \/platform\/reimbursements\/\{id\}/,
    done: /geannuleerd/,
  },
  {
    ...MARK,
    name: 'upload a file',
    at: '/declaraties/maken',
    before: [],
    press: 'file:bon.pdf',
    sends: /^POST .*files$/,
    done: /Toegevoegd/,
  },
  {
    name: 'bookmark an offer',
    scenario: 'ordinary-tuesday',
    as: 'samira',
    at: '/aanbod/241',
    before: [],
    press: /^Bewaar/,
    sends: /^POST .*\{id\}\/bookmark$/,
    done: /is bewaard\./,
  },
];

/** Every action of the shop that sends something. */
export const ACTION_ROWS: readonly ActionRow[] = [...SIGN_IN, ...FUNDS, ...VOUCHERS, ...MONEY, ...ACCOUNT_ACTIONS];
