/** Funds of a sponsor, for those who work there. */

import type { Call } from '../../http/call.ts';
import { operation } from '../../http/operation.ts';
import { numberOf, textOf } from '../../input.ts';
import { asked, paged } from '../../http/page.ts';
import { rowIn, unknownRows } from '../../http/rows-of-call.ts';
import type { FieldErrors } from '../../http/refusal.ts';
import type { FundRow } from '../../tables/funds.ts';
import { fund } from '../../wire/fund.ts';
import { demand } from './organization-of-call.ts';
import { unknownChoice } from '../../http/texts.ts';

/** Active funds first, closed ones last. */
const rank: { readonly [state in FundRow['state']]: number } = { active: 0, waiting: 1, paused: 2, closed: 3 };

function check(call: Call): FieldErrors {
  const tag = textOf(call.query, 'tag');
  return {
    ...unknownRows(call, { fund_id: 'funds', organization_id: 'organizations', implementation_id: 'tenants' }),
    ...(tag !== null && !call.world.table('tags').first('key', tag) ? { tag: [unknownChoice] } : {}),
  };
}

function fits(call: Call, row: FundRow): boolean {
  const { query } = call;
  const tag = call.world.table('tags').first('key', textOf(query, 'tag') ?? '');
  const words = textOf(query, 'q')?.trim().toLowerCase() ?? '';
  return [
    row.name.toLowerCase().includes(words),
    tag === undefined || row.tag_ids.includes(tag.id),
    [null, row.id].includes(numberOf(query, 'fund_id')),
    [null, row.organization_id].includes(numberOf(query, 'organization_id')),
    [null, row.tenant_id].includes(numberOf(query, 'implementation_id')),
    asked(call, 'configured') !== true || row.configured,
    !row.archived || asked(call, 'with_archived') === true,
    row.type !== 'external' || asked(call, 'with_external') === true,
  ].every(Boolean);
}

export const listOrganizationFunds = operation(
  'listOrganizationFunds',
  {
    guard: (call) => demand(call, rowIn(call, 'organizations'), ['manage_funds', 'view_finances', 'view_funds']),
    check,
  },
  (call) => {
    const byAge = textOf(call.query, 'order_by') !== null;
    const sign = textOf(call.query, 'order_by_dir') === 'desc' ? -1 : 1;
    const rows = call.world
      .table('funds')
      .where('organization_id', rowIn(call, 'organizations').id)
      .filter((row) => fits(call, row))
      .toSorted(
        (one, other) =>
          rank[one.state] - rank[other.state] ||
          (byAge ? one.created_at - other.created_at : 0) * sign ||
          (one.id - other.id) * sign,
      );
    return paged(call, rows, { size: 15, show: (row) => shown(call, row) });
  },
);

/** The description has no word for a fund that waits: to a reader it stands still. */
const shown = (call: Call, row: FundRow): object => ({
  ...fund(call, row, false),
  ...(row.state === 'waiting' ? { state: 'paused' } : {}),
});
