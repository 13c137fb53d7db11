import { describe, expect, it } from 'vitest';
import { aCriterion, aQuestion } from '../../testing/a-fund.ts';
import type { Criterion } from '../funds/criterion.ts';
import {
  answerProblem,
  type AnswerProblem,
  CHECKED,
  isMismatch,
  limitOf,
  needsFile,
  valueOfAnswer,
} from './criterion-answer.ts';

type Limits = Pick<Criterion, 'operator' | 'value' | 'recordTypeKey' | 'question'>;

const salary = { question: null, recordTypeKey: 'base_salary', operator: '<', value: '2185' } as const;
const children = { question: null, recordTypeKey: 'children_nth', operator: '>', value: '0' } as const;
const birth = { question: null, recordTypeKey: 'birth_date', operator: '<=', value: '22-11-2008' } as const;
const bsn = { question: null, recordTypeKey: 'bsn', operator: '>', value: '0' } as const;
const home = { question: null, recordTypeKey: 'municipality', operator: '=', value: 'Zonnedorp' } as const;
const spouse = { question: null, recordTypeKey: 'spouse', operator: '!=', value: 'onbekend' } as const;

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

describe("a question of today's platform", () => {
  const ask = (given: Parameters<typeof aQuestion>[0], criterion: Partial<Criterion> = {}) =>
    aCriterion({ operator: '*', value: '', ...criterion, question: aQuestion(given) });
  const gender = {
    control: 'select',
    options: [
      { value: 'm', name: 'Man' },
      { value: 'v', name: 'Vrouw' },
    ],
  } as const;
  const children = { control: 'step', min: 1, max: 12 } as const;

  it.each<[what: string, criterion: Criterion, typed: string, value: string | null, problem: AnswerProblem | null]>([
    ['a choice', ask(gender), 'v', 'v', null],
    ['a choice that is not there', ask(gender), CHECKED, null, 'missing'],
    ['a choice that is not the right one', ask(gender, { operator: '=', value: 'v' }), 'm', 'm', 'must_be_equal'],
    ['a box', ask({ control: 'checkbox' }), CHECKED, 'Ja', null],
    ['a box that has to be checked', ask({ control: 'checkbox' }), '', null, 'not_checked'],
    ['a box that may stay empty', ask({ control: 'checkbox', isOptional: true }), '', '', null],
    ['an optional answer', ask({ isOptional: true }, { operator: '<', value: '5' }), '', '', null],
    [
      'a box of which the answer is no',
      ask({ control: 'checkbox' }, { operator: '=', value: 'Nee' }),
      CHECKED,
      'Nee',
      null,
    ],
    ['a number below the least', ask(children), '0', '0', 'below_least'],
    ['a number above the greatest', ask(children), '13', '13', 'above_greatest'],
    ['a text of digits, which no limit of numbers is for', ask({ max: 12 }), '13', '13', null],
    ['a number between', ask(children), '12', '12', null],
    ['a number with decimals', ask({ control: 'number' }), '1250,5', '1250.5', null],
    ['an IBAN', ask({ type: 'iban' }), 'nl91 abna 0417 1643 00', 'NL91ABNA0417164300', null],
    ['no e-mail address', ask({ type: 'email' }), 'geen', null, 'not_an_email'],
    ['an e-mail address', ask({ type: 'email' }), 'Kim <kim@post.example>', 'kim@post.example', null],
  ])('reads %s', (_what, criterion, typed, value, problem) => {
    expect([valueOfAnswer(criterion, typed), answerProblem(criterion, typed)]).toEqual([value, problem]);
  });

  it('names the limit as the resident knows it', () => {
    expect(limitOf(ask(gender, { operator: '=', value: 'v' }), 'must_be_equal')).toBe('Vrouw');
    expect((['below_least', 'above_greatest'] as const).map((problem) => limitOf(ask(children), problem))).toEqual([
      '1',
      '12',
    ]);
    // They are no condition of the fund.
    expect([isMismatch('below_least'), isMismatch('above_greatest')]).toEqual([false, false]);
  });

  it.each<[asks: Partial<Criterion>, given: Parameters<typeof aQuestion>[0] | null, answer: string, needs: boolean]>([
    [{ showAttachment: true }, null, '', true],
    [{ showAttachment: false }, null, '2', false],
    [{ showAttachment: true }, {}, '2', true],
    [{ showAttachment: true }, { isOptional: true }, '2', false],
    [{ showAttachment: true }, { isOptional: true, control: 'checkbox' }, CHECKED, true],
    [{ showAttachment: true }, { isOptional: true, control: 'checkbox' }, '', false],
  ])('needs a proof of %j, asked by %j, for the answer "%s": %s [FR-028]', (asks, given, answer, needs) => {
    expect(needsFile(aCriterion({ ...asks, question: given === null ? null : aQuestion(given) }), answer)).toBe(needs);
  });
});
