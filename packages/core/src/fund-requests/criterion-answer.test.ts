import { expect, it } from 'vitest';
import type { Criterion } from '../funds/criterion.ts';
import { answerProblem, type AnswerProblem, CHECKED, isMismatch, valueOfAnswer } from './criterion-answer.ts';

type Limits = Pick<Criterion, 'operator' | 'value' | 'recordTypeKey'>;

const salary = { recordTypeKey: 'base_salary', operator: '<', value: '2185' } as const;
const children = { recordTypeKey: 'children_nth', operator: '>', value: '0' } as const;
const birth = { recordTypeKey: 'birth_date', operator: '<=', value: '22-11-2008' } as const;
const bsn = { recordTypeKey: 'bsn', operator: '>', value: '0' } as const;
const home = { recordTypeKey: 'municipality', operator: '=', value: 'Zonnedorp' } as const;
const spouse = { recordTypeKey: 'spouse', operator: '!=', value: 'onbekend' } as const;

type Row<T> = readonly [criterion: Limits, typed: string, result: T];

it('reads what was typed as the value of a criterion', () => {
  const rows: readonly Row<string | null>[] = [
    [salary, ' € 1.640,00 ', '1640.00'],
    [salary, 'veel', null],
    [children, '2', '2'],
    [children, '2,5', null],
    [birth, '1-2-1980', '01-02-1980'],
    [birth, '30-2-1980', null],
    [bsn, '012 345 672', '012345672'],
    [bsn, '99999999999', '99999999999'],
    [home, CHECKED, 'Zonnedorp'],
    [home, '', null],
    [spouse, ' Kim de Wit ', 'Kim de Wit'],
    [spouse, '\u200eKim\u00a0de Wit\t', 'Kim de Wit'],
    [{ ...spouse, recordTypeKey: 'telephone' }, 'tel. +31 6 12345678', '0612345678'],
    [{ ...spouse, recordTypeKey: 'telephone' }, 'geen', 'geen'],
    [{ ...spouse, recordTypeKey: 'email' }, 'Kim <kim@post.example>', 'kim@post.example'],
  ];
  for (const [criterion, typed, value] of rows) expect.soft(valueOfAnswer(criterion, typed), typed).toBe(value);
});

it('rejects an answer of another kind, or that does not meet the criterion [FR-026] [FR-027] [FR-028] [SH-064]', () => {
  const unreadable: readonly Row<AnswerProblem>[] = [
    [salary, '', 'missing'],
    [salary, 'veel', 'not_an_amount'],
    [children, 'twee', 'not_a_number'],
    [bsn, '12a', 'not_a_number'],
    [bsn, '123456789012', 'too_many_digits'],
    [{ ...bsn, recordTypeKey: 'tax_id' }, '000 000 000 012', 'too_many_digits'],
    [birth, '30-2-1980', 'not_a_date'],
    [home, '', 'not_checked'],
  ];
  const mismatches: readonly Row<AnswerProblem>[] = [
    [children, '0', 'must_be_more'],
    [{ ...children, operator: '>=', value: '2' }, '1', 'must_be_at_least'],
    [salary, '2185', 'must_be_less'],
    [{ ...salary, operator: '<=' }, '2185,01', 'must_be_at_most'],
    [spouse, 'onbekend', 'must_differ'],
    [birth, '23-11-2008', 'must_be_at_most'],
  ];
  for (const [criterion, typed, problem] of [...unreadable, ...mismatches]) {
    expect.soft(answerProblem(criterion, typed), typed).toBe(problem);
  }
  expect(unreadable.map(([, , problem]) => isMismatch(problem))).toEqual(unreadable.map(() => false));
  expect(mismatches.map(([, , problem]) => isMismatch(problem))).toEqual(mismatches.map(() => true));
});

it('accepts an answer that meets the criterion', () => {
  const met = [answerProblem(salary, '2184,99'), answerProblem({ ...salary, operator: '<=' }, '2185')];
  const more = [answerProblem(children, '1'), answerProblem(birth, '22-11-2008'), answerProblem(home, CHECKED)];
  expect([...met, ...more]).toEqual([null, null, null, null, null]);
});
