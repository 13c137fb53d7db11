import type { FundType } from '@stadstegoed/core/funds/fund.ts';
import { PRICE_TYPES } from '@stadstegoed/core/products/price-type.ts';
import type {
  Discount,
  FieldRequirement,
  Product,
  ProductCategory,
  ProductFund,
  ProductOrganization,
  ReservationFields,
} from '@stadstegoed/core/products/product.ts';
import { money } from '@stadstegoed/core/shared/money.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { toOffice } from '../offices/office-wire.ts';
import { toPicture } from '../picture.ts';
import {
  readBoolean,
  readDateOrNull,
  readId,
  readIntegerOrNull,
  readList,
  readMoney,
  readMoneyOrNull,
  readNumber,
  readOneOf,
  readString,
  readStringOrNull,
} from '../wire.ts';

type Schemas = components['schemas'];

const FUND_TYPES: readonly FundType[] = ['budget', 'subsidies', 'external'];
const REQUIREMENTS: readonly FieldRequirement[] = ['required', 'optional', 'no'];

/** Maps the wire format of an offer (reference part 2, 3.1), in a list or as a single resource. */
export function toProduct(wire: Schemas['Product']): Product {
  return {
    id: readId(wire.id, 'id'),
    name: readString(wire.name, 'name'),
    description: readString(wire.description, 'description'),
    descriptionHtml: readString(wire.description_html, 'description_html'),
    organizationId: readId(wire.organization_id, 'organization_id'),
    organization: toOrganization(wire.organization),
    category: toProductCategory(wire.product_category),
    photo: toPicture(wire.photo),
    logo: toPicture(wire.logo),
    ...toPrice(wire),
    stockAmount: readIntegerOrNull(wire.stock_amount, 'stock_amount'),
    soldOut: readBoolean(wire.sold_out, 'sold_out'),
    deleted: readBoolean(wire.deleted, 'deleted'),
    expired: readBoolean(wire.expired, 'expired'),
    expireAt: readDateOrNull(wire.expire_at, 'expire_at'),
    reservationEnabled: readBoolean(wire.reservation_enabled, 'reservation_enabled'),
    reservationFields: toReservationFields(wire.reservation),
    funds: readList(wire.funds, toProductFund, 'funds'),
    offices: readList(wire.offices, toOffice, 'offices'),
    bookmarked: readBoolean(wire.bookmarked, 'bookmarked'),
  };
}

/** Maps the wire format of a category (reference part 2, 2.4). */
export function toProductCategory(wire: Schemas['ProductCategory']): ProductCategory {
  return {
    id: readId(wire.id, 'product_category.id'),
    name: readString(wire.name, 'product_category.name'),
    parentId: wire.parent_id ? readId(wire.parent_id, 'product_category.parent_id') : null,
  };
}

function toOrganization(wire: Schemas['OrganizationBasic']): ProductOrganization {
  return {
    id: readId(wire.id, 'organization.id'),
    name: readString(wire.name, 'organization.name'),
    logo: toPicture(wire.logo),
    businessType: readStringOrNull(wire.business_type?.name, 'organization.business_type.name'),
    email: readStringOrNull(wire.email, 'organization.email'),
    phone: readStringOrNull(wire.phone, 'organization.phone'),
    website: readStringOrNull(wire.website, 'organization.website'),
  };
}

function toPrice(
  wire: Schemas['Product'],
): Pick<Product, 'priceType' | 'price' | 'priceMin' | 'priceMax' | 'discount'> {
  return {
    priceType: readOneOf(wire.price_type, PRICE_TYPES, 'price_type'),
    price: readMoneyOrNull(wire.price, 'price'),
    priceMin: readMoneyOrNull(wire.price_min, 'price_min'),
    priceMax: readMoneyOrNull(wire.price_max, 'price_max'),
    discount: toDiscount(wire),
  };
}

function toDiscount({ price_type: type, price_discount: discount }: Schemas['Product']): Discount | null {
  if (discount === null) return null;
  if (type === 'discount_fixed') return { kind: 'amount', amount: readMoney(discount, 'price_discount') };
  if (type !== 'discount_percentage') return null;
  return { kind: 'percentage', percent: readMoney(discount, 'price_discount') / 100 };
}

function toReservationFields(wire: Schemas['ProductReservationFields']): ReservationFields {
  return {
    phone: readOneOf(wire.phone, REQUIREMENTS, 'reservation.phone'),
    address: readOneOf(wire.address, REQUIREMENTS, 'reservation.address'),
    birthDate: readOneOf(wire.birth_date, REQUIREMENTS, 'reservation.birth_date'),
  };
}

function toProductFund(wire: Schemas['ProductFund']): ProductFund {
  return {
    id: readId(wire.id, 'funds.id'),
    name: readString(wire.name, 'funds.name'),
    type: readOneOf(wire.type, FUND_TYPES, 'funds.type'),
    logo: toPicture(wire.logo),
    organization: {
      id: readId(wire.organization.id, 'funds.organization.id'),
      name: readString(wire.organization.name, 'funds.organization.name'),
    },
    endAt: readDateOrNull(wire.end_at, 'funds.end_at'),
    reservationsEnabled: readBoolean(wire.reservations_enabled, 'funds.reservations_enabled'),
    limitTotal: readIntegerOrNull(wire.limit_total, 'funds.limit_total'),
    limitPerIdentity: readIntegerOrNull(wire.limit_per_identity, 'funds.limit_per_identity'),
    limitAvailable: readIntegerOrNull(wire.limit_available, 'funds.limit_available'),
    // A number of euros here, unlike the amounts elsewhere.
    price: wire.price === undefined ? null : money(Math.round(readNumber(wire.price, 'funds.price') * 100)),
  };
}
