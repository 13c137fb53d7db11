import { ok } from '../../http/call.ts';
import type { Call, Route } from '../../http/call.ts';
import { whole } from '../../http/page.ts';
import { activeFunds } from '../../wire/fund-scope.ts';
import { validator } from '../../wire/validator.ts';

/** The validators of every organisation that pays for an active fund of the tenant. */
function list(call: Call): object {
  const sponsors = new Set(activeFunds(call).map((fund) => fund.organization_id));
  const rows = call.world
    .table('organization_validators')
    .all()
    .filter((row) => sponsors.has(row.organization_id));
  return whole(call, rows, (row) => validator(call, row));
}

/** People and organisations that confirm records (part 2, section 12). */
export const validatorRoutes: readonly Route[] = [
  { method: 'GET', path: '/platform/validators', access: 'signed-in', handle: (call) => ok(list(call)) },
];
