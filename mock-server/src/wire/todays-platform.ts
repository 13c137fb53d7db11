import { listOf, objectOf, wordOf, type Input } from '../input.ts';

/** Makes what the platform of July 2026 sends out of what the specification describes. */
type Conversion = (answer: Input) => Input;

/** Such an answer has no JSON but an empty text. */
const nothing = (): '' => '';

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

const config: Conversion = (wire) => ({
  ...without(wire, ...goneFromConfig),
  implementation: { name: wire['implementation_name'] },
  funds: part(wire, 'funds', (funds) => without(funds, 'show')),
  settings: part(wire, 'settings', (settings) => without(settings, 'banner_text_color')),
  has_internal_funds: true,
  products_hard_limit: wordOf(wire['products_hard_limit']),
});

/** The answer that makes a request has no state yet. */
const madeFundRequest: Conversion = (wire) => ({ ...wire, state: null });

const identity: Conversion = (wire) => ({
  ...wire,
  bsn_time: typeof wire['bsn_time'] === 'number' ? wire['bsn_time'] + 0.248371 : null,
  profile: true,
});

const criterion: Conversion = (wire) => ({
  ...without(wire, 'record_type_name', 'external_validators'),
  record_type: wire['record_type'] ?? { key: wire['record_type_key'], name: wire['record_type_name'] },
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
const fund: Conversion = (wire) => ({
  ...without(wire, ...goneFromFund),
  type: 'budget',
  type_locale: null,
  external: wire['is_external'],
  external_link_text: wire['external_link_text'] ?? '',
  organization: part(wire, 'organization', (sponsor) => without(sponsor, 'kvk')),
  implementation: part(wire, 'implementation', (shop) => without(shop, 'has_provider_terms_page')),
  criteria: each(wire, 'criteria', criterion),
});

const withPhotos: Conversion = (wire) => ({
  ...without(wire, 'photo'),
  photos: wire['photo'] === null ? [] : [wire['photo']],
});

const office: Conversion = (wire) => without(wire, 'state');

/** A fund that offers a product. Without subsidies a resident pays the price of the product in each. */
const productFund =
  (price: unknown): Conversion =>
  (wire) => ({
    ...without(wire, 'type', 'reservations_enabled', 'price', 'price_locale'),
    logo: wire['logo'] ?? [],
    feature_reservations_enabled: wire['reservations_enabled'],
    user_price: price,
  });

/** The real platform counts a share of the sponsor here that no fund pays, and has zero as the most. */
const share = (price: unknown): Input => ({
  price_min: (Number(price) / 2).toFixed(2),
  price_max: '0.00',
});

const product: Conversion = (wire) => ({
  ...withPhotos(without(wire, 'logo')),
  price_discount: wire['price_discount'] ?? '0.00',
  ...share(wire['price']),
  funds: each(wire, 'funds', productFund(wire['price'])),
  offices: each(wire, 'offices', office),
});

const voucherProduct: Conversion = (wire) => withPhotos(without(wire, 'product_category', 'product_category_id'));

/** A card without the address to which it was sent. */
const card: Conversion = ({ id, code, physical_card_type_id }) => ({
  id,
  code,
  code_locale: wordOf(code).replaceAll(/(.{4})(?=.)/g, '$1-'),
  physical_card_type_id,
  photo: null,
});

const voucher: Conversion = (wire) => ({
  ...without(wire, 'address_printable', 'identity_address', 'is_external'),
  external: wire['is_external'],
  fund: part(wire, 'fund', (of) => without(of, 'end_at', 'end_at_locale')),
  parent: part(wire, 'parent', (parent) => without(parent, 'identity_address')),
  product: part(wire, 'product', voucherProduct),
  product_vouchers: wire['product_vouchers'] ?? [],
  physical_card: wire['physical_card'] === false ? null : part(wire, 'physical_card', card),
  records: wire['records'] ?? [],
  records_title: wire['records_title'] ?? null,
});

const voucherDetail: Conversion = (wire) => ({ ...voucher(wire), offices: each(wire, 'offices', office) });

/** The house number is a number only in the answer that makes an order. */
const madeCardOrder: Conversion = (wire) => ({ ...wire, house: Number(wire['house']) });

/** Moments are days. */
const withDays: Conversion = (wire) =>
  Object.fromEntries(
    Object.entries(wire).map(([name, value]) => [
      name,
      name.endsWith('_at') && typeof value === 'string' ? value.slice(0, 'YYYY-MM-DD'.length) : value,
    ]),
  );

const reservation: Conversion = (wire) => ({
  ...withDays(without(wire, 'expired_at', 'expired_at_locale')),
  address: wire['address'] ?? '',
  product: part(wire, 'product', withPhotos),
});

const clarification: Conversion = (wire) => ({
  ...without(wire, 'message', 'attachment'),
  answer: wire['answer'] ?? (wire['state'] === 'pending' ? '' : null),
});

const ownFundRequest: Conversion = (wire) => ({
  ...wire,
  records: each(wire, 'records', (record) => ({
    ...record,
    clarifications: each(record, 'clarifications', clarification),
  })),
});

/** The answer that makes it has its code as a number; one that asks for a payment has no reservation. */
const madeReservation: Conversion = (answer) =>
  'data' in answer ? one((wire) => ({ ...reservation(wire), code: Number(wire['code']) }))(answer) : answer;

/**
 * The calls of home, funds, offers and vouchers in the shape of July 2026, by their name in the description: bare bodies, second
 * names, absent fields, `[]` in place of null, numbers as texts and fractions. What is new there and read by no shop is left out.
 * `todays-platform.test.ts` compares them with answers that the real platform gave.
 */
export const todaysAnswers: { readonly [operation: string]: Conversion | typeof nothing } = {
  readConfig: bare(config),
  readIdentity: bare(identity),
  listFunds: list(fund),
  readFund: one(fund),
  listSampleProducts: (answer) => without(list(product)(answer), 'meta'),
  listProducts: list(product),
  readProduct: one(product),
  listVouchers: list(voucher),
  readVoucher: one(voucherDetail),
  linkPhysicalCard: one(card),
  unlinkPhysicalCard: nothing,
  validatePhysicalCardOrder: nothing,
  orderPhysicalCard: one(madeCardOrder),
  listReservations: list(reservation),
  readReservation: one(reservation),
  createReservation: madeReservation,
  cancelOwnReservation: one(reservation),
  createFundRequest: one(madeFundRequest),
  validateFundRequest: nothing,
  listOwnFundRequests: list(ownFundRequest),
  readOwnFundRequest: one(ownFundRequest),
  answerOwnClarification: one(clarification),
  validateReservationFields: nothing,
  validateReservationAddress: nothing,
};
