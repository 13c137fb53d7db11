import type { Call } from '../http/call.ts';
import { notFound } from '../http/refusal.ts';
import { isApproved, isSoldOut } from '../domain/products/products.ts';
import type { FundRow } from '../tables/funds.ts';
import type { FundProviderRow } from '../tables/organizations.ts';
import type { ProductRow } from '../tables/products.ts';
import { fundOf } from '../domain/vouchers/vouchers.ts';
import { dayOf } from '../calendar.ts';
import { moment } from './format.ts';
import { fund } from './fund.ts';
import { officesOf } from './office.ts';
import { organizationFull } from './organization.ts';

/** The words of the wire: the store has those of the old platform. */
const applicationStates = { pending: 'pending', accepted: 'approved', rejected: 'declined' } as const;

const stateNames = {
  pending: { nl: 'In afwachting', en: 'Pending' },
  accepted: { nl: 'Goedgekeurd', en: 'Approved' },
  rejected: { nl: 'Afgewezen', en: 'Declined' },
} as const;

function lastPayment(call: Call, row: FundProviderRow): number | null {
  const { world } = call;
  const moments = world
    .table('transactions')
    .where('organization_id', row.organization_id)
    .filter((payment) => world.table('vouchers').get(payment.voucher_id)?.fund_id === row.fund_id)
    .map((payment) => payment.created_at);
  return moments.length === 0 ? null : Math.max(...moments);
}

function offers(call: Call, row: FundProviderRow, of: FundRow): object {
  const { world } = call;
  const today = dayOf(world.now());
  const isAvailable = (item: ProductRow): boolean =>
    !isSoldOut(item) && (item.expire_at === null || item.expire_at >= today);
  const all = world
    .table('products')
    .where('organization_id', row.organization_id)
    .filter((item) => item.deleted_at === null);
  const single = world.table('fund_products').where('fund_id', of.id);
  const approved = all.filter((item) => isApproved(world, item, of));
  return {
    allow_some_products: all.some((item) => single.some((entry) => entry.product_id === item.id)),
    products: approved.map((item) => item.id),
    products_count_all: all.length,
    products_count_available: all.filter(isAvailable).length,
    products_count_approved: approved.length,
  };
}

/** The application of a provider for a fund, as the sponsor reads it. */
export function fundProvider(call: Call, row: FundProviderRow): object {
  const of = fundOf(call.world, row.fund_id);
  const organization = call.world.table('organizations').get(row.organization_id);
  if (!organization) throw notFound();
  return {
    id: row.id,
    organization_id: row.organization_id,
    fund_id: row.fund_id,
    state: applicationStates[row.state],
    state_locale: call.say(stateNames[row.state]),
    allow_budget: row.allow_budget,
    allow_products: row.allow_products,
    ...offers(call, row, of),
    fund: fund(call, of, false),
    offices: officesOf(call, organization.id),
    employees: call.world
      .table('employees')
      .where('organization_id', organization.id)
      .map(({ id, identity_address }) => ({ id, identity_address })),
    organization: organizationFull(call, organization),
    can_cancel: row.state === 'pending',
    can_unsubscribe: row.state === 'accepted',
    ...moment('last_activity', lastPayment(call, row), call.language),
  };
}
