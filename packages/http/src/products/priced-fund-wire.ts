import type { FundType } from '@stadstegoed/core/funds/fund.ts';
import type { PricedFund } from '@stadstegoed/core/products/product.ts';
import { money } from '@stadstegoed/core/shared/money.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import type { Fields } from '../wire.ts';

const FUND_TYPES: readonly FundType[] = ['budget', 'subsidies', 'external'];

/** Maps the fields of a fund that the price of an offer follows from. */
export function toPricedFund(wire: Fields<components['schemas']['ProductFund']>): PricedFund {
  // A number of euros here, unlike the amounts elsewhere.
  const euros = wire.number('price', null);
  return {
    id: wire.id('id'),
    // Today's platform sends none: it has budget funds only.
    type: wire.oneOf('type', FUND_TYPES, 'budget'),
    reservationsEnabled: wire.boolean(['reservations_enabled', 'feature_reservations_enabled']),
    limitAvailable: wire.integer('limit_available', null),
    price: euros === null ? null : money(Math.round(euros * 100)),
  };
}
