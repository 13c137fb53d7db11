import type { Call } from '../http/call.ts';
import { fingerprint, primaryKey } from '../domain/fund-activation/prevalidation.ts';
import type { PrevalidationRow } from '../tables/funds.ts';
import { moment } from './format.ts';
import { recordTypeName } from './record-type.ts';

/** What only its maker sees. */
const forMaker = (call: Call, row: PrevalidationRow): object => ({
  identity_address: row.identity_address,
  ...moment('created_at', row.created_at, call.language),
});

/** An activation code. */
export function prevalidation(call: Call, row: PrevalidationRow): object {
  const number = row.records.find((record) => record.key === primaryKey)?.value;
  return {
    id: row.id,
    uid: row.uid,
    state: row.state,
    fund_id: row.fund_id,
    exported: row.exported,
    records_hash: fingerprint(row.records.map(({ key, value }) => `${key}=${value}`).join('\n')),
    uid_hash: number === undefined ? null : fingerprint(number),
    ...(call.caller?.identity.address === row.identity_address ? forMaker(call, row) : {}),
    records: row.records.map((record, index) => ({
      id: row.id * 100 + index,
      record_type_id: call.world.table('record_types').first('key', record.key)?.id ?? 0,
      key: record.key,
      name: recordTypeName(call, record.key),
      value: record.value,
    })),
  };
}
