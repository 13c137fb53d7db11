import { describe, expect, it } from 'vitest';
import type { CriterionRow, RequestRecordState } from '../../database/tables/funds.ts';
import { emptyValue, requestRefusal, stateFromRecords, valueProblem } from './fund-requests.ts';
import type { RequestFacts } from './fund-requests.ts';

const good: RequestFacts = {
  ended: false,
  bsnMandatory: true,
  hasBsn: true,
  emailRequired: true,
  hasEmail: true,
  hasPending: false,
  hasApprovedWithVoucher: false,
};

describe('who may send a request', () => {
  it('is anybody whom no rule refuses', () => {
    expect(requestRefusal(good)).toBeNull();
  });

  it.each<[string, Partial<RequestFacts>]>([
    ['fund_not_active', { ended: true, hasBsn: false }],
    ['bsn_record_is_mandatory', { hasBsn: false, hasEmail: false }],
    ['email_is_mandatory', { hasEmail: false, hasPending: true }],
    ['pending_request_exists', { hasPending: true, hasApprovedWithVoucher: true }],
    ['approved_request_exists', { hasApprovedWithVoucher: true }],
  ])('refuses with %s first', (code, facts) => {
    expect(requestRefusal({ ...good, ...facts })).toBe(code);
  });

  it('asks no BSN where the tenant does not want DigiD', () => {
    expect(requestRefusal({ ...good, bsnMandatory: false, hasBsn: false })).toBeNull();
  });
});

const criterion = (operator: CriterionRow['operator'], value: string): CriterionRow => ({
  id: 1,
  fund_id: 1,
  record_type_key: 'children_nth',
  operator,
  value,
  show_attachment: false,
  title: null,
  description: null,
});

describe('a value that is sent', () => {
  it.each([
    ['=', '2', '2', true],
    ['=', '2', '3', false],
    ['<', '2', '1', true],
    ['<', '2', '1.5', false],
    ['<', '2', '2', false],
    ['<=', '2', '2', true],
    ['>', '2', '3', true],
    ['>', '2', '2.5', false],
    ['>', '2', '2', false],
    ['>=', '2', '2', true],
    ['!=', '2', '3', true],
    ['!=', '2', '2', false],
  ] as const)('for the number %s %s: %s is good: %s', (...row) => {
    const [operator, wanted, value, isGood] = row;
    expect(valueProblem(criterion(operator, wanted), 'number', value) === null).toBe(isGood);
  });

  it('is refused when it is no number', () => {
    expect(valueProblem(criterion('>', '2'), 'number', 'drie')).toEqual({
      nl: 'Vul een getal in.',
      en: 'Enter a number.',
    });
  });

  it('of any other kind must be exactly that of the criterion', () => {
    expect(valueProblem(criterion('>', 'Zonnedorp'), 'string', 'Zonnedorp')).toBeNull();
    expect(valueProblem(criterion('>', 'Zonnedorp'), 'string', 'Waterveen')).not.toBeNull();
  });

  it('of another kind must be another text when the criterion says so', () => {
    expect(valueProblem(criterion('!=', 'Zonnedorp'), 'string', 'Waterveen')).toBeNull();
    expect(valueProblem(criterion('!=', 'Zonnedorp'), 'string', 'Zonnedorp')?.nl).toBe(
      'De waarde mag niet Zonnedorp zijn.',
    );
  });

  it.each([
    ['<', '01-01-2010', '31-12-2009', true],
    ['<', '01-01-2010', '1-1-2010', false],
    ['<=', '2010-01-01', '01-01-2010', true],
    ['>', '01-01-2010', '12-04-2015', true],
    ['>', '01-01-2010', '12-04-2005', false],
    ['=', '2010-01-01', '01-01-2010', true],
    ['>', '01-01-2010', '31-02-2015', false],
    ['>', '01-01-2010', 'morgen', false],
  ] as const)('for the day %s %s: %s is good: %s', (...row) => {
    const [operator, wanted, value, isGood] = row;
    expect(valueProblem(criterion(operator, wanted), 'string', value) === null).toBe(isGood);
  });

  it('that is no day, or a day too late, is told so', () => {
    const born = criterion('<=', '21-11-2008');
    expect(valueProblem(born, 'string', 'lang geleden')?.nl).toBe('Vul een datum in, zoals 31-12-2010.');
    expect(valueProblem(born, 'string', '22-11-2008')?.nl).toBe('De datum mag niet na 21-11-2008 liggen.');
  });

  it('that is empty asks for consent when the criterion is a condition', () => {
    expect(emptyValue('kindpakket_eligible').nl).toBe('Ga akkoord met de voorwaarden.');
    expect(emptyValue('children_nth').nl).toBe('Vul een antwoord in.');
  });
});

it.each<[string, RequestRecordState[]]>([
  ['pending', ['approved', 'pending']],
  ['approved', ['approved', 'approved']],
  ['approved_partly', ['approved', 'declined']],
  ['declined', ['declined', 'declined']],
  ['disregarded', ['approved', 'disregarded']],
])('makes a request %s out of its answers', (state, states) => {
  expect(stateFromRecords(states)).toBe(state);
});
