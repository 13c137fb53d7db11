import { describe, expect, it } from 'vitest';
import { dayLength } from '../../calendar.ts';
import { compares, isMet, type Condition, type Fact, type Trust } from './criteria.ts';

const now = Date.UTC(2026, 10, 24);
const fund: Trust = { validator_organization_ids: [7], record_validity_days: 365 };
const criterion: Condition = { record_type_key: 'children_nth', operator: '>', value: '1' };
const fact = (value: string, daysAgo: number, organizationId: number | null = 7): Fact => ({
  key: 'children_nth',
  value,
  organizationId,
  validatedAt: now - daysAgo * dayLength,
});

it.each([
  ['Zonnedorp', '=', 'Zonnedorp', true],
  ['Zonnedorp', '=', 'Waterveen', false],
  ['2.0', '=', '2', true],
  ['Zonnedorp', '!=', 'Waterveen', true],
  ['3', '!=', '3', false],
  ['9', '<', '10', true],
  ['10', '<', '10', false],
  ['10', '<=', '10', true],
  ['11', '<=', '10', false],
  ['11', '>', '10', true],
  ['10', '>', '10', false],
  ['10', '>=', '10', true],
  ['9', '>=', '10', false],
  ['veel', '>', '10', false],
  ['31-12-2009', '<', '2010-01-01', true],
  ['2010-01-01', '<', '01-01-2010', false],
  ['12-04-2015', '>=', '12-4-2015', true],
  ['31-02-2015', '>', '01-01-2010', false],
  ['2010-01-01', '=', '01-01-2010', true],
  ['2010-01-01', '!=', '01-01-2010', false],
] as const)('takes %s %s %s as %s, by number and day and not by letter [FU-036] [FU-037] [FU-038]', (...row) => {
  const [actual, operator, wanted, answer] = row;
  expect(compares(actual, operator, wanted)).toBe(answer);
});

describe('meeting a criterion', () => {
  it.each([
    ['the newest trusted record counts, not an older one', [fact('1', 1), fact('3', 30)], false],
    ['an older record gives way to a newer one', [fact('3', 1), fact('1', 30)], true],
    ['another organisation is not trusted', [fact('1', 30), fact('3', 1, 8)], false],
    ['a record of nobody is not trusted', [fact('3', 1, null)], false],
    ['a record past the validity of the fund does not count', [fact('3', 366)], false],
    ['without a record it is not met', [], false],
  ])('%s [FU-039]', (_name, facts, answer) => {
    expect(isMet(criterion, facts, { fund, now })).toBe(answer);
  });
});
