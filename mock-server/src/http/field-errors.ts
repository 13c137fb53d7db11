import type { ErrorObject } from 'ajv';
import { objectOf } from '../input.ts';
import type { Sentence } from './language.ts';
import type { FieldErrors } from './refusal.ts';

/** What is said of a field that is left out. */
export const required: Sentence = { nl: 'Vul dit veld in.', en: 'Fill in this field.' };
const wrong: Sentence = { nl: 'Deze waarde klopt niet.', en: 'This value is not right.' };

/** Why a request does not fit the description. */
export class InvalidFields extends Error {
  readonly fields: FieldErrors;

  constructor(fields: FieldErrors) {
    super('The request does not fit the description.');
    this.fields = fields;
  }
}

type Wording = (limit: unknown) => Sentence;

/** The plain sentence for each keyword of JSON Schema that a form can break. */
const wordings: { readonly [keyword: string]: Wording } = {
  required: () => required,
  minLength: (limit) =>
    limit === 1 ? required : { nl: `Gebruik minstens ${limit} tekens.`, en: `Use at least ${limit} characters.` },
  maxLength: (limit) => ({ nl: `Gebruik hoogstens ${limit} tekens.`, en: `Use at most ${limit} characters.` }),
  minimum: (limit) => ({ nl: `Vul een getal in van ${limit} of meer.`, en: `Enter a number of ${limit} or more.` }),
  maximum: (limit) => ({ nl: `Vul een getal in van ${limit} of minder.`, en: `Enter a number of ${limit} or less.` }),
  minItems: (limit) => ({ nl: `Voeg er minstens ${limit} toe.`, en: `Add at least ${limit}.` }),
  maxItems: (limit) => ({ nl: `Voeg er hoogstens ${limit} toe.`, en: `Add at most ${limit}.` }),
  enum: () => ({ nl: 'Kies een van de mogelijkheden.', en: 'Choose one of the options.' }),
  const: () => ({ nl: 'Kies een van de mogelijkheden.', en: 'Choose one of the options.' }),
  format: () => ({ nl: 'Deze waarde heeft niet de juiste vorm.', en: 'This value does not have the right form.' }),
  pattern: () => ({ nl: 'Deze waarde heeft niet de juiste vorm.', en: 'This value does not have the right form.' }),
};

/** Keywords that only repeat what their parts say. */
const wrappers = new Set(['oneOf', 'anyOf', 'allOf', 'if', 'not']);

/** Errors of ajv as the platform's 422 names them: dotted fields, plain sentences, each sentence once. */
export function fieldErrors(errors: readonly ErrorObject[]): FieldErrors {
  const found: { [field: string]: Sentence[] } = {};
  const told = errors.filter((error) => !wrappers.has(error.keyword));
  for (const error of told.length > 0 ? told : errors) {
    const sentence = sentenceOf(error);
    const field = fieldOf(error);
    const sentences = (found[field] ??= []);
    if (!sentences.some((known) => known.nl === sentence.nl)) sentences.push(sentence);
  }
  return found;
}

/** The dotted name of a field; a list `name[]` of a query is called `name`. */
function fieldOf(error: ErrorObject): string {
  const parts = error.instancePath.replace('[]', '').split('/').slice(1);
  const missing: unknown = error.params['missingProperty'];
  return [...parts, ...(typeof missing === 'string' ? [missing] : [])].join('.') || 'body';
}

/** The sentence for a number with both limits, whatever is wrong with it; null for any other field. */
function rangeOf({ parentSchema }: ErrorObject): Sentence | null {
  const { minimum, maximum } = objectOf(parentSchema);
  if (typeof minimum !== 'number' || typeof maximum !== 'number') return null;
  return {
    nl: `Vul een getal van ${minimum} tot en met ${maximum} in.`,
    en: `Enter a number from ${minimum} to ${maximum}.`,
  };
}

function sentenceOf(error: ErrorObject): Sentence {
  if (error.data === null) return required;
  const range = rangeOf(error);
  if (range) return range;
  const wording = wordings[error.keyword];
  const limit: unknown = error.params['limit'];
  return wording ? wording(limit) : wrong;
}
