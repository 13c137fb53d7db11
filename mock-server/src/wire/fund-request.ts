import type { Call } from '../http/call.ts';
import type { FundRequestRecordRow, FundRequestRow } from '../tables/fund-requests.ts';
import { fundOf } from '../domain/vouchers/vouchers.ts';
import { moment } from './format.ts';
import { fund } from './fund.ts';
import { recordTypeName } from './record-type.ts';

function requestRecord(call: Call, row: FundRequestRecordRow): object {
  const type = call.world.table('record_types').first('key', row.record_type_key);
  return {
    id: row.id,
    state: row.state,
    record_type_key: row.record_type_key,
    record_type: {
      key: row.record_type_key,
      name: recordTypeName(call, row.record_type_key),
      type: type?.type ?? 'string',
      system: type?.system ?? false,
    },
    fund_request_id: row.fund_request_id,
    fund_criterion_id: row.fund_criterion_id,
    employee_id: null,
    value: row.value,
    ...moment('created_at', row.created_at, call.language),
    ...moment('updated_at', row.updated_at, call.language),
  };
}

/** A request as its maker sees it. */
export const fundRequest = (call: Call, row: FundRequestRow): object => ({
  id: row.id,
  fund_id: row.fund_id,
  state: row.state,
  employee_id: null,
  contact_information: row.contact_information,
  fund: fund(call, fundOf(call.world, row.fund_id), true),
  records: call.world
    .table('fund_request_records')
    .where('fund_request_id', row.id)
    .map((record) => requestRecord(call, record)),
  ...moment('created_at', row.created_at, call.language),
  ...moment('updated_at', row.updated_at, call.language),
});
