import type { FundType } from '@stadstegoed/core/funds/fund.ts';
import type { PricedFund, PricedProduct } from '@stadstegoed/core/products/product.ts';
import { money, type Money } from '@stadstegoed/core/shared/money.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import type { Fields } from '../wire.ts';

const FUND_TYPES: readonly FundType[] = ['budget', 'subsidies', 'external'];

/** Maps the fields of a fund that the price of an offer follows from. */
export function toPricedFund(wire: Fields<components['schemas']['ProductFund']>): PricedFund {
  // Today's platform sends none: it has budget funds only.
  const type: FundType = wire.oneOf('type', FUND_TYPES, 'budget');
  return {
    id: wire.id('id'),
    type,
    reservationsEnabled: wire.boolean(['reservations_enabled', 'feature_reservations_enabled']),
    limitAvailable: wire.integer('limit_available', null),
    price: type === 'subsidies' ? toEuros(wire) : wire.money('user_price', null),
  };
}

/** What a resident pays in a fund of type subsidies: a number of euros here, unlike the amounts elsewhere. */
function toEuros(wire: Fields<components['schemas']['ProductFund']>): Money | null {
  const euros = wire.number('price', null);
  return euros === null ? null : money(Math.round(euros * 100));
}

/**
 * What a resident pays at least and at most. Where each fund has its own price it follows from those: `price_min` of today's platform
 * also counts a share that no fund pays, so a list would say another price than the page of the offer.
 */
export function toPriceRange(
  wire: Fields<Pick<components['schemas']['Product'], 'funds' | 'price_min' | 'price_max'>>,
): Pick<PricedProduct, 'priceMin' | 'priceMax'> {
  const own = wire.list('funds', (fund) => fund.money('user_price', null)).filter((price) => price !== null);
  if (own.length === 0) return { priceMin: wire.money('price_min', null), priceMax: wire.money('price_max', null) };
  return { priceMin: money(Math.min(...own)), priceMax: money(Math.max(...own)) };
}
