import { describe, expect, it } from 'vitest';
import type { CriterionRow } from '../../tables/funds.ts';
import { neededKeys, prevalidationProblem, takesCodes } from './prevalidation.ts';

const criterion = (record_type_key: string, operator: CriterionRow['operator'], value: string): CriterionRow => ({
  id: 1,
  fund_id: 1,
  record_type_key,
  operator,
  value,
  show_attachment: false,
  title: null,
  description: null,
});

describe('a new activation code', () => {
  it.each([
    [{ type: 'budget', configured: true, state: 'active' }, true],
    [{ type: 'subsidies', configured: true, state: 'paused' }, true],
    [{ type: 'external', configured: true, state: 'active' }, false],
    [{ type: 'budget', configured: false, state: 'active' }, false],
    [{ type: 'budget', configured: true, state: 'closed' }, false],
  ] as const)('a new activation code of the fund %o may be made: %s', (fund, expected) => {
    expect(takesCodes(fund)).toBe(expected);
  });

  it('carries the number, what is counted and what is a condition, each once', () => {
    const criteria = [criterion('municipality', '=', 'Zonnedorp'), criterion('children_nth', '>', '0')];
    const formulas = [
      { type: 'multiply', record_type_key: 'children_nth' },
      { type: 'multiply', record_type_key: 'age_nth' },
      { type: 'fixed', record_type_key: null },
    ] as const;
    expect(neededKeys(criteria, formulas)).toEqual(['uid', 'children_nth', 'age_nth', 'municipality']);
  });

  const free = { kind: 'string', criteria: [], isUsed: false } as const;
  const number = { kind: 'number', criteria: [criterion('children_nth', '>', '0')], isUsed: false } as const;
  it.each([
    ['nothing', { ...free, value: undefined }, 'Vul dit gegeven in.'],
    ['an empty text', { ...free, value: '' }, 'Vul dit gegeven in.'],
    ['any text', { ...free, value: 'ZD-1' }, null],
    ['a used number', { ...free, value: 'ZD-1', isUsed: true }, 'Voor dit nummer is al een code gemaakt.'],
    ['a number in its bounds', { ...number, value: '2' }, null],
    ['a number out of its bounds', { ...number, value: '0' }, 'De waarde moet hoger zijn dan 0.'],
    ['no number', { ...number, value: 'twee' }, 'Vul een getal in.'],
    [
      'another text',
      { ...free, criteria: [criterion('municipality', '=', 'Zonnedorp')], value: 'Waterveen' },
      'De waarde moet Zonnedorp zijn.',
    ],
  ])('validates %s', (_what, facts, expected) => {
    expect(prevalidationProblem(facts)?.nl ?? null).toBe(expected);
  });
});
