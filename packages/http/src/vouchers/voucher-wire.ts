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
import { amount, date, dateOrNull, flag, id, list, oneOf, partOrNull, text, textOrNull, whole } from '../wire.ts';

type Schemas = components['schemas'];

const FUND_TYPES: readonly FundType[] = ['budget', 'subsidies', 'external'];
const EVENTS = ['created_budget', 'created_product', 'activated', 'deactivated', 'expired'] as const;

/** The wire of a voucher (reference part 1, 6.4); of a list as well as read by itself, and inside other answers. */
export function toVoucher(wire: Schemas['Voucher']): Voucher {
  return {
    id: id(wire.id, 'id'),
    address: text(wire.address, 'address'),
    addressPrintable: text(wire.address_printable, 'address_printable'),
    type: oneOf(wire.type, ['regular', 'product'], 'type'),
    state: oneOf(wire.state, ['active', 'pending', 'deactivated'], 'state'),
    fundId: id(wire.fund_id, 'fund_id'),
    fund: toVoucherFund(wire.fund),
    amount: amount(wire.amount, 'amount'),
    expired: flag(wire.expired, 'expired'),
    used: wire.used === null ? null : flag(wire.used, 'used'),
    ...toDays(wire),
    returnable: flag(wire.returnable, 'returnable'),
    isExternal: flag(wire.is_external, 'is_external'),
    product: partOrNull(wire.product, toVoucherProduct),
    offices: list(wire.offices ?? [], toVoucherOffice, 'offices'),
    transactions: list(wire.transactions ?? [], toTransaction, 'transactions'),
    transactionsCount: whole(wire.transactions_count, 'transactions_count'),
    productVouchers: list(wire.product_vouchers ?? [], toProductVoucher, 'product_vouchers'),
    history: list(wire.history, toHistoryItem, 'history'),
    recordsTitle: textOrNull(wire.records_title, 'records_title'),
    records: list(wire.records ?? [], toVoucherRecord, 'records'),
    physicalCard: wire.physical_card === false ? null : partOrNull(wire.physical_card, toPhysicalCard),
    queryProduct: partOrNull(wire.query_product, toQueryProduct),
  };
}

function toDays(wire: Schemas['Voucher']) {
  return {
    expireAt: partOrNull(wire.expire_at, (at) => date(at.date, 'expire_at.date')),
    expireAtLocale: textOrNull(wire.expire_at_locale, 'expire_at_locale'),
    createdAt: date(wire.created_at, 'created_at'),
    createdAtLocale: text(wire.created_at_locale, 'created_at_locale'),
    lastTransactionAt: dateOrNull(wire.last_transaction_at, 'last_transaction_at'),
    lastTransactionAtLocale: textOrNull(wire.last_transaction_at_locale, 'last_transaction_at_locale'),
  };
}

function toVoucherFund(wire: Schemas['VoucherFund']): VoucherFund {
  return {
    id: id(wire.id, 'fund.id'),
    key: text(wire.key, 'fund.key'),
    name: text(wire.name, 'fund.name'),
    type: oneOf(wire.type, FUND_TYPES, 'fund.type'),
    logo: toPicture(wire.logo),
    organization: {
      id: id(wire.organization.id, 'fund.organization.id'),
      name: text(wire.organization.name, 'fund.organization.name'),
      logo: toPicture(wire.organization.logo),
    },
    endAt: dateOrNull(wire.end_at, 'fund.end_at'),
    endAtLocale: textOrNull(wire.end_at_locale, 'fund.end_at_locale'),
    allowPhysicalCards: flag(wire.allow_physical_cards, 'fund.allow_physical_cards'),
    allowBlockingVouchers: flag(wire.allow_blocking_vouchers, 'fund.allow_blocking_vouchers'),
    allowReimbursements: flag(wire.allow_reimbursements, 'fund.allow_reimbursements'),
    allowReservations: flag(wire.allow_reservations, 'fund.allow_reservations'),
  };
}

function toVoucherProduct(wire: Schemas['VoucherProduct']): VoucherProduct {
  return {
    id: id(wire.id, 'product.id'),
    name: text(wire.name, 'product.name'),
    descriptionHtml: textOrNull(wire.description_html, 'product.description_html') ?? '',
    price: amount(wire.price, 'product.price'),
    photo: toPicture(wire.photo),
    organization: {
      id: id(wire.organization.id, 'product.organization.id'),
      name: text(wire.organization.name, 'product.organization.name'),
    },
  };
}

function toVoucherOffice(wire: Schemas['Office']): VoucherOffice {
  return {
    id: id(wire.id, 'offices.id'),
    organizationId: id(wire.organization_id, 'offices.organization_id'),
    organizationName: text(wire.organization.name, 'offices.organization.name'),
    address: text(wire.address, 'offices.address'),
    phone: textOrNull(wire.phone, 'offices.phone'),
    position: toPosition(wire.lat, wire.lon),
  };
}

/** Coordinates are texts on the wire; half a position or one that is no number is none. */
function toPosition(lat: string | null, lon: string | null): VoucherOffice['position'] {
  const [latitude, longitude] = [Number.parseFloat(lat ?? ''), Number.parseFloat(lon ?? '')];
  return Number.isFinite(latitude) && Number.isFinite(longitude) ? { latitude, longitude } : null;
}

function toTransaction(wire: Schemas['VoucherTransaction']): Transaction {
  return {
    type: 'transaction',
    id: id(wire.id, 'transactions.id'),
    amount: amount(wire.amount, 'transactions.amount'),
    at: instant(whole(wire.timestamp, 'transactions.timestamp') * 1000),
    day: date(wire.created_at, 'transactions.created_at'),
    dayLocale: text(wire.created_at_locale, 'transactions.created_at_locale'),
    target: oneOf(wire.target, ['provider', 'top_up', 'iban'], 'transactions.target'),
    state: oneOf(wire.state, ['pending', 'success', 'canceled'], 'transactions.state'),
    organization: partOrNull(wire.organization, (organization) => ({
      name: text(organization.name, 'transactions.organization.name'),
      logo: toPicture(organization.logo),
    })),
    productName: partOrNull(wire.product, (product) => text(product.name, 'transactions.product.name')),
  };
}

function toProductVoucher(wire: Schemas['ProductVoucher']): ProductVoucher {
  const address = text(wire.address, 'product_vouchers.address');
  return {
    type: 'product_voucher',
    id: address,
    address,
    amount: amount(wire.amount, 'product_vouchers.amount'),
    at: instant(whole(wire.timestamp, 'product_vouchers.timestamp') * 1000),
    day: date(wire.created_at, 'product_vouchers.created_at'),
    dayLocale: text(wire.created_at_locale, 'product_vouchers.created_at_locale'),
    productName: text(wire.product.name, 'product_vouchers.product.name'),
  };
}

function toHistoryItem(wire: Schemas['VoucherEvent']): HistoryItem {
  return {
    id: id(wire.id, 'history.id'),
    event: oneOf(wire.event, EVENTS, 'history.event'),
    eventLocale: text(wire.event_locale, 'history.event_locale'),
    dayLocale: text(wire.created_at_locale, 'history.created_at_locale'),
  };
}

function toVoucherRecord(wire: Schemas['VoucherRecord']): VoucherRecord {
  return {
    recordTypeKey: text(wire.record_type_key, 'records.record_type_key'),
    recordTypeName: text(wire.record_type_name, 'records.record_type_name'),
    value: text(wire.value_locale, 'records.value_locale'),
  };
}

function toPhysicalCard(wire: Schemas['PhysicalCard']) {
  return { id: id(wire.id, 'physical_card.id'), code: text(wire.code, 'physical_card.code') };
}

function toQueryProduct(wire: Schemas['QueryProduct']): QueryProduct {
  return {
    reservable: flag(wire.reservable, 'query_product.reservable'),
    reservableExpireAt: dateOrNull(wire.reservable_expire_at, 'query_product.reservable_expire_at'),
  };
}
