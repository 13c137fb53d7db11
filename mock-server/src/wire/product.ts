import { dayOf } from '../calendar.ts';
import type { Call } from '../http/call.ts';
import { priceRange, userPrice } from '../domain/products/prices.ts';
import { reservationAsks } from '../domain/reservations/reservation-asks.ts';
import { isApproved, isSoldOut } from '../domain/products/products.ts';
import { approvalIn, isReservationEnabled, limitsLeft, timesLeft } from '../domain/reservations/reservable.ts';
import type { FundRow } from '../tables/funds.ts';
import type { ProductRow, ReservationField } from '../tables/products.ts';
import type { World } from '../world/world.ts';
import { dayLocale, money, moneyLocale } from './format.ts';
import { activeFunds } from './fund-scope.ts';
import { markdownToHtml } from './markdown.ts';
import { mediaFull } from './media.ts';
import { officesOf } from './office.ts';
import { named, organizationBasic } from './organization.ts';

function percentage(hundredths: number): string {
  const text = (hundredths / 100).toFixed(hundredths % 100 === 0 ? 0 : 2);
  return `${text.replace('.', ',')}%`;
}

function discountText(row: ProductRow): string {
  if (row.price_discount === null) return '';
  if (row.price_type === 'discount_percentage') return percentage(row.price_discount);
  return row.price_type === 'discount_fixed' ? moneyLocale(row.price_discount) : '';
}

/** The price as text. */
export function priceText(call: Call, row: ProductRow): string {
  if (row.price_type === 'regular') return moneyLocale(row.price);
  if (row.price_type === 'free') return call.say({ nl: 'Gratis', en: 'Free' });
  return `${call.say({ nl: 'Korting:', en: 'Discount:' })} ${discountText(row)}`;
}

/** What the caller can still take; null is without a limit. */
const availability = (call: Call, row: ProductRow, fund: FundRow): number | null =>
  timesLeft(limitsLeft(call.world, { product: row, fund, owner: call.caller?.identity.address ?? '' }));

const limits = (call: Call, row: ProductRow, fund: FundRow): object => {
  const approval = approvalIn(call.world, row, fund);
  return {
    reservations_enabled: fund.allow_reservations && isReservationEnabled(call.world, row, fund),
    ...(call.world.settings.edition === '2026-07'
      ? { feature_reservation_extra_payments_enabled: fund.extra_payments ?? false }
      : {}),
    limit_total: approval?.limit_total ?? null,
    limit_per_identity: approval?.limit_per_identity ?? null,
    limit_available: availability(call, row, fund),
  };
};

function productFund(call: Call, row: ProductRow, fund: FundRow): object {
  const sponsor = call.world.table('organizations').get(fund.organization_id);
  const price = userPrice(row.price, approvalIn(call.world, row, fund)?.amount ?? 0);
  return {
    id: fund.id,
    name: fund.name,
    type: fund.type,
    logo: mediaFull(call, fund.logo_uid),
    organization: { id: fund.organization_id, name: sponsor?.name ?? '' },
    end_at: fund.end_date,
    end_at_locale: dayLocale(fund.end_date, call.language),
    ...limits(call, row, fund),
    ...(fund.type === 'subsidies' ? { price: price / 100, price_locale: moneyLocale(price) } : {}),
  };
}

/** Active funds of the tenant in which the offer is approved; none for a deleted offer. */
const fundsOfProduct = (call: Call, row: ProductRow): FundRow[] =>
  row.deleted_at === null ? activeFunds(call).filter((fund) => isApproved(call.world, row, fund)) : [];

/** What residents pay at least and at most, when these are the subsidies that count. */
export function pricesWith(
  world: World,
  row: ProductRow,
  subsidies: readonly FundRow[],
): { readonly min: number; readonly max: number } {
  return priceRange(
    row.price,
    subsidies.filter((fund) => isApproved(world, row, fund)).map((fund) => approvalIn(world, row, fund)?.amount ?? 0),
  );
}

function prices(call: Call, row: ProductRow): object {
  const range = pricesWith(call.world, row, activeFunds(call, 'subsidies'));
  return {
    price_type: row.price_type,
    price: money(row.price_type === 'regular' ? row.price : 0),
    price_locale: priceText(call, row),
    price_discount: row.price_discount === null || row.price_discount === 0 ? null : money(row.price_discount),
    price_discount_locale: discountText(row),
    price_min: money(range.min),
    price_max: money(range.max),
  };
}

function stock(row: ProductRow): object {
  const left = row.total_amount - row.reserved_amount - row.sold_amount;
  return {
    total_amount: row.unlimited_stock ? 0 : row.total_amount,
    unlimited_stock: row.unlimited_stock,
    reserved_amount: row.reserved_amount,
    sold_amount: row.sold_amount,
    stock_amount: row.unlimited_stock ? null : Math.max(0, left),
    sold_out: isSoldOut(row),
  };
}

function dates(call: Call, row: ProductRow): object {
  const deleted = row.deleted_at === null ? null : dayOf(row.deleted_at);
  return {
    expire_at: row.expire_at,
    expire_at_locale: row.expire_at === null ? null : dayLocale(row.expire_at, call.language),
    expired: row.expire_at !== null && row.expire_at < dayOf(call.world.now()),
    deleted: deleted !== null,
    deleted_at: deleted,
    deleted_at_locale: deleted === null ? null : dayLocale(deleted, call.language),
  };
}

function isBookmarked(call: Call, row: ProductRow): boolean {
  const address = call.caller?.identity.address;
  return call.world
    .table('bookmarks')
    .where('product_id', row.id)
    .some((mark) => mark.identity_address === address);
}

/** A question of the provider as the platform of July 2026 sends it. */
export const reservationField = (row: ProductRow, field: ReservationField, order: number): object => ({
  ...field,
  organization_id: row.organization_id,
  product_id: row.id,
  order: order + 1,
  fillable_by: 'requester',
});

function providerQuestions({ world }: Call, row: ProductRow): object {
  if (world.settings.edition !== '2026-07') return {};
  const fields = (row.reservation_fields ?? []).map((field, order) => reservationField(row, field, order));
  return { note: 'optional', fields };
}

/** An offer as the shop reads it. */
export function product(call: Call, row: ProductRow): object {
  const organization = call.world.table('organizations').get(row.organization_id);
  const category = call.world.table('product_categories').get(row.product_category_id);
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    description_html: markdownToHtml(row.description),
    organization_id: row.organization_id,
    organization: organization ? organizationBasic(call, organization) : null,
    product_category_id: row.product_category_id,
    product_category: category ? { ...named(call, category), parent_id: category.parent_id } : null,
    photo: mediaFull(call, row.photo_uid),
    logo: null,
    ...prices(call, row),
    ...stock(row),
    ...dates(call, row),
    reservation_enabled: row.reservation_enabled,
    reservation_policy: row.reservation_policy,
    reservation: { ...reservationAsks(row, organization), ...providerQuestions(call, row) },
    funds: fundsOfProduct(call, row).map((fund) => productFund(call, row, fund)),
    offices: officesOf(call, row.organization_id),
    bookmarked: isBookmarked(call, row),
  };
}
