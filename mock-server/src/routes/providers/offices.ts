/** Branches of providers. */

import type { Call } from '../../http/call.ts';
import { operation } from '../../http/operation.ts';
import { numberOf } from '../../input.ts';
import { asked, paged } from '../../http/page.ts';
import { rowIn } from '../../http/rows-of-call.ts';
import { activeFunds } from '../../wire/fund-scope.ts';
import { office } from '../../wire/office.ts';
import { officeList } from './office-lists.ts';
import { wordsOf } from './provider-search.ts';

/** The size of a page is not validated: a value that is not a size is ignored. */
function withSize(call: Call): Call {
  if ((numberOf(call.query, 'per_page') ?? 0) > 0) return call;
  const { per_page: _none, ...query } = call.query;
  return { ...call, query };
}

export const listOffices = operation('listOffices', {}, (call) => {
  const funds = asked(call, 'approved') === true ? activeFunds(call) : null;
  const rows = officeList(call.world, { funds, words: wordsOf(call), language: call.language });
  return paged(withSize(call), rows, { size: 100, show: (row) => office(call, row) });
});

export const readOffice = operation('readOffice', {}, (call) => {
  return { data: office(call, rowIn(call, 'offices')) };
});
