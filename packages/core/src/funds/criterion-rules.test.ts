import { describe, expect, it } from 'vitest';
import { aCriterion } from '../../testing/a-fund.ts';
import type { CriterionOperator } from './criterion.ts';
import { isRuledOut, matchesCriterion, metByRecord, shownCriteria } from './criterion-rules.ts';

type Row = readonly [recordValue: string, operator: CriterionOperator, value: string, matches: boolean];

const ROWS: readonly Row[] = [
  // It tests for inequality with the operator !=.
  ['a', '!=', 'b', true],
  ['a', '!=', 'a', false],
  // It tests for equality with the operator =.
  ['yes', '=', 'yes', true],
  ['yes', '=', 'no', false],
  // It accepts every value with the operator *.
  ['a', '*', '', true],
  ['', '*', '3', true],
  // It compares two numbers as numbers for = and != in every notation.
  ['2.0', '=', '2', true],
  ['2', '=', '2.0', true],
  ['02', '=', '2', true],
  ['2,50', '=', '2.5', true],
  [' 2 ', '=', '2', true],
  ['-1', '=', '-1.0', true],
  ['2.1', '=', '2', false],
  ['2.0', '!=', '2', false],
  ['2.1', '!=', '2', true],
  // It compares as text for = and != when one side is not a number.
  ['2', '=', 'two', false],
  ['', '=', '0', false],
  ['', '=', '', true],
  ['0x10', '=', '16', false],
  ['1e2', '=', '100', false],
  ['Infinity', '=', 'Infinity', true],
  ['NaN', '!=', 'NaN', false],
  [' yes', '=', 'yes ', true],
  // It compares two dates as dates in every notation.
  ['2010-01-01', '=', '01-01-2010', true],
  ['2010-01-01', '!=', '1-1-2010', false],
  ['31-12-2009', '<', '2010-01-01', true],
  ['2010-01-01', '<', '01-01-2010', false],
  ['12-04-2015', '>=', '2015-04-12', true],
  ['31-02-2015', '>', '01-01-2010', false],
  // It compares as numbers for the ordering operators, never as text.
  ['10', '>', '9', true],
  ['9', '>', '10', false],
  ['9', '>', '9', false],
  ['9', '<', '10', true],
  ['10', '<', '9', false],
  ['9', '<', '9', false],
  ['10', '>=', '9', true],
  ['9', '>=', '9', true],
  ['8', '>=', '9', false],
  ['9', '<=', '10', true],
  ['9', '<=', '9', true],
  ['10', '<=', '9', false],
  ['1500.50', '<', '1500.75', true],
  ['1500,50', '<', '1500.75', true],
  // It fails the ordering operators when the value is not a number.
  ['many', '>', '0', false],
  ['', '>=', '0', false],
  ['', '<=', '0', false],
];

it('compares a record with a criterion as numbers, dates or text [FU-036] [FU-037] [FU-038]', () => {
  const wrong = ROWS.filter(
    ([record, operator, value, matches]) => matchesCriterion({ operator, value }, record) !== matches,
  );
  expect(wrong).toEqual([]);
});

describe('the list of shown criteria', () => {
  it('leaves out criteria with a key ending in _eligible [FU-040]', () => {
    const shown = aCriterion({ recordTypeKey: 'children_nth' });
    const prefixOnly = aCriterion({ recordTypeKey: 'eligible_children' });
    const hidden = aCriterion({ recordTypeKey: 'kindpakket_eligible' });
    expect(shownCriteria([shown, hidden, prefixOnly])).toEqual([shown, prefixOnly]);
  });

  it('leaves out what a request only asks', () => {
    const [condition, question] = [aCriterion(), aCriterion({ isCondition: false })];
    expect(shownCriteria([condition, question])).toEqual([condition]);
  });
});

describe('a record that meets a criterion', () => {
  it.each([
    [true, true, true],
    [false, true, false],
    [true, null, true],
    [false, null, false],
    [null, null, null],
    [true, false, null],
    [false, false, null],
  ])('is, for isValid %s and hasRecord %s, %s', (isValid, hasRecord, isMet) => {
    expect(metByRecord(aCriterion({ isValid, hasRecord }))).toBe(isMet);
  });

  it('rules nobody out of whom nothing is known', () => {
    const born = (hasRecord: boolean) => [aCriterion({ recordTypeKey: 'birth_date', isValid: false, hasRecord })];
    expect([isRuledOut(born(true), true), isRuledOut(born(false), true)]).toEqual([true, false]);
  });
});
