import type { Drafts } from './app-ports.ts';

/** What was typed, kept in this browser tab. */
export interface FormDraft<Values> {
  /** The kept values; fields that were not kept, or are of another type than before, are left out. */
  read(): Partial<Values>;
  write(values: Values): void;
  remove(): void;
}

/** How the draft of a form is kept. */
export interface FormDraftOptions<Values> {
  readonly drafts: Drafts;
  readonly key: string;
  /** Also tells the type of each kept value: a text, a number or a yes or no. */
  readonly initial: Values;
  /** The fields to keep; a field that is written twice on purpose is kept once. */
  readonly fields: readonly Extract<keyof Values, string>[];
}

/** A draft in the drafts of this tab, as JSON. What another version of the shop kept there may be of any shape. */
export function formDraft<Values extends object>(options: FormDraftOptions<Values>): FormDraft<Values> {
  const { drafts, key, initial, fields } = options;
  return {
    read() {
      const kept = parse(drafts.read(key));
      const fitting = fields.filter((field) => typeof kept.get(field) === typeof initial[field]);
      return asValues(Object.fromEntries(fitting.map((field) => [field, kept.get(field)])));
    },
    write: (values) =>
      drafts.write(key, JSON.stringify(Object.fromEntries(fields.map((field) => [field, values[field]])))),
    remove: () => drafts.remove(key),
  };
}

function parse(text: string | null): ReadonlyMap<string, unknown> {
  if (text === null) return new Map();
  try {
    const kept: unknown = JSON.parse(text);
    return new Map(typeof kept === 'object' && kept !== null ? Object.entries(kept) : []);
  } catch {
    return new Map();
  }
}

/** The named border: the type of each value was held against the form's own. */
function asValues<Values>(kept: Readonly<Record<string, unknown>>): Partial<Values> {
  return kept as Partial<Values>;
}
