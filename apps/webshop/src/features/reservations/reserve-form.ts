import {
  NO_NOTES,
  NOTE_LIMITS,
  noteProblem,
  noteValue,
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
} as const satisfies Readonly<Record<string, NoteField>>;

const PROBLEMS = {
  no_date: 'reservations.notes.noDate',
  not_past: 'reservations.notes.notPast',
  too_long_ago: 'reservations.notes.tooLongAgo',
  no_phone: 'shell.typed.phone',
} as const satisfies Readonly<Record<Exclude<NoteProblem, 'missing' | 'too_long'>, TextKey>>;

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
  const rule = (name: NoteField) => (text: string) => {
    const field = asked().find((one) => one.name === name);
    const problem = field === undefined ? null : noteProblem(field, text, today());
    return problem === null ? null : problemSentence(name, problem, text);
  };
  const write = (name: NoteField) => (text: string) => ({ [name]: noteValue(name, text) });
  return new Form<ReserveNotes>({
    initial: NO_NOTES,
    rules: {
      firstName: rule('firstName'),
      lastName: rule('lastName'),
      birthDate: rule('birthDate'),
      phone: rule('phone'),
      address: rule('address'),
      notes: rule('notes'),
    },
    write: {
      firstName: write('firstName'),
      lastName: write('lastName'),
      birthDate: write('birthDate'),
      phone: write('phone'),
      address: write('address'),
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
  if (problem === 'missing') return { key: `reservations.notes.missing.${name}` };
  if (problem === 'no_date') return dateSentence(typed) ?? { key: PROBLEMS[problem] };
  if (problem === 'no_phone') return phoneSentence(typed) ?? { key: PROBLEMS[problem] };
  if (problem !== 'too_long') return { key: PROBLEMS[problem] };
  const max = name === 'birthDate' ? 0 : NOTE_LIMITS[name];
  return { key: TOO_LONG[name] ?? 'reservations.notes.tooLong', values: { max } };
}
