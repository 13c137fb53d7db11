import { array, assert, constantFrom, integer, property, record, string } from 'fast-check';
import { expect, it } from 'vitest';
import { aCriterion, aFund, aQuestion } from '../../testing/a-fund.ts';
import { matchesCriterion } from '../funds/criterion-rules.ts';
import type { Criterion, CriterionRule } from '../funds/criterion.ts';
import { answerTo, askedCriteria, recordValue, recordedCriteria } from './asked-criteria.ts';
import { EMPTY_CONTENT, type FilledRequest } from './request-content.ts';
import { toRequestForm } from './request-flow.ts';

type Given = Parameters<typeof aQuestion>[0];
const ask = (id: string, rules: readonly CriterionRule[] = [], given: Given = {}): Criterion =>
  aCriterion({ id, recordTypeKey: id, operator: '*', value: '', question: aQuestion({ rules, ...given }) });
const when = (recordTypeKey: string, operator: CriterionRule['operator'], value: string): CriterionRule => ({
  recordTypeKey,
  operator,
  value,
});
const request = (criteria: readonly Criterion[], answers: Readonly<Record<string, string>>): FilledRequest => ({
  fund: aFund({ criteria }),
  content: { ...EMPTY_CONTENT, answers },
});

it.each<[what: string, criteria: readonly Criterion[], answers: Readonly<Record<string, string>>, asked: string]>([
  ['without rules', [ask('a')], {}, 'a'],
  ['whose rule holds', [ask('a'), ask('b', [when('a', '=', 'Ja')])], { a: 'Ja' }, 'a b'],
  ['not one whose rule does not hold', [ask('a'), ask('b', [when('a', '=', 'Ja')])], { a: 'Nee' }, 'a'],
  ['not one of whose rules one does not hold', between('6', '5'), { a: '6' }, 'a'],
  ['all of whose rules hold', between('6', '9'), { a: '6' }, 'a b'],
  ['whose rule looks at a later one', [ask('b', [when('a', '=', 'Ja')]), ask('a')], { a: 'Ja' }, 'b a'],
  ['whose rule holds through another', chain(), { a: '1', b: '2' }, 'a b c'],
  ['not one whose rule depends on what is not asked any more', chain(), { a: '0', b: '2' }, 'a'],
  ['one that must differ from what is not asked', [...chain(), ask('d', [when('c', '!=', '3')])], { a: '0' }, 'a d'],
  ['not one whose rule compares what is not answered', [ask('a'), ask('b', [when('a', '>=', '0')])], {}, 'a'],
  ['none of two that depend on each other', [ask('a', [when('b', '=', '')]), ask('b', [when('a', '=', '1')])], {}, 'a'],
  ['not one that depends on itself', [ask('a', [when('a', '=', '1')])], { a: '1' }, ''],
  ['not one that depends on an unknown one', [ask('a', [when('x', '=', '1')])], {}, ''],
  ['not one that the municipality fills in', [ask('a', [], { fillType: 'prefill' }), ask('b')], {}, 'b'],
  ['one by what is known, until it is answered', knownAnswer(), {}, 'a b'],
  ['not one by what is known any more', knownAnswer(), { a: '2' }, 'a'],
  ['one by what the municipality fills in', filledIn(), { a: '2' }, 'b'],
  ['on the platform of the specification the one that is not valid', specified(), {}, 'b c'],
])('asks a criterion: %s', (_what, criteria, answers, asked) => {
  const ids = askedCriteria(request(criteria, answers)).map(({ id }) => id);
  expect(ids.join(' ')).toBe(asked);
});

function between(from: string, to: string): readonly Criterion[] {
  return [ask('a'), ask('b', [when('a', '>=', from), when('a', '<=', to)])];
}

function chain(): readonly Criterion[] {
  return [ask('a'), ask('b', [when('a', '=', '1')]), ask('c', [when('b', '=', '2')])];
}

function knownAnswer(): readonly Criterion[] {
  return [ask('a', [], { known: '1' }), ask('b', [when('a', '=', '1')])];
}

function filledIn(): readonly Criterion[] {
  return [ask('a', [], { fillType: 'prefill', known: '1' }), ask('b', [when('a', '=', '1')])];
}

function specified(): readonly Criterion[] {
  return ([true, false, null] as const).map((isValid, index) => aCriterion({ id: 'abc'.charAt(index), isValid }));
}

it('begins a counter at the least whole number that it may have', () => {
  const first = (min: number | null) => answerTo(ask('a', [], { control: 'step', min }), EMPTY_CONTENT);
  expect([first(2), first(1.5), first(-1), first(null)]).toEqual(['2', '2', '0', '0']);
});

it('sends a record exactly for each criterion whose rules hold for what is sent', () => {
  const rule = record({
    of: integer({ min: 0, max: 5 }),
    operator: constantFrom('=', '!=', '>', '<', '>=', '<='),
    value: constantFrom('', '0', '1', '2'),
  });
  const kind = record({
    rules: array(rule, { maxLength: 2 }),
    fillType: constantFrom('manual', 'prefill'),
    known: constantFrom(null, '0', '1', '2'),
  });
  const answer = constantFrom('', '0', '1', '2');
  const kinds = array(record({ kind, answer, typed: string({ maxLength: 3 }) }), { minLength: 1, maxLength: 6 });
  assert(
    property(kinds, (rows) => {
      // A rule looks at an earlier criterion, so that none depends on itself.
      const criteria = rows.map(({ kind: { rules, ...of } }, index) =>
        ask(
          String(index),
          rules.flatMap(({ of, operator, value }) => (of < index ? [when(String(of), operator, value)] : [])),
          of,
        ),
      );
      const answers = Object.fromEntries(
        rows.map(({ answer: given, typed }, index) => [String(index), given || typed]),
      );
      const filled = request(criteria, answers);
      const { records } = toRequestForm(filled);
      const sent = new Map(records.map(({ criterionId, value }) => [criterionId, value]));
      const held = criteria.filter(({ question }) =>
        (question?.rules ?? []).every((one) => matchesCriterion(one, sent.get(one.recordTypeKey) ?? '')),
      );
      expect([...sent.keys()]).toEqual(held.map(({ id }) => id));
      // What the municipality fills in is sent as it is, whatever is stored as the answer.
      const prefilled = held.filter(({ question }) => question?.fillType === 'prefill');
      expect(prefilled.map(({ id }) => sent.get(id))).toEqual(prefilled.map(({ question }) => question?.known ?? ''));
      const asked = askedCriteria(filled).map(({ id }) => id);
      expect(asked).toEqual(held.flatMap(({ id, question }) => (question?.fillType === 'prefill' ? [] : [id])));
      expect(recordedCriteria(filled).map((criterion) => recordValue(filled, criterion) ?? '')).toEqual([
        ...sent.values(),
      ]);
    }),
  );
});
