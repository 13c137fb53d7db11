import type { Files } from '@stadstegoed/core/files/files.port.ts';
import { storedUids } from '@stadstegoed/core/files/stored-file.ts';
import type { FieldErrors } from '@stadstegoed/core/shared/failure.ts';
import type { ProviderField } from '@stadstegoed/core/products/product.ts';
import {
  answerText,
  PROVIDER_FILES_MAX,
  PROVIDER_TEXT_MAX,
  providerAnswerProblem,
  providerFieldName,
  type ProviderFieldName,
  type TypedAnswers,
} from '@stadstegoed/core/reservations/provider-fields.ts';
import {
  isAddressField,
  NO_NOTES,
  NOTE_FIELDS,
  NOTE_LIMITS,
  noteProblem,
  readNote,
  type AskedField,
  type NoteField,
  type NoteProblem,
  type ReserveNotes,
} from '@stadstegoed/core/reservations/reserve-notes.ts';
import type { PostalAddress } from '@stadstegoed/core/shared/postal-address.ts';
import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import type { FailurePolicy, Sentence } from '../../lib/app/app-ports.ts';
import { Form, type FieldRule } from '../../lib/form/form.ts';
import { dateSentence, phoneSentence } from '../../lib/form/typed-values.ts';
import { Upload } from '../../lib/upload/upload.ts';
import type { TextKey } from '../../texts/text-keys.ts';
import { ADDRESS_SERVER_NAMES, addressSentence } from '../account/parts/address-form.ts';
import type { ReserveDraft } from './reserve-draft.ts';

/** The names of the fields on the wire. */
const SERVER_NAMES = {
  first_name: 'firstName',
  last_name: 'lastName',
  birth_date: 'birthDate',
  user_note: 'notes',
  ...ADDRESS_SERVER_NAMES,
} as const satisfies Readonly<Record<string, NoteField>>;

const PROBLEMS = {
  no_date: 'reservations.notes.noDate',
  not_past: 'reservations.notes.notPast',
  too_long_ago: 'reservations.notes.tooLongAgo',
  no_phone: 'shell.typed.phone',
  no_postcode: 'account.address.no_postcode',
  no_house: 'account.address.no_house',
} as const satisfies Readonly<Record<Exclude<NoteProblem, 'missing' | 'too_long'>, TextKey>>;

const MISSING = {
  firstName: 'reservations.notes.missing.firstName',
  lastName: 'reservations.notes.missing.lastName',
  birthDate: 'reservations.notes.missing.birthDate',
  phone: 'reservations.notes.missing.phone',
  notes: 'reservations.notes.missing.notes',
} as const satisfies Readonly<Record<Exclude<NoteField, keyof PostalAddress>, TextKey>>;

/** Where the rest of a text that is too long can go. */
const TOO_LONG: Readonly<Partial<Record<NoteField, TextKey>>> = {
  firstName: 'reservations.notes.tooLong.firstName',
  lastName: 'reservations.notes.tooLong.lastName',
};

/** The reserve notes, and the answers to what the provider asks itself. */
export type ReserveValues = ReserveNotes & TypedAnswers;

/** The form, and the files of each question for files by the name of its field. */
export interface ReserveForm {
  readonly form: Form<ReserveValues>;
  readonly uploads: ReadonlyMap<string, Upload>;
}

/** What the form of the reserve notes needs. */
export interface ReserveFormParts {
  readonly draft: ReserveDraft;
  readonly failures: FailurePolicy;
  /** The fields that the product asks for, read at each check. */
  readonly asked: () => readonly AskedField[];
  readonly today: () => CalendarDate;
  /** What the provider asks itself. */
  readonly own: readonly ProviderField[];
  readonly files: Files;
}

/** A value for each field of the provider, by the name of the field. */
const ofEach = <T>(own: readonly ProviderField[], valueOf: (field: ProviderField) => T) =>
  Object.fromEntries(own.map((field) => [providerFieldName(field), valueOf(field)]));

/** The form of the reserve notes. A field that the product does not ask for is never invalid. */
export function reserveForm({ draft, failures, asked, today, own, files }: ReserveFormParts): ReserveForm {
  const uploads = new Map<string, Upload>();
  const rule = (name: NoteField) => (text: string, notes: ReserveValues) => {
    const field = asked().find((one) => one.name === name);
    const problem = field === undefined ? null : noteProblem(field, notes, today());
    return problem === null ? null : problemSentence(name, problem, text);
  };
  const write = (name: NoteField) => (_text: string, notes: ReserveValues) => readNote(name, notes);
  const form = new Form<ReserveValues>({
    initial: { ...NO_NOTES, ...ofEach(own, () => '') },
    rules: {
      ...Object.fromEntries(NOTE_FIELDS.map((name) => [name, rule(name)])),
      ...ofEach(own, (field) => answerRule(field, uploads)),
    },
    write: {
      ...Object.fromEntries(NOTE_FIELDS.map((name) => [name, write(name)])),
      ...ofEach(own, (field) => (typed: string) => ({ [providerFieldName(field)]: answerText(field, typed) })),
    },
    serverNames: {
      ...SERVER_NAMES,
      ...Object.fromEntries(own.map((field) => [`custom_fields.${field.id}`, providerFieldName(field)])),
    },
    draft: {
      read: () => ({ ...draft.content.notes, ...ofEach(own, ({ id }) => draft.content.answers[id] ?? '') }),
      write: (values) => draft.change({ notes: notesOf(values), answers: answersOf(values, own) }),
      // The draft stays after the check; only the reservation removes it.
      remove: () => undefined,
    },
    failures,
  });
  for (const field of own.filter(({ kind }) => kind === 'file')) {
    uploads.set(providerFieldName(field), uploadOf(field, { form, draft, files }));
  }
  return { form, uploads };
}

function uploadOf(
  field: ProviderField,
  { form, draft, files }: { readonly form: Form<ReserveValues>; readonly draft: ReserveDraft; readonly files: Files },
): Upload {
  const name = providerFieldName(field);
  return new Upload({
    files,
    type: 'product_reservation_custom_field',
    maxFiles: PROVIDER_FILES_MAX,
    kept: draft.content.files[field.id] ?? [],
    onChange: (kept) => {
      draft.change({ files: { ...draft.content.files, [field.id]: kept } });
      form.set(name, storedUids(kept).join(' '));
    },
  });
}

/** What is stored of the notes: the answers have a place of their own. */
function notesOf(values: ReserveValues): ReserveNotes {
  return NOTE_FIELDS.reduce<ReserveNotes>((notes, name) => ({ ...notes, [name]: values[name] }), NO_NOTES);
}

function answersOf(values: ReserveValues, own: readonly ProviderField[]): Readonly<Record<string, string>> {
  return Object.fromEntries(own.map((field) => [field.id, values[providerFieldName(field)] ?? '']));
}

const MISSING_ANSWER = {
  text: 'reservations.own.missing',
  number: 'reservations.own.missing',
  boolean: 'reservations.own.missingChoice',
  file: 'reservations.own.missingFile',
} as const satisfies Readonly<Record<ProviderField['kind'], TextKey>>;

function answerRule(
  field: ProviderField,
  uploads: ReadonlyMap<string, Upload>,
): FieldRule<ReserveValues, ProviderFieldName> {
  return (typed) => {
    const upload = uploads.get(providerFieldName(field));
    if (upload !== undefined && upload.problems.length > 0) return upload.problems;
    const { label } = field;
    switch (providerAnswerProblem(field, typed)) {
      case 'missing':
        return { key: MISSING_ANSWER[field.kind], values: { label } };
      case 'no_number':
        return { key: 'reservations.own.noNumber', values: { label } };
      case 'too_long':
        return { key: 'reservations.notes.tooLong', values: { max: PROVIDER_TEXT_MAX } };
      case null:
        return null;
    }
  };
}

function problemSentence(name: NoteField, problem: NoteProblem, typed: string): Sentence {
  switch (problem) {
    case 'missing':
      return isAddressField(name) ? addressSentence(name, problem) : { key: MISSING[name] };
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

/** Shows which files of a provider's own fields the platform refused at each of them; the fields have its sentence too. */
export function refuseFiles(fields: ReserveForm | null, own: readonly ProviderField[], errors: FieldErrors): void {
  for (const field of own) {
    const upload = fields?.uploads.get(providerFieldName(field));
    upload?.refuse(errors, upload.uids, `custom_fields.${field.id}`);
  }
}

/** Shows what the platform rejects at its fields and files. False, and shows nothing, unless each of them is on the form. */
export function refuseOnForm(
  fields: ReserveForm,
  { asked, own }: { readonly asked: readonly AskedField[]; readonly own: readonly ProviderField[] },
  errors: FieldErrors,
): boolean {
  const shown: readonly string[] = [...asked.map(({ name }) => name), ...own.map(providerFieldName)];
  const names = Object.keys(errors).map((name) => fields.form.fieldNamed(name));
  if (names.length === 0 || names.some((name) => name === undefined || !shown.includes(name))) return false;
  fields.form.refuseWith(errors);
  refuseFiles(fields, own, errors);
  return true;
}
