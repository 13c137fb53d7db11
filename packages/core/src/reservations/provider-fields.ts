import type { ProviderField } from '../products/product.ts';
import { cleanCode, cleanLine } from '../shared/typed-text.ts';

/** The most characters of a text. */
export const PROVIDER_TEXT_MAX = 200;

/** The most files of a field. */
export const PROVIDER_FILES_MAX = 5;

/** The name of a field of the provider in the form. */
export type ProviderFieldName = `own.${string}`;

/** The name of a field of the provider in the form. */
export function providerFieldName({ id }: Pick<ProviderField, 'id'>): ProviderFieldName {
  return `own.${id}`;
}

/** The answers as typed: a text, a number, `yes` or `no`, or the uids of files with a space between. */
export type TypedAnswers = { readonly [field: ProviderFieldName]: string };

/** An answer as it is sent. */
export interface ProviderAnswer {
  readonly fieldId: string;
  readonly value: string | number | boolean | readonly string[];
}

/** Why an answer is invalid. */
export type ProviderAnswerProblem = 'missing' | 'too_long' | 'no_number';

/** A whole number, also with points or spaces between its thousands. */
const WHOLE_NUMBER = /^-?(?:\d{1,9}|\d{1,3}(?:[. ]\d{3}){1,2})$/;

/** The typed text of an answer as it is checked, shown and sent. */
export function answerText({ kind }: Pick<ProviderField, 'kind'>, typed: string): string {
  return kind === 'number' ? cleanCode(typed) : cleanLine(typed);
}

/** Checks one answer; null when it is valid. */
export function providerAnswerProblem(field: ProviderField, typed: string): ProviderAnswerProblem | null {
  const text = answerText(field, typed);
  if (text === '') return field.required ? 'missing' : null;
  if (field.kind === 'number') return WHOLE_NUMBER.test(text) ? null : 'no_number';
  return field.kind === 'text' && text.length > PROVIDER_TEXT_MAX ? 'too_long' : null;
}

/** The answers to send: those that are filled in. */
export function providerAnswers(fields: readonly ProviderField[], typed: TypedAnswers): readonly ProviderAnswer[] {
  return fields.flatMap((field) => {
    const text = answerText(field, typed[providerFieldName(field)] ?? '');
    return text === '' ? [] : [{ fieldId: field.id, value: answerOf(field, text) }];
  });
}

function answerOf({ kind }: ProviderField, text: string): ProviderAnswer['value'] {
  switch (kind) {
    case 'text':
      return text;
    case 'number':
      return Number(text.replaceAll(/[. ]/g, ''));
    case 'boolean':
      return text === 'yes';
    case 'file':
      return text.split(' ');
  }
}
