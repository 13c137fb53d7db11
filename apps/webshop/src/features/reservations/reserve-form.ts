import {
  NO_NOTES,
  NOTE_LIMITS,
  noteProblem,
  readNote,
  type AskedField,
  type NoteField,
  type NoteProblem,
  type ReserveNotes,
} from '@stadstegoed/core/reservations/reserve-notes.ts';
import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import type { FailurePolicy, Sentence } from '../../lib/app/app-ports.ts';
import { Form } from '../../lib/form/form.ts';
import { dateSentence, phoneSentence } from '../../lib/form/typed-values.ts';
import type { TextKey } from '../../texts/text-keys.ts';
import type { ReserveDraft } from './reserve-draft.ts';

/** The names of the fields on the wire. */
const SERVER_NAMES = {
  first_name: 'firstName',
  last_name: 'lastName',
  birth_date: 'birthDate',
  user_note: 'notes',
  address: 'street',
  house_nr: 'house',
  house_nr_addition: 'houseAddition',
  postal_code: 'postcode',
} as const satisfies Readonly<Record<string, NoteField>>;

const PROBLEMS = {
  no_date: 'reservations.notes.noDate',
  not_past: 'reservations.notes.notPast',
  too_long_ago: 'reservations.notes.tooLongAgo',
  no_phone: 'shell.typed.phone',
  no_postcode: 'reservations.notes.noPostcode',
  no_house: 'reservations.notes.noHouse',
} as const satisfies Readonly<Record<Exclude<NoteProblem, 'missing' | 'too_long'>, TextKey>>;

const MISSING = {
  firstName: 'reservations.notes.missing.firstName',
  lastName: 'reservations.notes.missing.lastName',
  birthDate: 'reservations.notes.missing.birthDate',
  phone: 'reservations.notes.missing.phone',
  postcode: 'reservations.notes.missing.postcode',
  house: 'reservations.notes.missing.house',
  houseAddition: 'reservations.notes.missing.house',
  street: 'reservations.notes.missing.street',
  city: 'reservations.notes.missing.city',
  notes: 'reservations.notes.missing.notes',
} as const satisfies Readonly<Record<NoteField, TextKey>>;

/** Where the rest of a text that is too long can go. */
const TOO_LONG: Readonly<Partial<Record<NoteField, TextKey>>> = {
  firstName: 'reservations.notes.tooLong.firstName',
  lastName: 'reservations.notes.tooLong.lastName',
};

/** What the form of the reserve notes needs. */
export interface ReserveFormParts {
  readonly draft: ReserveDraft;
  readonly failures: FailurePolicy;
  /** The fields that the product asks for, read at each check. */
  readonly asked: () => readonly AskedField[];
  readonly today: () => CalendarDate;
}

/** The form of the reserve notes. A field that the product does not ask for is never invalid. */
export function reserveForm({ draft, failures, asked, today }: ReserveFormParts): Form<ReserveNotes> {
  const rule = (name: NoteField) => (text: string, notes: ReserveNotes) => {
    const field = asked().find((one) => one.name === name);
    const problem = field === undefined ? null : noteProblem(field, notes, today());
    return problem === null ? null : problemSentence(name, problem, text);
  };
  const write = (name: NoteField) => (_text: string, notes: ReserveNotes) => readNote(name, notes);
  return new Form<ReserveNotes>({
    initial: NO_NOTES,
    rules: {
      firstName: rule('firstName'),
      lastName: rule('lastName'),
      birthDate: rule('birthDate'),
      phone: rule('phone'),
      postcode: rule('postcode'),
      house: rule('house'),
      houseAddition: rule('houseAddition'),
      street: rule('street'),
      city: rule('city'),
      notes: rule('notes'),
    },
    write: {
      firstName: write('firstName'),
      lastName: write('lastName'),
      birthDate: write('birthDate'),
      phone: write('phone'),
      postcode: write('postcode'),
      house: write('house'),
      houseAddition: write('houseAddition'),
      street: write('street'),
      city: write('city'),
      notes: write('notes'),
    },
    serverNames: SERVER_NAMES,
    draft: {
      read: () => draft.content.notes,
      write: (notes) => draft.change({ notes }),
      // The draft stays after the check; only the reservation removes it.
      remove: () => undefined,
    },
    failures,
  });
}

function problemSentence(name: NoteField, problem: NoteProblem, typed: string): Sentence {
  switch (problem) {
    case 'missing':
      return { key: MISSING[name] };
    case 'too_long':
      return {
        key: TOO_LONG[name] ?? 'reservations.notes.tooLong',
        values: { max: name === 'birthDate' ? 0 : NOTE_LIMITS[name] },
      };
    case 'no_date':
      return dateSentence(typed) ?? { key: PROBLEMS[problem] };
    case 'no_phone':
      return phoneSentence(typed) ?? { key: PROBLEMS[problem] };
    default:
      return { key: PROBLEMS[problem] };
  }
}
