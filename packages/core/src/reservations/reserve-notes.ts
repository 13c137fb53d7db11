import type { FieldRequirement, ReservationFields } from '../products/product.ts';
import { compareDates, type CalendarDate } from '../shared/calendar-date.ts';
import { readPhone, typedPhone } from '../shared/typed-phone.ts';
import { cleanLine, cleanName, cleanText } from '../shared/typed-text.ts';
import { readDay, writeDay } from '../shared/written-day.ts';
import type { ReservationOrder } from './reservation-order.ts';

/** The reserve notes as typed. `birthDate` is a date in the resident's notation. */
export interface ReserveNotes {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly phone: string;
  readonly address: string;
  readonly notes: string;
}

/** The name of a field of the reserve notes. */
export type NoteField = keyof ReserveNotes;

/** Notes with nothing filled in. */
export const NO_NOTES: ReserveNotes = { firstName: '', lastName: '', birthDate: '', phone: '', address: '', notes: '' };

/** The most characters per field. */
export const NOTE_LIMITS: Readonly<Record<Exclude<NoteField, 'birthDate'>, number>> = {
  firstName: 20,
  lastName: 20,
  phone: 50,
  address: 100,
  notes: 400,
};

/** A field that a product asks for. */
export interface AskedField {
  readonly name: NoteField;
  readonly required: boolean;
}

/** The fields that a product asks for, in their order: the names always, the others as the product says (reading 30). */
export function askedFields(product: ReservationFields): readonly AskedField[] {
  const optional: readonly (readonly [NoteField, FieldRequirement])[] = [
    ['birthDate', product.birthDate],
    ['phone', product.phone],
    ['address', product.address],
    ['notes', 'optional'],
  ];
  const asked = optional.filter(([, requirement]) => requirement !== 'no');
  return [
    { name: 'firstName', required: true },
    { name: 'lastName', required: true },
    ...asked.map(([name, requirement]) => ({ name, required: requirement === 'required' })),
  ];
}

const READERS: Readonly<Record<NoteField, (text: string) => string>> = {
  firstName: cleanName,
  lastName: cleanName,
  birthDate: (text) => {
    const day = readDay(text);
    return day === null ? cleanLine(text) : writeDay(day);
  },
  phone: typedPhone,
  address: cleanLine,
  notes: cleanText,
};

/** The value of a typed field as it is checked, shown and sent; a date and a telephone number that cannot be read stay as typed. */
export function noteValue(name: NoteField, text: string): string {
  return READERS[name](text);
}

/** Why a value of the notes is invalid. */
export type NoteProblem = 'missing' | 'too_long' | 'no_date' | 'not_past' | 'too_long_ago' | 'no_phone';

/** The most years that somebody can be old. */
const OLDEST = 120;

/** Checks one field; null when it is valid. `today` is the date in the Netherlands. */
export function noteProblem(field: AskedField, text: string, today: CalendarDate): NoteProblem | null {
  const value = noteValue(field.name, text);
  if (value === '') return field.required ? 'missing' : null;
  if (field.name === 'birthDate') return birthDateProblem(value, today);
  if (value.length > NOTE_LIMITS[field.name]) return 'too_long';
  return field.name === 'phone' && !readPhone(value).ok ? 'no_phone' : null;
}

function birthDateProblem(value: string, today: CalendarDate): NoteProblem | null {
  const day = readDay(value);
  if (day === null) return 'no_date';
  if (compareDates(day, today) >= 0) return 'not_past';
  const oldest = `${Number(today.slice(0, 4)) - OLDEST}${today.slice(4)}`;
  return day < oldest ? 'too_long_ago' : null;
}

/** The notes as sent: only what the product asks for and what is filled in. */
export function orderOf(
  target: Pick<ReservationOrder, 'voucher' | 'productId'>,
  asked: readonly AskedField[],
  notes: ReserveNotes,
): ReservationOrder {
  const valueOf = (name: NoteField): string | null => {
    const value = asked.some((field) => field.name === name) ? noteValue(name, notes[name]) : '';
    return value === '' ? null : value;
  };
  const birthDate = valueOf('birthDate');
  return {
    voucher: target.voucher,
    productId: target.productId,
    firstName: valueOf('firstName') ?? '',
    lastName: valueOf('lastName') ?? '',
    phone: valueOf('phone'),
    address: valueOf('address'),
    birthDate: birthDate === null ? null : readDay(birthDate),
    notes: valueOf('notes'),
  };
}
