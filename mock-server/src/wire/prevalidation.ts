import type { Call } from '../http/call.ts';
import type { PrevalidationRow } from '../store/table-funds.ts';
import { recordTypeName } from './record-type.ts';

/** An activation code (part 1, 6.10); only its maker sees whose it is. */
export function prevalidation(call: Call, row: PrevalidationRow): object {
  const maker = call.caller?.identity.address === row.identity_address;
  return {
    id: row.id,
    uid: row.uid,
    state: row.state,
    fund_id: row.fund_id,
    exported: row.exported,
    records_hash: null,
    uid_hash: null,
    ...(maker ? { identity_address: row.identity_address } : {}),
    records: row.records.map((record, index) => ({
      id: row.id * 100 + index,
      record_type_id: call.world.table('record_types').first('key', record.key)?.id ?? 0,
      key: record.key,
      name: recordTypeName(call, record.key),
      value: record.value,
    })),
  };
}
