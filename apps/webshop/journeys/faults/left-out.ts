import type { ScreenName } from '@stadstegoed/core/shared/destination.ts';
import type { FailureName } from './failures.ts';

/** A call of which a failure is not told, and why the resident misses nothing by that. */
export interface LeftOut {
  /** Method and path; see `templateOf`. */
  readonly call: RegExp;
  /** Only on these screens; on all of them when absent. */
  readonly screens?: readonly ScreenName[];
  /** Only after these failures; after all of them when absent. */
  readonly failures?: readonly FailureName[];
  readonly reason: string;
}

/** The calls whose failure the shop leaves out, each with its reason. */
export const LEFT_OUT: readonly LeftOut[] = [
  {
    call: /^GET \/identity\/records$/,
    screens: ['home', 'start', 'auth-link', 'restore-email', 'confirmation-email'],
    reason: 'the greeting of home has no name',
  },
  {
    call: /^GET \/platform\/product-reservations\?(?!.*state=).*archived=0/,
    screens: ['home', 'start', 'auth-link', 'restore-email', 'confirmation-email', 'voucher', 'redirect'],
    reason:
      'an offer that the shop suggests may be reserved already, which its page says; a reservation to collect or to pay is one of the tasks of home, and the screen of reservations tells its own failure',
  },
  {
    call: /^GET \/platform\/products\?.*order_by=most_popular/,
    screens: ['voucher', 'redirect'],
    reason: 'what fits a voucher that ends is an extra beside the voucher',
  },
  { call: /^GET \/identity$/, reason: 'the menu says "Uw account"; a screen that needs the identity reads it again' },
  { call: /^GET \/platform\/notifications\?.*seen=0/, reason: 'the menu shows no number' },
  {
    call: /^GET \/platform\/(funds\?check_criteria=1&per_page=100|vouchers\?per_page=100(&archived=0)?)$/,
    screens: ['start', 'restore-email', 'confirmation-email', 'auth-link'],
    reason: 'the resident lands at home, which reads it again and tells a failure',
  },
  {
    call: /^GET \/platform\/funds\?.*with_external=1/,
    screens: ['funds'],
    reason: 'the filters show no counts',
  },
  {
    call: /^GET \/platform\/vouchers\/\{id\}$/,
    screens: ['home', 'vouchers', 'start'],
    reason: 'the ticket does not say what was given first',
  },
  {
    call: /^GET \/platform\/reimbursements\?.*state=pending/,
    screens: ['home', 'vouchers', 'voucher', 'redirect', 'start', 'auth-link', 'restore-email', 'confirmation-email'],
    reason: 'the ticket does not say what was given first, nor a payment what was left after it',
  },
  {
    call: /^GET \/platform\/reimbursements\?/,
    screens: ['reimbursement-create'],
    reason: 'the account number of last time is not filled in',
  },
  {
    call: /^GET .*\/physical-card-requests/,
    screens: ['voucher', 'redirect', 'start', 'auth-link', 'restore-email', 'confirmation-email'],
    reason: 'a card is offered; its order reads again',
  },
  { call: /^GET \/platform\/vouchers\?.*archived=0$/, screens: ['vouchers'], reason: 'the other tab shows no count' },
  {
    call: /^GET \/platform\/vouchers\?.*type=regular$/,
    screens: ['products', 'actions', 'bookmarked-products', 'provider', 'provider-office', 'search-result'],
    reason: 'the cards show the price without what this resident pays; the offer itself tells the failure',
  },
  {
    call: /^GET \/platform\/funds\/\{id\}\/requests\?/,
    screens: ['fund'],
    reason: 'the fund has no request of this resident that could be shown',
  },
  {
    call: /^GET \/platform\/funds\/\{id\}\/requests\?/,
    screens: ['fund-activate'],
    failures: ['403'],
    reason: 'a resident who may not read requests has none in progress',
  },
  {
    call: /^GET \/platform\/products\?product_category_id=/,
    screens: ['product'],
    reason: 'related offers are an extra',
  },
  {
    call: /^GET \/platform\/funds\/\{id\}\?check_criteria=1$/,
    screens: ['fund-request-clarification'],
    reason: 'the name of the fund stands beside the question; the question is complete without it',
  },
  {
    call: /^GET \/platform\/reimbursements\?per_page=100$/,
    screens: ['reimbursements'],
    reason: 'the totals and the counts of the tabs are left out; the list tells its own failure',
  },
  {
    call: /^GET \/platform\/vouchers\?per_page=100$/,
    screens: ['reimbursements', 'reimbursement', 'reservations', 'reservation'],
    reason: 'the name of the holder beside the voucher and the balance in the menu are left out',
  },
  {
    call: /^GET \/platform\/vouchers\?per_page=100&archived=0$/,
    screens: [
      'own-requests',
      'reservations',
      'reimbursements',
      'records',
      'record-create',
      'record-validate',
      'record-validations',
      'notifications',
      'preferences-notifications',
      'identity-emails',
      'security-sessions',
    ],
    reason: 'the menu says "Uw account" in place of the balance',
  },
  {
    call: /^GET \/platform\/reimbursements\?.*state=draft/,
    screens: ['auth-link', 'restore-email', 'confirmation-email'],
    reason: 'an unsent reimbursement is one of the tasks of home; the screen of reimbursements tells its own failure',
  },
  {
    call: /^GET \/platform\/search\?.*overview=1/,
    screens: ['search-result'],
    reason:
      'beside the results of one kind, the tabs show no counts; without a kind it is the page, and tells its failure',
  },
  {
    call: /^GET \/bzk\//,
    screens: ['providers'],
    reason: 'the platform knows the distance; the map shows no own place',
  },
  {
    call: /^GET \/identity\/(records|record-categories)$/,
    screens: ['record-create', 'record-validate', 'record-validations'],
    reason: 'the groups and earlier values of records are an extra on this screen',
  },
];

/** The reason why a failure of this call is left out on a screen; null when it must be told. */
export function leftOutReason(screen: ScreenName, template: string, failure: FailureName): string | null {
  const found = LEFT_OUT.find(
    ({ call, screens, failures }) =>
      call.test(template) && (screens?.includes(screen) ?? true) && (failures?.includes(failure) ?? true),
  );
  return found?.reason ?? null;
}

/** The call without the ids and tokens of the world: `GET /platform/vouchers/{id}`. */
export function templateOf(key: string): string {
  return key.replaceAll(/\/(\d+|0x[0-9a-f]{6,}|[0-9a-f]{16,})(?=[/?]|$)/g, '/{id}');
}
