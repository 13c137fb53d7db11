/** Labels of funds and organisations. */

import { operation } from '../../http/operation.ts';
import { textOf } from '../../input.ts';
import { paged } from '../../http/page.ts';
import { rowIn } from '../../http/rows-of-call.ts';
import { activeFunds } from '../../wire/fund-scope.ts';
import { tag } from '../../wire/organization.ts';

export const listTags = operation('listTags', {}, (call) => {
  const scope = textOf(call.query, 'scope');
  const used = new Set(activeFunds(call).flatMap((fund) => fund.tag_ids));
  const funds = textOf(call.query, 'type') === 'funds';
  const rows = call.world
    .table('tags')
    .all()
    .filter(
      (row) => (scope === null || row.scope === scope) && (!funds || (row.scope === 'webshop' && used.has(row.id))),
    );
  return paged(call, rows, { size: 100, show: tag });
});

export const readTag = operation('readTag', {}, (call) => {
  const row = rowIn(call, 'tags');
  return { data: tag(row) };
});
