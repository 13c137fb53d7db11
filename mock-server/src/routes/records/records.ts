/** The own records. */

import type { Call, SignedCall } from '../../http/call.ts';
import { operation } from '../../http/operation.ts';
import { numberOf, placeNumberOf, textOf } from '../../input.ts';
import type { Sentence } from '../../http/language.ts';
import { asked, whole } from '../../http/page.ts';
import { rowIn } from '../../http/rows-of-call.ts';
import { notFound, type FieldErrors } from '../../http/refusal.ts';
import { isEmail } from '../../domain/identity/accounts.ts';
import type { RecordRow } from '../../tables/records.ts';
import { record } from '../../wire/record.ts';
import { ownCategory } from './own-category.ts';
import { unknownChoice, wrongEmail } from '../../http/texts.ts';

const systemType: Sentence = {
  nl: 'Dit gegeven kunt u niet zelf toevoegen.',
  en: 'You cannot add this kind of record yourself.',
};

/** The record in the path; unknown and somebody else's are both 404. */
function ownRecord(call: SignedCall): RecordRow {
  const row = rowIn(call, 'records');
  if (row.identity_address !== call.caller.identity.address) throw notFound();
  return row;
}

const rowsOf = (call: SignedCall): readonly RecordRow[] =>
  call.world.table('records').where('identity_address', call.caller.identity.address);

const isType = (call: Call, key: string): boolean => call.world.table('record_types').first('key', key) !== undefined;

/** A category that is named must be an own one. */
function checkCategory(call: SignedCall, id: number | null): FieldErrors {
  return id === null || ownCategory(call, id) ? {} : { record_category_id: [unknownChoice] };
}

function checkList(call: SignedCall): FieldErrors {
  const type = textOf(call.query, 'type');
  return {
    ...(type === null || isType(call, type) ? {} : { type: [unknownChoice] }),
    ...checkCategory(call, numberOf(call.query, 'record_category_id')),
  };
}

export const listRecords = operation('listRecords', { check: checkList }, (call) => {
  const type = textOf(call.query, 'type');
  const category = numberOf(call.query, 'record_category_id');
  const rows = rowsOf(call)
    .filter((row) => row.deleted === (asked(call, 'deleted') === true))
    .filter((row) => type === null || row.record_type_key === type)
    .filter((row) => category === null || row.record_category_id === category)
    .toSorted((one, other) => one.order - other.order || one.id - other.id)
    .slice(0, 1000);
  return whole(call, rows, (row) => record(call, row));
});

function checkType(call: Call, key: string): FieldErrors {
  const type = call.world.table('record_types').first('key', key);
  if (!type) return { type: [unknownChoice] };
  return type.system ? { type: [systemType] } : {};
}

function checkNew(call: SignedCall): FieldErrors {
  const [type, value] = [textOf(call.body, 'type'), textOf(call.body, 'value')];
  return {
    ...(type === null ? {} : checkType(call, type)),
    ...(type === 'email' && value !== null && !isEmail(value) ? { value: [wrongEmail] } : {}),
    ...checkCategory(call, placeNumberOf(call.body, 'record_category_id')),
  };
}

export const createRecord = operation('createRecord', { check: checkNew }, (call) => {
  const row = call.world.table('records').insert({
    identity_address: call.caller.identity.address,
    record_type_key: textOf(call.body, 'type') ?? '',
    value: textOf(call.body, 'value') ?? '',
    order: numberOf(call.body, 'order') ?? rowsOf(call).length,
    deleted: false,
    record_category_id: numberOf(call.body, 'record_category_id'),
    created_at: call.world.now(),
  });
  return { data: record(call, row) };
});

/** Place and category change; the value never does. */
export const updateRecord = operation(
  'updateRecord',
  {
    guard: ownRecord,
    check: (call) => checkCategory(call, placeNumberOf(call.body, 'record_category_id')),
  },
  (call) => {
    const row = ownRecord(call);
    const category = call.cleared.has('record_category_id') ? null : row.record_category_id;
    const next = call.world.table('records').update(row, {
      order: numberOf(call.body, 'order') ?? row.order,
      record_category_id: numberOf(call.body, 'record_category_id') ?? category,
    });
    return { data: record(call, next) };
  },
);

export const validateRecord = operation('validateRecord', { check: checkNew }, () => []);

export const readRecord = operation('readRecord', {}, (call) => ({ data: record(call, ownRecord(call)) }));
