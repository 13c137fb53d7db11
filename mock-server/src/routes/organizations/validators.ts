/** People and organisations that confirm records. */

import { operation } from '../../http/operation.ts';
import { whole } from '../../http/page.ts';
import { activeFunds } from '../../wire/fund-scope.ts';
import { validator } from '../../wire/validator.ts';

/** The validators of every organisation that pays for an active fund of the tenant. */
export const listValidators = operation('listValidators', {}, (call) => {
  const sponsors = new Set(activeFunds(call).map((fund) => fund.organization_id));
  const rows = call.world
    .table('organization_validators')
    .all()
    .filter((row) => sponsors.has(row.organization_id));
  return whole(call, rows, (row) => validator(call, row));
});
