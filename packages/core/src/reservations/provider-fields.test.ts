import { expect, it } from 'vitest';
import type { ProviderField } from '../products/product.ts';
import { providerAnswerProblem, providerAnswers } from './provider-fields.ts';

const aField = (kind: ProviderField['kind'], required = false): ProviderField => ({
  id: kind,
  kind,
  label: 'Vraag',
  description: null,
  required,
});

it.each([
  ['text', '', 'missing'],
  ['text', 'x'.repeat(200), null],
  ['text', 'x'.repeat(201), 'too_long'],
  ['number', ' 34 ', null],
  ['number', '1.250', null],
  ['number', '3,5', 'no_number'],
  ['number', 'veel', 'no_number'],
  ['boolean', '', 'missing'],
  ['boolean', 'no', null],
  ['file', '', 'missing'],
  ['file', 'a b', null],
] as const)('checks the answer to a required field for a %s: "%s"', (kind, typed, problem) => {
  expect(providerAnswerProblem(aField(kind, true), typed)).toBe(problem);
});

it('asks nothing of an optional field that is empty', () => {
  expect(providerAnswerProblem(aField('number'), ' ')).toBeNull();
});

it('sends each answer as its kind, and none for what is empty', () => {
  const fields = (['text', 'number', 'boolean', 'file'] as const).map((kind) => aField(kind));
  const typed = { 'own.text': ' Rode zaal ', 'own.number': '1.250', 'own.boolean': 'no', 'own.file': 'a b' };
  expect(providerAnswers(fields, typed).map(({ value }) => value)).toEqual(['Rode zaal', 1250, false, ['a', 'b']]);
  expect(providerAnswers(fields, {})).toEqual([]);
});
