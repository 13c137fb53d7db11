import type { FundType } from '@stadstegoed/core/funds/fund.ts';
import { instant } from '@stadstegoed/core/shared/instant.ts';
import type { ProductVoucher, Transaction } from '@stadstegoed/core/vouchers/transaction.ts';
import type {
  HistoryItem,
  QueryProduct,
  Voucher,
  VoucherFund,
  VoucherOffice,
  VoucherProduct,
  VoucherRecord,
} from '@stadstegoed/core/vouchers/voucher.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { toPicture } from '../picture.ts';
import { toPosition } from '../position.ts';
import { toPhysicalCard } from './physical-card-wire.ts';
import {
  readMoney,
  readDate,
  readDateOrNull,
  readBoolean,
  readId,
  readList,
  readOneOf,
  readPartOrNull,
  readString,
  readStringOrNull,
  readInteger,
} from '../wire.ts';

type Schemas = components['schemas'];

const FUND_TYPES: readonly FundType[] = ['budget', 'subsidies', 'external'];
const TARGETS = ['provider', 'top_up', 'iban'] as const;
const STATES = ['pending', 'success', 'canceled'] as const;
const EVENTS = ['created_budget', 'created_product', 'activated', 'deactivated', 'expired'] as const;

/** Maps the wire format of a voucher (reference part 1, 6.4), in a list, as a single resource or in another answer. */
export function toVoucher(wire: Schemas['Voucher']): Voucher {
  return {
    id: readId(wire.id, 'id'),
    address: readString(wire.address, 'address'),
    addressPrintable: readString(wire.address_printable, 'address_printable'),
    type: readOneOf(wire.type, ['regular', 'product'], 'type'),
    state: readOneOf(wire.state, ['active', 'pending', 'deactivated'], 'state'),
    fundId: readId(wire.fund_id, 'fund_id'),
    fund: toVoucherFund(wire.fund),
    amount: readMoney(wire.amount, 'amount'),
    expired: readBoolean(wire.expired, 'expired'),
    used: wire.used === null ? null : readBoolean(wire.used, 'used'),
    ...toDays(wire),
    returnable: readBoolean(wire.returnable, 'returnable'),
    isExternal: readBoolean(wire.is_external, 'is_external'),
    product: readPartOrNull(wire.product, toVoucherProduct),
    offices: readList(wire.offices ?? [], toVoucherOffice, 'offices'),
    transactions: readList(wire.transactions ?? [], toTransaction, 'transactions').filter((one) => one !== null),
    transactionsCount: readInteger(wire.transactions_count, 'transactions_count'),
    productVouchers: readList(wire.product_vouchers ?? [], toProductVoucher, 'product_vouchers'),
    history: readList(wire.history, toHistoryItem, 'history').filter((item) => item !== null),
    recordsTitle: readStringOrNull(wire.records_title, 'records_title'),
    records: readList(wire.records ?? [], toVoucherRecord, 'records'),
    physicalCard: wire.physical_card === false ? null : readPartOrNull(wire.physical_card, toPhysicalCard),
    queryProduct: readPartOrNull(wire.query_product, toQueryProduct),
  };
}

function toDays(wire: Schemas['Voucher']) {
  return {
    expireAt: readPartOrNull(wire.expire_at, (at) => readDate(at.date, 'expire_at.date')),
    expireAtLocale: readStringOrNull(wire.expire_at_locale, 'expire_at_locale'),
    createdAt: readDate(wire.created_at, 'created_at'),
    createdAtLocale: readString(wire.created_at_locale, 'created_at_locale'),
    lastTransactionAt: readDateOrNull(wire.last_transaction_at, 'last_transaction_at'),
    lastTransactionAtLocale: readStringOrNull(wire.last_transaction_at_locale, 'last_transaction_at_locale'),
  };
}

function toVoucherFund(wire: Schemas['VoucherFund']): VoucherFund {
  return {
    id: readId(wire.id, 'fund.id'),
    key: readString(wire.key, 'fund.key'),
    name: readString(wire.name, 'fund.name'),
    type: readOneOf(wire.type, FUND_TYPES, 'fund.type'),
    logo: toPicture(wire.logo),
    organization: {
      id: readId(wire.organization.id, 'fund.organization.id'),
      name: readString(wire.organization.name, 'fund.organization.name'),
      logo: toPicture(wire.organization.logo),
    },
    endAt: readDateOrNull(wire.end_at, 'fund.end_at'),
    endAtLocale: readStringOrNull(wire.end_at_locale, 'fund.end_at_locale'),
    allowPhysicalCards: readBoolean(wire.allow_physical_cards, 'fund.allow_physical_cards'),
    allowBlockingVouchers: readBoolean(wire.allow_blocking_vouchers, 'fund.allow_blocking_vouchers'),
    allowReimbursements: readBoolean(wire.allow_reimbursements, 'fund.allow_reimbursements'),
    allowReservations: readBoolean(wire.allow_reservations, 'fund.allow_reservations'),
  };
}

function toVoucherProduct(wire: Schemas['VoucherProduct']): VoucherProduct {
  return {
    id: readId(wire.id, 'product.id'),
    name: readString(wire.name, 'product.name'),
    descriptionHtml: readStringOrNull(wire.description_html, 'product.description_html') ?? '',
    price: readMoney(wire.price, 'product.price'),
    photo: toPicture(wire.photo),
    organization: {
      id: readId(wire.organization.id, 'product.organization.id'),
      name: readString(wire.organization.name, 'product.organization.name'),
    },
  };
}

function toVoucherOffice(wire: Schemas['Office']): VoucherOffice {
  return {
    id: readId(wire.id, 'offices.id'),
    organizationId: readId(wire.organization_id, 'offices.organization_id'),
    organizationName: readString(wire.organization.name, 'offices.organization.name'),
    address: readString(wire.address, 'offices.address'),
    phone: readStringOrNull(wire.phone, 'offices.phone'),
    position: toPosition(wire.lat, wire.lon),
  };
}

/** Null for a transaction of a kind that the shop does not know: `transactionsCount` counts it still. */
function toTransaction(wire: Schemas['VoucherTransaction']): Transaction | null {
  const target = TARGETS.find((known) => known === wire.target);
  const state = STATES.find((known) => known === wire.state);
  if (target === undefined || state === undefined) return null;
  return {
    type: 'transaction',
    id: readId(wire.id, 'transactions.id'),
    amount: readMoney(wire.amount, 'transactions.amount'),
    at: instant(readInteger(wire.timestamp, 'transactions.timestamp') * 1000),
    day: readDate(wire.created_at, 'transactions.created_at'),
    dayLocale: readString(wire.created_at_locale, 'transactions.created_at_locale'),
    target,
    state,
    organization: readPartOrNull(wire.organization, (organization) => ({
      name: readString(organization.name, 'transactions.organization.name'),
      logo: toPicture(organization.logo),
    })),
    productName: readPartOrNull(wire.product, (product) => readString(product.name, 'transactions.product.name')),
  };
}

function toProductVoucher(wire: Schemas['ProductVoucher']): ProductVoucher {
  const address = readString(wire.address, 'product_vouchers.address');
  return {
    type: 'product_voucher',
    id: address,
    address,
    amount: readMoney(wire.amount, 'product_vouchers.amount'),
    at: instant(readInteger(wire.timestamp, 'product_vouchers.timestamp') * 1000),
    day: readDate(wire.created_at, 'product_vouchers.created_at'),
    dayLocale: readString(wire.created_at_locale, 'product_vouchers.created_at_locale'),
    productName: readString(wire.product.name, 'product_vouchers.product.name'),
  };
}

/** Null for an event that is newer than the shop: nothing of the voucher but its history depends on it. */
function toHistoryItem(wire: Schemas['VoucherEvent']): HistoryItem | null {
  const event = EVENTS.find((known) => known === wire.event);
  if (event === undefined) return null;
  return { id: readId(wire.id, 'history.id'), event, day: readDate(wire.created_at, 'history.created_at') };
}

function toVoucherRecord(wire: Schemas['VoucherRecord']): VoucherRecord {
  return {
    recordTypeKey: readString(wire.record_type_key, 'records.record_type_key'),
    recordTypeName: readString(wire.record_type_name, 'records.record_type_name'),
    value: readString(wire.value_locale, 'records.value_locale'),
  };
}

function toQueryProduct(wire: Schemas['QueryProduct']): QueryProduct {
  return {
    reservable: readBoolean(wire.reservable, 'query_product.reservable'),
    reservableExpireAt: readDateOrNull(wire.reservable_expire_at, 'query_product.reservable_expire_at'),
  };
}
