import { describe, expect, it } from 'vitest';
import { aRecord, aRecordCategory, aRecordValidation, aValidator, aValidatorRequest } from '../../testing/a-record.ts';
import { parseCalendarDate, type CalendarDate } from '../shared/calendar-date.ts';
import type { ValidatorRequest } from './validation.ts';
import {
  countingValidation,
  earlierRecords,
  newestRecords,
  recordsByCategory,
  recordsToLookAt,
  recordStatus,
  requestStateOf,
} from './record-rules.ts';

function day(text: string): CalendarDate {
  const date = parseCalendarDate(text);
  if (date === null) throw new RangeError(text);
  return date;
}

describe('the validation that counts', () => {
  const zonnedorp = aRecordValidation({
    id: '1',
    organization: { id: '5', name: 'Zonnedorp' },
    createdOn: day('2026-03-01'),
  });
  const meedoen = aRecordValidation({
    id: '2',
    organization: { id: '6', name: 'Meedoen' },
    createdOn: day('2026-05-01'),
  });
  const person = aRecordValidation({ id: '3', organization: null, createdOn: day('2026-07-01') });

  it('is the most recent one by an organisation, in whatever order they are sent', () => {
    expect(countingValidation({ validations: [zonnedorp, meedoen] })?.id).toBe('2');
    expect(countingValidation({ validations: [meedoen, zonnedorp] })?.id).toBe('2');
  });

  it('is the most recent one by an allowed organisation', () => {
    expect(countingValidation({ validations: [zonnedorp, meedoen] }, ['5'])?.id).toBe('1');
    expect(countingValidation({ validations: [zonnedorp, meedoen] }, ['7'])).toBeNull();
  });

  it('is never that of a person without an organisation', () => {
    expect(countingValidation({ validations: [person] })).toBeNull();
    expect(countingValidation({ validations: [person, zonnedorp] })?.id).toBe('1');
  });
});

describe('the records of a resident', () => {
  const old = aRecord({ id: '9', value: '1' });
  const newer = aRecord({ id: '61', value: '2' });
  const salary = aRecord({ id: '12', typeKey: 'base_salary' });

  it('show the newest of each type, in their own order', () => {
    expect(newestRecords([salary, newer, old])).toEqual([salary, newer]);
  });

  it('show no hashes, customer numbers and results of checks', () => {
    const hidden = ['bsn_hash', 'uid', 'minima_eligible'].map((typeKey) => aRecord({ typeKey }));
    expect(newestRecords(hidden)).toEqual([]);
  });

  it('have the earlier values of the same type, newest first', () => {
    const oldest = aRecord({ id: '2' });
    expect(earlierRecords([oldest, salary, newer, old], newer)).toEqual([old, oldest]);
  });

  it('are grouped by category in its order, those without one last', () => {
    const home = aRecordCategory({ id: '9', order: 2 });
    const money = aRecordCategory({ id: '8', order: 1 });
    const atHome = aRecord({ id: '1', categoryId: '9' });
    const ofMoney = aRecord({ id: '2', categoryId: '8' });
    const lost = aRecord({ id: '3', categoryId: '77' });
    expect(recordsByCategory([atHome, ofMoney, lost], [home, money])).toEqual([
      { category: money, records: [ofMoney] },
      { category: home, records: [atHome] },
      { category: null, records: [lost] },
    ]);
  });
});

describe('the status of a record', () => {
  const confirmed = aRecord({ validations: [aRecordValidation()] });

  it('is confirmed by an organisation, asked, declined, or only filled in', () => {
    const byPerson = aRecord({ validations: [aRecordValidation({ organization: null })] });
    expect([recordStatus(confirmed, []), recordStatus(byPerson, [])]).toEqual(['confirmed', 'own']);
    expect(recordStatus(aRecord(), [aValidatorRequest()])).toBe('asked');
    expect(recordStatus(aRecord(), [aValidatorRequest({ state: 'declined' })])).toBe('declined');
    expect(recordStatus(aRecord(), [aValidatorRequest({ recordId: '7' })])).toBe('own');
    expect(recordStatus(aRecord(), [])).toBe('own');
  });

  it('is looked at first when it was declined, then while it is asked; the newest request first', () => {
    const ask = (id: string, recordId: string, state: ValidatorRequest['state']): ValidatorRequest =>
      aValidatorRequest({ id, recordId, state });
    const requests = [
      ask('1', 'a', 'declined'),
      ask('2', 'b', 'declined'),
      ask('3', 'c', 'pending'),
      ask('4', 'd', 'approved'),
      ask('5', 'b', 'declined'),
    ];
    const looked = recordsToLookAt(
      ['c', 'a', 'b', 'd', 'e'].map((id) => aRecord({ id })),
      requests,
    );
    expect(looked.map(({ record, status, request }) => [record.id, status, request.id])).toEqual([
      ['b', 'declined', '5'],
      ['a', 'declined', '1'],
      ['c', 'asked', '3'],
    ]);
  });
});

describe('what a validator answered', () => {
  const declined = aValidatorRequest({ id: '4', state: 'declined' });

  it('waits as long as one request waits, else it is that of the newest request', () => {
    const pending = aValidatorRequest({ id: '3' });
    const approved = aValidatorRequest({ id: '10', state: 'approved' });
    expect(requestStateOf(aValidator(), '61', [declined, pending])).toBe('pending');
    expect(requestStateOf(aValidator(), '61', [approved, declined])).toBe('approved');
  });

  it('is nothing for another validator and another record', () => {
    expect(requestStateOf(aValidator({ id: '3' }), '61', [declined])).toBeNull();
    expect(requestStateOf(aValidator(), '62', [declined])).toBeNull();
  });
});
