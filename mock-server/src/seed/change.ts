import type { FundRow } from '../store/table-funds.ts';
import type { OrganizationRow, TenantRow } from '../store/table-tenants.ts';
import type { World } from '../store/world.ts';
import { tenants } from './fund-ids.ts';

/** Changes one fund of the seeds. */
export function changeFund(world: World, id: number, changes: Partial<Omit<FundRow, 'id'>>): void {
  const fund = world.table('funds').get(id);
  if (!fund) throw new Error(`There is no fund ${id}.`);
  world.table('funds').update(fund, changes);
}

/** Changes one sponsor of the seeds. */
export function changeSponsor(world: World, id: number, changes: Partial<Omit<OrganizationRow, 'id'>>): void {
  const sponsor = world.table('organizations').get(id);
  if (!sponsor?.is_sponsor) throw new Error(`There is no sponsor ${id}.`);
  world.table('organizations').update(sponsor, changes);
}

/** Changes the implementation of Zonnedorp. */
export function changeZonnedorp(world: World, changes: Partial<Omit<TenantRow, 'id'>>): void {
  const tenant = world.table('tenants').get(tenants.zonnedorp);
  if (!tenant) throw new Error('Zonnedorp is not in this situation.');
  world.table('tenants').update(tenant, changes);
}

/** Makes every platform call that fits a path answer with a status, until the fault is taken away. */
export function addFault(
  world: World,
  path: string,
  answer: { status?: number; message?: string; delay_ms?: number; drop?: boolean },
): void {
  world.table('faults').insert({
    operation_id: null,
    path,
    method: null,
    status: answer.status ?? null,
    body: answer.message === undefined ? null : { message: answer.message },
    delay_ms: answer.delay_ms ?? 0,
    drop: answer.drop ?? false,
    times: null,
  });
}

/** Uses a throttle up for callers of this machine. `minutes_ago` is the age of the window. */
export function exhaust(
  world: World,
  limit: { readonly key: string; readonly attempts: number },
  minutes_ago = 1,
): void {
  for (const ip of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    world.table('throttles').insert({
      key: limit.key,
      ip,
      attempts: limit.attempts,
      opened_at: world.now() - minutes_ago * 60_000,
    });
  }
}
