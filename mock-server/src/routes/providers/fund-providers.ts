/** The sponsor lets a provider in or not. */

import type { Call, SignedCall } from '../../http/call.ts';
import { operation } from '../../http/operation.ts';
import { flagOf, listOf, textOf } from '../../input.ts';
import { rowIn } from '../../http/rows-of-call.ts';
import { forbidden, type FieldErrors } from '../../http/refusal.ts';
import { notifyOfProvider } from '../../notifications/notify-resident.ts';
import type { FundProviderRow } from '../../tables/organizations.ts';
import type { World } from '../../world/world.ts';
import { fundProvider } from '../../wire/fund-provider.ts';
import { demand } from '../organizations/organization-of-call.ts';
import { unknownChoice } from '../../http/texts.ts';

/** Only the dashboard of the sponsor may set more than the state. */
const isDashboard = (call: Call): boolean => call.clientType === 'sponsor';

const numbersIn = (call: Call, name: string): number[] =>
  listOf(call.body, name).filter((item) => typeof item === 'number');

/** The application in the path: all three numbers must exist, and belong together. */
function applicationIn(call: SignedCall): FundProviderRow {
  const sponsor = rowIn(call, 'organizations', 'org');
  const fund = rowIn(call, 'funds', 'fund');
  const row = rowIn(call, 'fund_providers', 'provider');
  demand(call, sponsor, ['manage_providers', 'view_finances']);
  if (fund.organization_id !== sponsor.id || row.fund_id !== fund.id || fund.archived) throw forbidden();
  return row;
}

const lists = ['enable_products', 'disable_products', 'reset_products'] as const;

/** Every offer that is named must be one of the provider. */
function check(call: SignedCall): FieldErrors {
  const row = applicationIn(call);
  const products = call.world.table('products');
  const strange = lists.flatMap((name) =>
    numbersIn(call, name).flatMap((id, index) =>
      products.get(id)?.organization_id === row.organization_id ? [] : [`${name}.${index}`],
    ),
  );
  return isDashboard(call) ? Object.fromEntries(strange.map((field) => [field, [unknownChoice]])) : {};
}

function approve(world: World, row: FundProviderRow, product_id: number): void {
  const known = world.table('fund_products').where('product_id', product_id);
  if (known.some((entry) => entry.fund_id === row.fund_id)) return;
  world.table('fund_products').insert({
    fund_id: row.fund_id,
    product_id,
    amount: null,
    limit_total: null,
    limit_per_identity: null,
  });
}

function withdraw(world: World, row: FundProviderRow, productId: number): void {
  for (const entry of world.table('fund_products').where('product_id', productId)) {
    if (entry.fund_id === row.fund_id) world.table('fund_products').remove(entry);
  }
}

/** Offers that the sponsor approves, takes back, or approves afresh without limits. */
function setOffers(call: Call, row: FundProviderRow): void {
  const { world } = call;
  for (const id of [...numbersIn(call, 'disable_products'), ...numbersIn(call, 'reset_products')]) {
    withdraw(world, row, id);
  }
  for (const id of [...numbersIn(call, 'enable_products'), ...numbersIn(call, 'reset_products')]) {
    approve(world, row, id);
  }
}

export const updateFundProvider = operation('updateFundProvider', { guard: applicationIn, check }, (call) => {
  const row = applicationIn(call);
  const dashboard = isDashboard(call);
  if (dashboard) setOffers(call, row);
  const next = call.world.table('fund_providers').update(row, {
    state: textOf(call.body, 'state') === 'approved' ? 'accepted' : 'rejected',
    allow_budget: (dashboard ? flagOf(call.body, 'allow_budget') : null) ?? row.allow_budget,
    allow_products: (dashboard ? flagOf(call.body, 'allow_products') : null) ?? row.allow_products,
  });
  if (row.state !== 'accepted' && next.state === 'accepted') notifyOfProvider(call.world, next);
  return { data: fundProvider(call, next) };
});
