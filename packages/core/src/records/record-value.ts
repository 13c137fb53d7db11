import type { CalendarDate } from '../shared/calendar-date.ts';
import { moneyToWire, parseMoney, type Money } from '../shared/money.ts';
import { readEmail } from '../shared/typed-email.ts';
import { readAmount, readNumber, readNumerals } from '../shared/typed-number.ts';
import { readPhone } from '../shared/typed-phone.ts';
import { cleanLine, cleanName } from '../shared/typed-text.ts';
import { readDay, writeDay } from '../shared/written-day.ts';
import type { Result } from '../shared/result.ts';

/** The control in which the value of a record is filled in. */
export type RecordControl = 'currency' | 'number' | 'date' | 'email' | 'phone' | 'text';

/** Why a value is not sent. The platform checks the rest. */
export type RecordProblem =
  | 'required'
  | 'too_long'
  | 'not_an_amount'
  | 'not_a_number'
  | 'too_many_digits'
  | 'not_a_date'
  | 'not_an_email'
  | 'not_a_phone';

/** The most characters of a value that the platform stores. */
const MAX_LENGTH = 250;
const AMOUNTS: readonly string[] = ['net_worth', 'base_salary'];
const KNOWN: Readonly<Record<string, RecordControl>> = {
  birth_date: 'date',
  email: 'email',
  bsn: 'number',
  tax_id: 'number',
  telephone: 'phone',
};

export function recordControl(typeKey: string): RecordControl {
  if (AMOUNTS.includes(typeKey)) return 'currency';
  return KNOWN[typeKey] ?? (typeKey.endsWith('_nth') ? 'number' : 'text');
}

/** A stored value as residents read it. */
export type ReadableValue =
  | { readonly kind: 'amount'; readonly amount: Money }
  | { readonly kind: 'date'; readonly date: CalendarDate }
  | { readonly kind: 'text'; readonly text: string };

/** A date as records have it, whatever the key of its type. */
const DATE = /^\d{2}-\d{2}-\d{4}$/;

/** What a value in the notation of records says; the text itself when it is of another kind than its type. */
export function readableValue(typeKey: string, value: string): ReadableValue {
  const control = recordControl(typeKey);
  const amount = control === 'currency' ? parseMoney(value) : null;
  if (amount !== null) return { kind: 'amount', amount };
  const date = control === 'date' || DATE.test(value) ? readDay(value) : null;
  return date === null ? { kind: 'text', text: value } : { kind: 'date', date };
}

/** Whether the values of a type are amounts of money. */
export const isAmountType = (typeKey: string): boolean => recordControl(typeKey) === 'currency';

type ReadValue = { readonly value: string } | { readonly problem: RecordProblem };

const READERS: Readonly<Record<RecordControl, (text: string, typeKey: string) => ReadValue>> = {
  currency: readMoney,
  number: (text, typeKey) => (typeKey.endsWith('_nth') ? readCount(text) : readNumeral(text)),
  date: readDate,
  email: (text) => valueOr(readEmail(text), 'not_an_email'),
  phone: (text) => valueOr(readPhone(text), 'not_a_phone'),
  text: (text) => ({ value: text }),
};

/** A typed value as its field shows it once it is left; what cannot be read stays as it is. */
export function writtenRecordValue(typeKey: string, typed: string): string {
  const read = readRecordValue(typeKey, typed);
  if ('problem' in read) return typed;
  return recordControl(typeKey) === 'currency' ? read.value.replace('.', ',') : read.value;
}

/** The typed value in the notation of records: amounts with a point, dates as `12-04-2010`; or why it is not sent. */
export function readRecordValue(typeKey: string, typed: string): ReadValue {
  const text = typeKey.endsWith('_name') ? cleanName(typed) : cleanLine(typed);
  if (text === '') return { problem: 'required' };
  if (text.length > MAX_LENGTH) return { problem: 'too_long' };
  return READERS[recordControl(typeKey)](text, typeKey);
}

function valueOr(read: Result<string, unknown>, problem: RecordProblem): ReadValue {
  return read.ok ? { value: read.value } : { problem };
}

function readMoney(text: string): ReadValue {
  const read = readAmount(text);
  return read.kind === 'value' ? { value: moneyToWire(read.value) } : { problem: 'not_an_amount' };
}

function readCount(text: string): ReadValue {
  const read = readNumber(text);
  return read.kind === 'value' ? { value: String(read.value) } : { problem: 'not_a_number' };
}

function readNumeral(text: string): ReadValue {
  const read = readNumerals(text);
  return read.ok ? { value: read.value } : { problem: read.error };
}

function readDate(text: string): ReadValue {
  const day = readDay(text);
  return day === null ? { problem: 'not_a_date' } : { value: writeDay(day) };
}
