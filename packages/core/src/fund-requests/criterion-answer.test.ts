import { describe, expect, it } from 'vitest';
import type { Criterion } from '../funds/criterion.ts';
import { answerProblem, type AnswerProblem, CHECKED, isMismatch, valueOfAnswer } from './criterion-answer.ts';

type Limits = Pick<Criterion, 'operator' | 'value' | 'recordTypeKey'>;

const salary = { recordTypeKey: 'base_salary', operator: '<', value: '2185' } as const;
const children = { recordTypeKey: 'children_nth', operator: '>', value: '0' } as const;
const birth = { recordTypeKey: 'birth_date', operator: '<=', value: '22-11-2008' } as const;
const bsn = { recordTypeKey: 'bsn', operator: '>', value: '0' } as const;
const home = { recordTypeKey: 'municipality', operator: '=', value: 'Zonnedorp' } as const;
const spouse = { recordTypeKey: 'spouse', operator: '!=', value: 'onbekend' } as const;

describe('valueOfAnswer', () => {
  it.each([
    [salary, ' € 1.640,00 ', '1640.00'],
    [salary, 'veel', null],
    [children, '2', '2'],
    [children, '2,5', null],
    [birth, '1-2-1980', '01-02-1980'],
    [birth, '30-2-1980', null],
    [bsn, '012 345 672', '012345672'],
    [home, CHECKED, 'Zonnedorp'],
    [home, '', null],
    [spouse, ' Kim de Wit ', 'Kim de Wit'],
  ])('%j reads "%s" as %s', (criterion, typed, value) => {
    expect(valueOfAnswer(criterion, typed)).toBe(value);
  });
});

describe('answerProblem', () => {
  it.each([
    [salary, '', 'missing'],
    [salary, 'veel', 'not_an_amount'],
    [children, 'twee', 'not_a_number'],
    [bsn, '12a', 'not_a_number'],
    [birth, '30-2-1980', 'not_a_date'],
    [home, '', 'not_checked'],
  ])('%j rejects "%s" as %s', (criterion, typed, problem) => {
    expect(answerProblem(criterion, typed)).toBe(problem);
    expect(isMismatch('missing')).toBe(false);
  });

  it.each<readonly [Limits, string, AnswerProblem, string]>([
    [{ ...children, operator: '>' }, '0', 'must_be_more', 'FR-026'],
    [{ ...children, operator: '>=', value: '2' }, '1', 'must_be_at_least', 'FR-026'],
    [salary, '2185', 'must_be_less', 'FR-027'],
    [{ ...salary, operator: '<=' }, '2185,01', 'must_be_at_most', 'FR-027'],
    [spouse, 'onbekend', 'must_differ', 'FR-028'],
    [birth, '23-11-2008', 'must_be_at_most', 'FR-027'],
  ])('%j says of "%s" that it %s [%s]', (criterion, typed, problem) => {
    expect(answerProblem(criterion, typed)).toBe(problem);
    expect(isMismatch(problem)).toBe(true);
  });

  it.each([
    [salary, '2184,99'],
    [children, '1'],
    [birth, '22-11-2008'],
    [home, CHECKED],
  ])('%j accepts "%s"', (criterion, typed) => {
    expect(answerProblem(criterion, typed)).toBeNull();
  });
});
