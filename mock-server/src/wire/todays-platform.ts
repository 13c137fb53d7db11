import { listOf, objectOf, wordOf } from '../contract/input.ts';
import type { Input } from '../contract/input.ts';

/** Makes what the platform of July 2026 sends out of what the specification describes. */
type Conversion = (answer: Input) => Input;

const without = (row: Input, ...names: readonly string[]): Input =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));

const each = (row: Input, name: string, convert: Conversion): readonly Input[] =>
  listOf(row, name).map((item) => convert(objectOf(item)));

/** A part of a row, converted; null where there is none. */
const part = (row: Input, name: string, convert: Conversion): Input | null =>
  row[name] === null ? null : convert(objectOf(row[name]));

const one =
  (convert: Conversion): Conversion =>
  (answer) => ({ ...answer, data: convert(objectOf(answer['data'])) });

const list =
  (convert: Conversion): Conversion =>
  (answer) => ({ ...answer, data: each(answer, 'data', convert) });

/** The body itself, without `data` around it. */
const bare =
  (convert: Conversion): Conversion =>
  (answer) =>
    convert(objectOf(answer['data']));

const goneFromConfig = [
  'products',
  'records',
  'has_budget_funds',
  'has_subsidy_funds',
  'has_productboard_integration',
  'implementation_name',
];

const config: Conversion = (told) => ({
  ...without(told, ...goneFromConfig),
  implementation: { name: told['implementation_name'] },
  funds: part(told, 'funds', (funds) => without(funds, 'show')),
  settings: part(told, 'settings', (settings) => without(settings, 'banner_text_color')),
  has_internal_funds: true,
  products_hard_limit: wordOf(told['products_hard_limit']),
});

const identity: Conversion = (told) => ({
  ...told,
  bsn_time: typeof told['bsn_time'] === 'number' ? told['bsn_time'] + 0.248371 : null,
  profile: true,
});

const criterion: Conversion = (told) => ({
  ...without(told, 'record_type_name', 'external_validators'),
  record_type: { key: told['record_type_key'], name: told['record_type_name'] },
});

const goneFromFund = [
  'is_external',
  'end_at',
  'end_at_locale',
  'balance_provider',
  'allow_physical_cards',
  'reservations_enabled',
  'validators',
  'has_approved_fund_requests',
];

/** There is one type of fund; an external one says so beside it. */
const fund: Conversion = (told) => ({
  ...without(told, ...goneFromFund),
  type: 'budget',
  type_locale: null,
  external: told['is_external'],
  external_link_text: told['external_link_text'] ?? '',
  organization: part(told, 'organization', (sponsor) => without(sponsor, 'kvk')),
  implementation: part(told, 'implementation', (shop) => without(shop, 'has_provider_terms_page')),
  criteria: each(told, 'criteria', criterion),
});

const withPhotos: Conversion = (told) => ({
  ...without(told, 'photo'),
  photos: told['photo'] === null ? [] : [told['photo']],
});

const office: Conversion = (told) => without(told, 'state');

/** A fund that offers a product. Without subsidies a resident pays the price of the product in each. */
const productFund =
  (price: unknown): Conversion =>
  (told) => ({
    ...without(told, 'type', 'reservations_enabled', 'price', 'price_locale'),
    logo: told['logo'] ?? [],
    feature_reservations_enabled: told['reservations_enabled'],
    user_price: price,
  });

const product: Conversion = (told) => ({
  ...withPhotos(without(told, 'logo')),
  price_discount: told['price_discount'] ?? '0.00',
  funds: each(told, 'funds', productFund(told['price'])),
  offices: each(told, 'offices', office),
});

const voucherProduct: Conversion = (told) => withPhotos(without(told, 'product_category', 'product_category_id'));

const voucher: Conversion = (told) => ({
  ...without(told, 'address_printable', 'identity_address', 'is_external'),
  external: told['is_external'],
  fund: part(told, 'fund', (of) => without(of, 'end_at', 'end_at_locale')),
  parent: part(told, 'parent', (parent) => without(parent, 'identity_address')),
  product: part(told, 'product', voucherProduct),
  product_vouchers: told['product_vouchers'] ?? [],
  physical_card: told['physical_card'] === false ? null : part(told, 'physical_card', ({ id, code }) => ({ id, code })),
  records: told['records'] ?? [],
  records_title: told['records_title'] ?? null,
});

const voucherDetail: Conversion = (told) => ({ ...voucher(told), offices: each(told, 'offices', office) });

/** Moments are days. */
const withDays: Conversion = (told) =>
  Object.fromEntries(
    Object.entries(told).map(([name, value]) => [
      name,
      name.endsWith('_at') && typeof value === 'string' ? value.slice(0, 'YYYY-MM-DD'.length) : value,
    ]),
  );

/** One that is open waits until the resident has paid her own part, which the specification does not know. */
const waiting = { state: 'waiting', state_locale: 'Wacht op bijbetaling' };

const reservation: Conversion = (told) => ({
  ...withDays(without(told, 'expired_at', 'expired_at_locale')),
  ...(told['state'] === 'pending' && told['expired'] === false ? waiting : {}),
  product: part(told, 'product', withPhotos),
});

/**
 * The calls of home, funds, offers and vouchers in the shape of July 2026, by their name in the description: bare bodies, second
 * names, absent fields, `[]` in place of null, numbers as texts and fractions. What is new there and read by no shop is left out.
 * `todays-platform.test.ts` compares them with answers that the real platform gave.
 */
export const todaysAnswers: { readonly [operation: string]: Conversion } = {
  readConfig: bare(config),
  readIdentity: bare(identity),
  listFunds: list(fund),
  readFund: one(fund),
  listSampleProducts: (answer) => without(list(product)(answer), 'meta'),
  listProducts: list(product),
  readProduct: one(product),
  listVouchers: list(voucher),
  readVoucher: one(voucherDetail),
  listReservations: list(reservation),
  readReservation: one(reservation),
};
