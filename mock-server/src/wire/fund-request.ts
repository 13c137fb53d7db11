import type { Call } from '../http/call.ts';
import type { FundRequestRecordRow, FundRequestRow } from '../tables/fund-requests.ts';
import { fundOf } from '../domain/vouchers/vouchers.ts';
import { moment } from './format.ts';
import { fund } from './fund.ts';
import { mediaFull } from './media.ts';
import { recordTypeName } from './record-type.ts';

function typeOf(call: Call, { record_type_key: key }: FundRequestRecordRow): object {
  const type = call.world.table('record_types').first('key', key);
  return { key, name: recordTypeName(call, key), type: type?.type ?? 'string', system: type?.system ?? false };
}

function requestRecord(call: Call, row: FundRequestRecordRow): object {
  return {
    id: row.id,
    state: row.state,
    record_type_key: row.record_type_key,
    record_type: typeOf(call, row),
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

const stateNames = {
  pending: { nl: 'In behandeling', en: 'Pending' },
  approved: { nl: 'Toegekend', en: 'Approved' },
  approved_partly: { nl: 'Deels toegekend', en: 'Approved in part' },
  declined: { nl: 'Afgewezen', en: 'Declined' },
  disregarded: { nl: 'Niet in behandeling genomen', en: 'Disregarded' },
} as const;

/** A request as the platform of July 2026 shows it to its maker: what was asked about a record stands in it. */
export function ownFundRequest(
  call: Call,
  row: FundRequestRow,
  clarificationsOf: (record: FundRequestRecordRow) => readonly object[],
): object {
  const of = fundOf(call.world, row.fund_id);
  const sponsor = call.world.table('organizations').get(of.organization_id);
  return {
    id: row.id,
    fund_id: row.fund_id,
    contact_information: row.contact_information,
    note: row.note ?? '',
    state: row.state,
    state_locale: call.say(stateNames[row.state]),
    fund: {
      id: of.id,
      type: 'budget',
      name: of.name,
      organization_id: of.organization_id,
      organization_name: sponsor?.name ?? '',
      logo: mediaFull(call, of.logo_uid),
      criteria: call.world
        .table('criteria')
        .where('fund_id', of.id)
        .map(({ id, record_type_key }) => ({ id, record_type_key })),
    },
    records: call.world
      .table('fund_request_records')
      .where('fund_request_id', row.id)
      .map((record) => ownRecord(call, record, clarificationsOf(record))),
    payouts: [],
    vouchers: [],
    ...moment('created_at', row.created_at, call.language),
    ...moment('updated_at', row.updated_at, call.language),
  };
}

function ownRecord(call: Call, row: FundRequestRecordRow, clarifications: readonly object[]): object {
  const type = call.world.table('record_types').first('key', row.record_type_key);
  return {
    id: row.id,
    state: null,
    record_type_key: row.record_type_key,
    record_type: { id: type?.id ?? 0, ...typeOf(call, row) },
    fund_request_id: row.fund_request_id,
    value: row.value,
    clarifications,
    ...moment('created_at', row.created_at, call.language),
    ...moment('updated_at', row.updated_at, call.language),
  };
}
