import { describe, expect, it } from 'vitest';
import { money } from '../shared/money.ts';
import type { Formula } from './formula.ts';
import { fixedFormulas, fixedTotal, multiplyFormulas, totalFor } from './formula-rules.ts';

const fixed: Formula = { type: 'fixed', amount: money(100_00) };
const perChild: Formula = { type: 'multiply', amount: money(50_00), recordTypeKey: 'children_nth' };
const perKilometre: Formula = { type: 'multiply', amount: money(19), recordTypeKey: 'kilometres' };

describe('the formulas of a fund', () => {
  it('are split into fixed amounts and amounts per unit', () => {
    expect(fixedFormulas([fixed, perChild])).toEqual([fixed]);
    expect(multiplyFormulas([fixed, perChild])).toEqual([perChild]);
  });

  it('have a fixed total only when none of them depends on a record', () => {
    expect(fixedTotal([fixed, { type: 'fixed', amount: money(25_50) }])).toBe(125_50);
    expect(fixedTotal([fixed, perChild])).toBeNull();
    expect(fixedTotal([])).toBeNull();
  });

  it('multiply an amount by the record of a resident, in whole cents', () => {
    expect(totalFor([fixed, perChild], { children_nth: '3' })).toBe(250_00);
    expect(totalFor([perKilometre], { kilometres: '2.5' })).toBe(48);
  });

  it('count a missing or non-numeric record as zero', () => {
    expect(totalFor([fixed, perChild], {})).toBe(100_00);
    expect(totalFor([perChild], { children_nth: 'veel' })).toBe(0);
  });
});
