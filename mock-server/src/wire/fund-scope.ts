import { dayOf } from '../calendar.ts';
import type { Call } from '../http/call.ts';
import { generalTenant } from '../http/tenant.ts';
import type { FundRow } from '../tables/funds.ts';

/** Does the tenant show this fund? `general` shows those of all tenants. */
export const isOfTenant = (call: Call, fund: FundRow): boolean =>
  call.tenant.key === generalTenant || fund.tenant_id === call.tenant.id;

/** Has the last day of the fund passed? */
export const hasEnded = (call: Call, fund: FundRow): boolean => dayOf(call.world.now()) > fund.end_date;

/** Active, set up, not archived, and of the tenant: what "active fund of the tenant" means everywhere. */
export const isActiveHere = (call: Call, fund: FundRow): boolean =>
  fund.state === 'active' && fund.configured && !fund.archived && isOfTenant(call, fund) && isOfEdition(call, fund);

/** The platform of July 2026 has no subsidies any more; it alone has the funds that ask as it does. */
export const isOfEdition = ({ world }: Call, fund: FundRow): boolean =>
  world.settings.edition === '2026-07' ? fund.type !== 'subsidies' : fund.todays === undefined;

/** All of them, of one type or of every type. */
export const activeFunds = (call: Call, type: string | null = null): FundRow[] =>
  call.world
    .table('funds')
    .all()
    .filter((fund) => isActiveHere(call, fund) && (type === null || fund.type === type));
