import type { TextStorage } from '../app/text-storage.ts';
import { storedObject } from './stored-object.ts';

/** The stored values of a form in this browser tab. */
export interface FormDraft<Values> {
  /** The stored values. Leaves out fields that are not stored or have another type than the initial value. */
  read(): Partial<Values>;
  write(values: Values): void;
  remove(): void;
}

export interface FormDraftOptions<Values> {
  readonly drafts: TextStorage;
  readonly key: string;
  /** The initial values; they also give the type of each stored value: string, number or boolean. */
  readonly initial: Values;
  /** The fields to store; of a field that residents type twice, only the first is stored. */
  readonly fields: readonly Extract<keyof Values, string>[];
}

/** A draft stored as JSON. The stored value may have any shape, because another version may have written it. */
export function formDraft<Values extends object>(options: FormDraftOptions<Values>): FormDraft<Values> {
  const { drafts, key, initial, fields } = options;
  return {
    read() {
      const stored = storedObject(drafts.read(key)) ?? {};
      const valid = fields.filter((field) => typeof stored[field] === typeof initial[field]);
      return asValues(Object.fromEntries(valid.map((field) => [field, stored[field]])));
    },
    write: (values) =>
      drafts.write(key, JSON.stringify(Object.fromEntries(fields.map((field) => [field, values[field]])))),
    remove: () => drafts.remove(key),
  };
}

/** Type assertion: the type of each value has been compared with the initial value. */
function asValues<Values>(stored: Readonly<Record<string, unknown>>): Partial<Values> {
  return stored as Partial<Values>;
}
