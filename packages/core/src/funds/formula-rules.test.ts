import { describe, expect, it } from 'vitest';
import { money } from '../shared/money.ts';
import type { Formula } from './formula.ts';
import { fixedFormulas, multiplyFormulas } from './formula-rules.ts';

const fixed: Formula = { type: 'fixed', amount: money(100_00) };
const perChild: Formula = { type: 'multiply', amount: money(50_00), recordTypeKey: 'children_nth' };

describe('the formulas of a fund', () => {
  it('are split into fixed amounts and amounts per unit', () => {
    expect(fixedFormulas([fixed, perChild])).toEqual([fixed]);
    expect(multiplyFormulas([fixed, perChild])).toEqual([perChild]);
  });
});
