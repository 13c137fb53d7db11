import type { Input } from './input.ts';
import type { FieldErrors } from './refusal.ts';
import { fieldErrors, required } from './field-errors.ts';
import type { Fits, Schemas } from './schemas.ts';

/** A query or body that was checked; `query` has numbers where the description says so. */
export type Checked = { readonly errors: FieldErrors; readonly query: Input };

/** A parameter of the description, and where it stands. */
type Described = { readonly parameter: Input; readonly pointer: string };

type Rule = {
  readonly name: string;
  /** Written with `[]`: its value arrives as a list. */
  readonly isList: boolean;
  /** The description has the same name in the other form too. */
  readonly hasPlatform: boolean;
  readonly isRequired: boolean;
  readonly pointer: string;
};

const holder = 'value';
const noErrors: FieldErrors = {};

/** What the description asks of the query of one operation; `page` is never refused (part 2, 1.5), nor what it says so of. */
export class QueryRules {
  readonly #rules: readonly Rule[];
  readonly #schemas: Schemas;
  readonly #validators = new Map<string, Fits>();

  constructor(parameters: readonly Described[], schemas: Schemas) {
    const names = new Set(parameters.map(({ parameter }) => String(parameter['name'])));
    this.#schemas = schemas;
    this.#rules = parameters
      .filter(({ parameter }) => parameter['x-never-refused'] !== true)
      .map(({ parameter, pointer }) => {
        const written = String(parameter['name']);
        const name = written.replace(/\[\]$/, '');
        const isList = written.endsWith('[]');
        const hasPlatform = names.has(isList ? name : `${name}[]`);
        return { name, isList, hasPlatform, isRequired: parameter['required'] === true, pointer: `${pointer}/schema` };
      })
      .filter(({ name }) => name !== 'page');
  }

  check(query: Input): Checked {
    let read: { [name: string]: unknown } | null = null;
    let errors = noErrors;
    for (const rule of this.#rules) {
      const value = query[rule.name];
      if (value === undefined && rule.isRequired) errors = { ...errors, [rule.name]: [required] };
      if (value === undefined || isOtherForm(rule, value)) continue;
      const held = { value: value === '' ? null : value };
      if (this.#validator(rule)(held)) (read ??= { ...query })[rule.name] = held.value;
      else errors = { ...errors, ...this.#explained(rule, value) };
    }
    return { errors, query: read ?? query };
  }

  #validator(rule: Rule): Fits {
    const known = this.#validators.get(rule.pointer);
    if (known) return known;
    const validator = this.#schemas.quick(rule.pointer, holder);
    this.#validators.set(rule.pointer, validator);
    return validator;
  }

  #explained(rule: Rule, value: unknown): FieldErrors {
    const errors = this.#schemas.explain({ value: value === '' ? null : value }, rule.pointer, holder);
    return renamed(fieldErrors(errors), rule.name);
  }
}

/**
 * `name[]` arrives as a list, so a text under that name is the plain `name`. Where the description has both forms, a list is
 * validated as the one and a text as the other; where it has the list only, the text is a parameter that it does not know.
 */
const isOtherForm = (rule: Rule, value: unknown): boolean =>
  rule.isList ? !Array.isArray(value) : Array.isArray(value) && rule.hasPlatform;

/** Errors of the holder's `value` under the real name of the parameter. */
function renamed(errors: FieldErrors, name: string): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field.replace(/^value/, name), texts]));
}
