import { PRICE_TYPES } from '@stadstegoed/core/products/price-type.ts';
import {
  PROVIDER_FIELD_KINDS,
  type ProviderField,
  type Discount,
  type FieldRequirement,
  type Product,
  type ProductCategory,
  type ProductFund,
  type ProductOrganization,
  type ReservationFields,
} from '@stadstegoed/core/products/product.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { toOffice } from '../providers/office-wire.ts';
import { toPhoto, toPicture } from '../picture.ts';
import type { Fields } from '../wire.ts';
import { toPricedFund, toPriceRange } from './priced-fund-wire.ts';

type Schemas = components['schemas'];

const REQUIREMENTS: readonly FieldRequirement[] = ['required', 'optional', 'no'];

/** Maps the wire format of an offer, in a list or as a single resource. */
export function toProduct(wire: Fields<Schemas['Product']>): Product {
  return {
    id: wire.id('id'),
    name: wire.string('name'),
    description: wire.string('description'),
    descriptionHtml: wire.string('description_html'),
    organizationId: wire.id('organization_id'),
    organization: toOrganization(wire.object('organization')),
    category: toProductCategory(wire.object('product_category')),
    photo: toPhoto(wire),
    logo: wire.part('logo', toPicture),
    ...toPrice(wire),
    stockAmount: wire.integer('stock_amount', null),
    soldOut: wire.boolean('sold_out'),
    deleted: wire.boolean('deleted'),
    expired: wire.boolean('expired'),
    expireAt: wire.date('expire_at', null),
    reservationEnabled: wire.boolean('reservation_enabled'),
    reservationFields: toReservationFields(wire.object('reservation')),
    funds: wire.list('funds', toProductFund),
    offices: wire.list('offices', toOffice),
    bookmarked: wire.boolean('bookmarked'),
  };
}

/** Maps the wire format of a category. */
export function toProductCategory(wire: Fields<Schemas['ProductCategory']>): ProductCategory {
  return {
    id: wire.id('id'),
    name: wire.string('name'),
    parentId: wire.id('parent_id', null),
  };
}

function toOrganization(wire: Fields<Schemas['OrganizationBasic']>): ProductOrganization {
  return {
    id: wire.id('id'),
    name: wire.string('name'),
    logo: wire.part('logo', toPicture),
    email: wire.string('email', null),
    phone: wire.string('phone', null),
    website: wire.string('website', null),
  };
}

function toPrice(
  wire: Fields<Schemas['Product']>,
): Pick<Product, 'priceType' | 'price' | 'priceMin' | 'priceMax' | 'discount'> {
  return {
    priceType: wire.oneOf('price_type', PRICE_TYPES),
    price: wire.money('price', null),
    ...toPriceRange(wire),
    discount: toDiscount(wire),
  };
}

function toDiscount(wire: Fields<Schemas['Product']>): Discount | null {
  const discount = wire.money('price_discount', null);
  const type = wire.knownOr('price_type', ['discount_fixed', 'discount_percentage'], null);
  if (discount === null || type === null) return null;
  return type === 'discount_fixed'
    ? { kind: 'amount', amount: discount }
    : { kind: 'percentage', percent: discount / 100 };
}

function toReservationFields(wire: Fields<Schemas['ProductReservationFields']>): ReservationFields {
  return {
    phone: wire.oneOf('phone', REQUIREMENTS, 'no'),
    address: wire.oneOf('address', REQUIREMENTS, 'no'),
    birthDate: wire.oneOf('birth_date', REQUIREMENTS, 'no'),
    notes: wire.oneOf('note', REQUIREMENTS, 'optional'),
    own: wire.list('fields', toProviderField, []),
  };
}

function toProviderField(wire: Fields<Schemas['ReservationField']>): ProviderField {
  return {
    id: wire.id('id'),
    // A kind that is newer than the shop is asked as a text; the platform says what is wrong with it.
    kind: wire.knownOr('type', PROVIDER_FIELD_KINDS, 'text'),
    label: wire.string('label'),
    description: wire.string('description', null),
    required: wire.boolean('required'),
  };
}

function toProductFund(wire: Fields<Schemas['ProductFund']>): ProductFund {
  return {
    ...toPricedFund(wire),
    name: wire.string('name'),
    logo: wire.part('logo', toPicture),
    organization: {
      id: wire.object('organization').id('id'),
      name: wire.object('organization').string('name'),
    },
    endAt: wire.date('end_at', null),
    takesOnlinePayment: wire.boolean('feature_reservation_extra_payments_enabled', false),
    limitTotal: wire.integer('limit_total', null),
    limitPerIdentity: wire.integer('limit_per_identity', null),
  };
}
