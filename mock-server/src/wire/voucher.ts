import { dayOf } from '../calendar.ts';
import type { Call } from '../http/call.ts';
import { historyAt } from '../domain/vouchers/voucher-history.ts';
import { amountLeft, isExpired, isUsed, lastDay, type Movements } from '../domain/vouchers/voucher-state.ts';
import type { FundRow } from '../tables/funds.ts';
import type { ProductRow } from '../tables/products.ts';
import type { VoucherEvent, VoucherRow } from '../tables/vouchers.ts';
import { fundOf, movementsOf } from '../domain/vouchers/vouchers.ts';
import { dayLocale, moment, money, timestamp } from './format.ts';
import { fundDates } from './fund.ts';
import { markdownToHtml } from './markdown.ts';
import { mediaFull } from './media.ts';
import { officesOf } from './office.ts';
import { named, organizationBasic } from './organization.ts';
import { physicalCard } from './physical-card.ts';
import { cardRules, cardType, fundCardTypeId } from '../domain/physical-cards/card-types.ts';
import { queryProduct } from './query-product.ts';
import { recordTypeName } from './record-type.ts';
import { productVoucher, seconds, transaction } from './voucher-movements.ts';

const stateNames = {
  active: { nl: 'Actief', en: 'Active' },
  pending: { nl: 'In afwachting', en: 'Pending' },
  deactivated: { nl: 'Gedeactiveerd', en: 'Deactivated' },
} as const;

const eventNames = {
  created_budget: { nl: 'Aangemaakt', en: 'Created' },
  created_product: { nl: 'Aangemaakt', en: 'Created' },
  activated: { nl: 'Geactiveerd', en: 'Activated' },
  deactivated: { nl: 'Gedeactiveerd', en: 'Deactivated' },
  expired: { nl: 'Verlopen', en: 'Expired' },
} as const;

const day = (call: Call, name: string, value: string | null): object => ({
  [name]: value,
  [`${name}_locale`]: value === null ? null : dayLocale(value, call.language),
});

function event(call: Call, row: VoucherEvent): object {
  return {
    id: row.id,
    event: row.event,
    event_locale: call.say(eventNames[row.event]),
    ...day(call, 'created_at', dayOf(row.created_at)),
  };
}

function cardTypes(fund: FundRow): readonly object[] {
  if (!fund.allow_physical_cards) return [];
  const rules = cardRules(fund);
  return [
    {
      id: fundCardTypeId(fund),
      fund_id: fund.id,
      physical_card_type_id: cardType.id,
      allow_physical_card_linking: rules.link,
      allow_physical_card_requests: rules.order,
      allow_physical_card_deactivation: rules.unlink,
      physical_card_type: {
        id: cardType.id,
        name: 'Stadspas',
        description: 'De pas van de gemeente.',
        code_prefix: cardType.prefix,
        code_blocks: cardType.blocks,
        code_block_size: cardType.blockSize,
        photo: null,
      },
    },
  ];
}

const todaysVoucherFund = (row: FundRow): object => ({
  fund_physical_card_types: cardTypes(row),
  show_qr_code: row.show_qr_code ?? true,
  hide_voucher_amount: row.hides_balance ?? false,
});

function voucherFund(call: Call, row: FundRow): object {
  const organization = call.world.table('organizations').get(row.organization_id);
  return {
    id: row.id,
    key: row.key,
    name: row.name,
    state: row.state === 'waiting' ? 'paused' : row.state,
    type: row.type,
    url_webshop: `${call.platform.settings.shopUrl}/`,
    logo: mediaFull(call, row.logo_uid),
    ...fundDates(call, row),
    start_date: `${row.start_date} 00:00`,
    end_date: `${row.end_date} 00:00`,
    organization: organization ? organizationBasic(call, organization) : null,
    allow_physical_cards: row.allow_physical_cards,
    ...(call.world.settings.edition === '2026-07' ? todaysVoucherFund(row) : {}),
    allow_blocking_vouchers: row.allow_blocking_vouchers,
    allow_reimbursements: row.allow_reimbursements,
    allow_reservations: row.allow_reservations,
  };
}

function voucherProduct(call: Call, row: ProductRow): object {
  const category = call.world.table('product_categories').get(row.product_category_id);
  const organization = call.world.table('organizations').get(row.organization_id);
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    description_html: markdownToHtml(row.description),
    price: money(row.price),
    total_amount: row.total_amount,
    sold_amount: row.sold_amount,
    product_category_id: row.product_category_id,
    product_category: category ? named(call, category) : null,
    organization_id: row.organization_id,
    organization: organization ? organizationBasic(call, organization) : null,
    expire_at: row.expire_at ?? '',
    expire_at_locale: row.expire_at === null ? null : dayLocale(row.expire_at, call.language),
    photo: mediaFull(call, row.photo_uid),
  };
}

function amounts(row: VoucherRow, fund: FundRow, movements: Movements): object {
  const regular = fund.type === 'subsidies' ? 0 : amountLeft(row, movements);
  return {
    used: isUsed(row, fund, movements),
    amount: money(row.type === 'product' ? row.amount : Math.max(0, regular)),
  };
}

function times(call: Call, row: VoucherRow, fund: FundRow): object {
  const end = lastDay(row, fund);
  return {
    expired: isExpired(row, fund, call.world.now()),
    deactivated: row.state === 'deactivated',
    ...day(call, 'deactivated_at', row.deactivated_at === null ? null : dayOf(row.deactivated_at)),
    expire_at: { date: `${end} 00:00:00.00000`, timeZone: 'Europe/Amsterdam' },
    expire_at_locale: dayLocale(end, call.language),
    ...day(call, 'last_active_day', end),
    ...moment('created_at', row.created_at, call.language),
    timestamp: seconds(row.created_at),
  };
}

function records(call: Call, row: VoucherRow, fund: FundRow): object {
  if (!fund.allow_voucher_records) return {};
  const value = (key: string): string | undefined =>
    row.records.find((record) => record.record_type_key === key)?.value;
  const [given, family] = [value('given_name'), value('family_name')];
  return {
    records: row.records.map((record) => ({
      record_type_key: record.record_type_key,
      record_type_name: recordTypeName(call, record.record_type_key),
      value_locale: record.value,
      voucher_id: row.id,
    })),
    records_title: family === undefined ? null : given === undefined ? family : `${given.slice(0, 1)}. ${family}`,
  };
}

function parentOf(call: Call, row: VoucherRow): object | null {
  const parent = row.parent_id === null ? undefined : call.world.table('vouchers').get(row.parent_id);
  if (!parent) return null;
  return {
    identity_address: parent.identity_address,
    fund_id: parent.fund_id,
    created_at: timestamp(parent.created_at),
  };
}

/** A voucher as it stands in the list. */
export function voucher(call: Call, row: VoucherRow): object {
  const fund = fundOf(call.world, row.fund_id);
  const movements = movementsOf(call.world, row);
  const card = call.world.table('physical_cards').first('voucher_id', row.id);
  const product = row.product_id === null ? undefined : call.world.table('products').get(row.product_id);
  const last = movements.transactions.map((item) => item.created_at).toSorted((one, other) => other - one)[0];
  return {
    id: row.id,
    address: row.address,
    address_printable: row.address_printable,
    identity_address: row.identity_address,
    fund_id: row.fund_id,
    type: row.type,
    state: row.state,
    state_locale: call.say(stateNames[row.state]),
    is_external: row.is_external,
    returnable: row.returnable,
    ...amounts(row, fund, movements),
    ...times(call, row, fund),
    transactions_count: movements.transactions.length,
    ...day(call, 'last_transaction_at', last === undefined ? null : dayOf(last)),
    fund: voucherFund(call, fund),
    parent: parentOf(call, row),
    physical_card: card ? physicalCard(call, card) : false,
    product: product ? voucherProduct(call, product) : null,
    product_vouchers:
      row.type === 'product' ? null : movements.productVouchers.map((item) => productVoucher(call, item, fund)),
    history: historyAt(row, fund, call.world.now()).map((item) => event(call, item)),
    ...records(call, row, fund),
    query_product: queryProduct(call, row, fund),
  };
}

function officesFor(call: Call, row: VoucherRow): object[] {
  const product = row.product_id === null ? undefined : call.world.table('products').get(row.product_id);
  if (product) return officesOf(call, product.organization_id);
  const accepted = call.world
    .table('fund_providers')
    .where('fund_id', row.fund_id)
    .filter((item) => item.state === 'accepted');
  return accepted.flatMap((item) => officesOf(call, item.organization_id));
}

/** A voucher read by itself: with its payments and the offices where it can be spent. */
export function voucherDetail(call: Call, row: VoucherRow): object {
  const fund = fundOf(call.world, row.fund_id);
  const { transactions } = movementsOf(call.world, row);
  return {
    ...voucher(call, row),
    transactions: transactions.map((item) => transaction(call, item, fund)),
    offices: officesFor(call, row),
  };
}
