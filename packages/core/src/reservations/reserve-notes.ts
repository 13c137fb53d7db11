import type { FieldRequirement, ReservationFields } from '../products/product.ts';
import { compareDates, type CalendarDate } from '../shared/calendar-date.ts';
import {
  ADDRESS_LIMITS,
  addressProblem,
  NO_ADDRESS,
  readAddress,
  readAddressField,
  REQUIRED_ADDRESS_FIELDS,
  type AddressProblem,
  type PostalAddress,
} from '../shared/postal-address.ts';
import { readPhone, typedPhone } from '../shared/typed-phone.ts';
import { cleanLine, cleanName, cleanText } from '../shared/typed-text.ts';
import { readDay, writeDay } from '../shared/written-day.ts';
import type { ReservationOrder } from './reservation-order.ts';

/** The reserve notes as typed. `birthDate` is a date in the resident's notation. */
export interface ReserveNotes extends PostalAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly phone: string;
  readonly notes: string;
}

export type NoteField = keyof ReserveNotes;

/** Notes with nothing filled in. */
export const NO_NOTES: ReserveNotes = {
  firstName: '',
  lastName: '',
  birthDate: '',
  phone: '',
  ...NO_ADDRESS,
  notes: '',
};

/** The fields of the reserve notes. */
export const NOTE_FIELDS = [
  'firstName',
  'lastName',
  'birthDate',
  'phone',
  'postcode',
  'house',
  'houseAddition',
  'street',
  'city',
  'notes',
] as const satisfies readonly NoteField[];

/** The most characters per field. */
export const NOTE_LIMITS: Readonly<Record<Exclude<NoteField, 'birthDate'>, number>> = {
  firstName: 20,
  lastName: 20,
  phone: 50,
  ...ADDRESS_LIMITS,
  notes: 400,
};

/** A field that a product asks for. */
export interface AskedField {
  readonly name: NoteField;
  readonly required: boolean;
}

/** The fields that a product asks for, in their order: the names always, the others as the product says (reading 30). */
export function askedFields(product: Omit<ReservationFields, 'own'>): readonly AskedField[] {
  const { address } = product;
  const optional: readonly (readonly [NoteField, FieldRequirement])[] = [
    ['birthDate', product.birthDate],
    ['phone', product.phone],
    ['postcode', address],
    ['house', address],
    ['houseAddition', address === 'no' ? 'no' : 'optional'],
    ['street', address],
    ['city', address],
    ['notes', product.notes],
  ];
  const asked = optional.filter(([, requirement]) => requirement !== 'no');
  return [
    { name: 'firstName', required: true },
    { name: 'lastName', required: true },
    ...asked.map(([name, requirement]) => ({ name, required: requirement === 'required' })),
  ];
}

/** The fields of the notes that are no part of an address. */
type PlainField = Exclude<NoteField, keyof PostalAddress>;

const READERS: Readonly<Record<PlainField, (text: string) => string>> = {
  firstName: cleanName,
  lastName: cleanName,
  birthDate: (text) => {
    const day = readDay(text);
    return day === null ? cleanLine(text) : writeDay(day);
  },
  phone: typedPhone,
  notes: cleanText,
};

/** Whether a field is a part of the address. */
export function isAddressField(name: NoteField): name is keyof PostalAddress {
  return name in NO_ADDRESS;
}

/** The value of a typed field as it is checked, shown and sent; a date and a telephone number that cannot be read stay as typed. */
export function noteValue(name: PlainField, text: string): string {
  return READERS[name](text);
}

/** A typed field as it is checked, shown and sent, with another one that it is divided over. */
export function readNote(name: NoteField, notes: ReserveNotes): Partial<ReserveNotes> {
  return isAddressField(name) ? readAddressField(name, notes) : { [name]: noteValue(name, notes[name]) };
}

/** Why a value of the notes is invalid. */
export type NoteProblem = AddressProblem | 'no_date' | 'not_past' | 'too_long_ago' | 'no_phone';

/** The most years that somebody can be old. */
const OLDEST = 120;

/** Checks one field of the notes; null when it is valid. `today` is the date in the Netherlands. */
export function noteProblem(
  { name, required }: AskedField,
  notes: ReserveNotes,
  today: CalendarDate,
): NoteProblem | null {
  if (isAddressField(name)) return addressProblem(name, notes, required || isLeftOut(name, notes));
  const value = noteValue(name, notes[name]);
  if (value === '') return required ? 'missing' : null;
  if (name === 'birthDate') return birthDateProblem(value, today);
  if (value.length > NOTE_LIMITS[name]) return 'too_long';
  return name === 'phone' && !readPhone(value).ok ? 'no_phone' : null;
}

/** Whether a field is the one that an address, which was begun, still lacks. */
function isLeftOut(name: NoteField, notes: ReserveNotes): boolean {
  return REQUIRED_ADDRESS_FIELDS.some((field) => field === name) && readAddress(notes) !== null;
}

function birthDateProblem(value: string, today: CalendarDate): NoteProblem | null {
  const day = readDay(value);
  if (day === null) return 'no_date';
  if (compareDates(day, today) >= 0) return 'not_past';
  const oldest = `${Number(today.slice(0, 4)) - OLDEST}${today.slice(4)}`;
  return day < oldest ? 'too_long_ago' : null;
}

/** The order with the notes: only what the product asks for and what is filled in. */
export function orderOf(
  target: Pick<ReservationOrder, 'voucher' | 'productId'>,
  asked: readonly AskedField[],
  notes: ReserveNotes,
): Omit<ReservationOrder, 'answers'> {
  const isAsked = (name: NoteField): boolean => asked.some((field) => field.name === name);
  const valueOf = (name: PlainField): string | null => {
    const value = isAsked(name) ? noteValue(name, notes[name]) : '';
    return value === '' ? null : value;
  };
  const birthDate = valueOf('birthDate');
  return {
    voucher: target.voucher,
    productId: target.productId,
    firstName: valueOf('firstName') ?? '',
    lastName: valueOf('lastName') ?? '',
    phone: valueOf('phone'),
    address: isAsked('street') ? readAddress(notes) : null,
    birthDate: birthDate === null ? null : readDay(birthDate),
    notes: valueOf('notes'),
  };
}
