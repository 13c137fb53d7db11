import type { FundType } from '@stadstegoed/core/funds/fund.ts';
import { instant, type Instant } from '@stadstegoed/core/shared/instant.ts';
import { ONLY_CARD_TYPE, type CardType } from '@stadstegoed/core/vouchers/physical-card.ts';
import type { ProductVoucher, Transaction } from '@stadstegoed/core/vouchers/transaction.ts';
import {
  VOUCHER_STATES,
  type HistoryItem,
  type QueryProduct,
  type Voucher,
  type VoucherFund,
  type VoucherOffice,
  type VoucherProduct,
  type VoucherRecord,
} from '@stadstegoed/core/vouchers/voucher.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { toPhoto, toPicture } from '../picture.ts';
import { readPosition } from '../position.ts';
import { toOpening } from '../providers/office-wire.ts';
import { toState } from '../state.ts';
import { toCardType, toPhysicalCard } from './physical-card-wire.ts';
import type { Fields } from '../wire.ts';

type Schemas = components['schemas'];

const FUND_TYPES: readonly FundType[] = ['budget', 'subsidies', 'external'];
const TARGETS = ['provider', 'top_up', 'iban'] as const;
const STATES = ['pending', 'success', 'canceled'] as const;
const EVENTS = ['created_budget', 'created_product', 'activated', 'deactivated', 'expired'] as const;

/** Maps the wire format of a voucher, in a list, as a single resource or in another answer. */
export function toVoucher(wire: Fields<Schemas['Voucher']>): Voucher {
  return {
    id: wire.id('id'),
    address: wire.string('address'),
    addressPrintable: wire.string(['address_printable', 'address']),
    type: wire.oneOf('type', ['regular', 'product']),
    ...toState(wire, VOUCHER_STATES, 'active'),
    fundId: wire.id('fund_id'),
    fund: toVoucherFund(wire.object('fund')),
    balance: wire.money('amount'),
    amount: isAmountHidden(wire.object('fund')) ? null : wire.money('amount'),
    expired: wire.boolean('expired'),
    used: wire.boolean('used', null),
    ...toDays(wire),
    returnable: wire.boolean('returnable'),
    isExternal: wire.boolean(['is_external', 'external']),
    product: wire.part('product', toVoucherProduct),
    offices: wire.list('offices', toVoucherOffice, []),
    transactions: wire.list('transactions', toTransaction, []).filter((one) => one !== null),
    transactionsCount: wire.integer('transactions_count'),
    productVouchers: wire.list('product_vouchers', toProductVoucher, []),
    history: wire.list('history', toHistoryItem).filter((item) => item !== null),
    recordsTitle: wire.string('records_title', null),
    records: wire.list('records', toVoucherRecord, []),
    physicalCard: wire.part('physical_card', toPhysicalCard),
    queryProduct: wire.part('query_product', toQueryProduct),
  };
}

function toDays(wire: Fields<Schemas['Voucher']>) {
  return {
    expireAt: wire.part('expire_at', (at) => at.date('date')),
    expireAtLocale: wire.string('expire_at_locale', null),
    createdAt: wire.date('created_at'),
    createdAtLocale: wire.string('created_at_locale'),
    lastTransactionAt: wire.date('last_transaction_at', null),
    lastTransactionAtLocale: wire.string('last_transaction_at_locale', null),
  };
}

/** Whether the municipality shows no resident how much is left. */
function isAmountHidden(fund: Fields<Schemas['VoucherFund']>): boolean {
  return fund.boolean('hide_voucher_amount', false);
}

function toVoucherFund(wire: Fields<Schemas['VoucherFund']>): VoucherFund {
  return {
    id: wire.id('id'),
    key: wire.string('key'),
    name: wire.string('name'),
    type: wire.oneOf('type', FUND_TYPES),
    logo: wire.part('logo', toPicture),
    organization: {
      id: wire.object('organization').id('id'),
      name: wire.object('organization').string('name'),
      logo: wire.object('organization').part('logo', toPicture),
    },
    endAt: wire.date(['end_at', 'end_date'], null),
    endAtLocale: wire.string(['end_at_locale', 'end_date_locale'], null),
    cardTypes: toCardTypes(wire),
    allowBlockingVouchers: wire.boolean('allow_blocking_vouchers'),
    allowReimbursements: wire.boolean('allow_reimbursements'),
    allowReservations: wire.boolean('allow_reservations'),
    showsQrCode: wire.boolean('show_qr_code', true),
  };
}

/** The card types of the fund. A platform that sends no types gives the one of the specification when the fund has cards. */
function toCardTypes(wire: Fields<Schemas['VoucherFund']>): readonly CardType[] {
  const onlyType = wire.boolean('allow_physical_cards') ? [ONLY_CARD_TYPE] : [];
  return wire.list('fund_physical_card_types', toCardType, onlyType);
}

function toVoucherProduct(wire: Fields<Schemas['VoucherProduct']>): VoucherProduct {
  return {
    id: wire.id('id'),
    name: wire.string('name'),
    descriptionHtml: wire.string('description_html', ''),
    price: wire.money('price'),
    photo: toPhoto(wire),
    organization: {
      id: wire.object('organization').id('id'),
      name: wire.object('organization').string('name'),
    },
  };
}

function toVoucherOffice(wire: Fields<Schemas['Office']>): VoucherOffice {
  return {
    id: wire.id('id'),
    organizationId: wire.id('organization_id'),
    organizationName: wire.object('organization').string('name'),
    address: wire.string('address'),
    phone: wire.string('phone', null),
    position: readPosition(wire),
    ...toOpening(wire),
  };
}

/** Null for a transaction of a kind that the shop does not know: `transactionsCount` counts it still. */
function toTransaction(wire: Fields<Schemas['VoucherTransaction']>): Transaction | null {
  const target = wire.knownOr('target', TARGETS, null);
  const state = wire.knownOr('state', STATES, null);
  if (target === null || state === null) return null;
  return {
    type: 'transaction',
    id: wire.id('id'),
    amount: wire.money('amount'),
    at: toMoment(wire),
    day: wire.date('created_at'),
    dayLocale: wire.string('created_at_locale'),
    target,
    state,
    organization: wire.part('organization', (organization) => ({
      name: organization.string('name'),
      logo: organization.part('logo', toPicture),
    })),
    productName: wire.part('product', (product) => product.string('name')),
  };
}

function toProductVoucher(wire: Fields<Schemas['ProductVoucher']>): ProductVoucher {
  const address = wire.string('address');
  return {
    type: 'product_voucher',
    id: address,
    address,
    amount: wire.money('amount'),
    at: toMoment(wire),
    day: wire.date('created_at'),
    dayLocale: wire.string('created_at_locale'),
    productName: wire.object('product').string('name'),
  };
}

/** The last day that four digits of a year can write: a later time cannot be shown and would end the screen. */
const LAST_TIME = Date.UTC(9999, 11, 31);

function toMoment(wire: Fields<{ timestamp: number }>): Instant {
  return instant(Math.min(wire.integer('timestamp') * 1000, LAST_TIME));
}

/** Null for an event that is newer than the shop: nothing of the voucher but its history depends on it. */
function toHistoryItem(wire: Fields<Schemas['VoucherEvent']>): HistoryItem | null {
  const event = wire.knownOr('event', EVENTS, null);
  if (event === null) return null;
  return { id: wire.id('id'), event, day: wire.date('created_at') };
}

function toVoucherRecord(wire: Fields<Schemas['VoucherRecord']>): VoucherRecord {
  return {
    recordTypeKey: wire.string('record_type_key'),
    recordTypeName: wire.string('record_type_name'),
    value: wire.string('value_locale'),
  };
}

function toQueryProduct(wire: Fields<Schemas['QueryProduct']>): QueryProduct {
  return {
    reservable: wire.boolean('reservable'),
    reservableExpireAt: wire.date('reservable_expire_at', null),
  };
}
