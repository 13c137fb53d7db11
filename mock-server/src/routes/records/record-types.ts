/** Kinds of records. */

import type { Call } from '../../http/call.ts';
import { operation } from '../../http/operation.ts';
import { asked, whole } from '../../http/page.ts';
import type { RecordTypeRow } from '../../tables/records.ts';
import { recordTypeName } from '../../wire/record-type.ts';

/** Types that a voucher can carry. */
const onVouchers = new Set(['given_name', 'family_name', 'address', 'birth_date', 'telephone']);

function isListed(call: Call, row: RecordTypeRow): boolean {
  const hidden = row.system && asked(call, 'insertable_only') === true && asked(call, 'system') !== true;
  return !hidden && (asked(call, 'vouchers') !== true || onVouchers.has(row.key));
}

export const listRecordTypes = operation('listRecordTypes', {}, (call) => {
  const rows = call.world
    .table('record_types')
    .all()
    .filter((row) => isListed(call, row));
  return whole(call, rows, ({ key, type, system }) => ({ key, name: recordTypeName(call, key), type, system }));
});
