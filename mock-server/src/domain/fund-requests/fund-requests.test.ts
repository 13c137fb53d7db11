import { describe, expect, it } from 'vitest';
import type { RequestRecordState } from '../../tables/fund-requests.ts';
import type { CriterionRow } from '../../tables/funds.ts';
import { emptyValue, requestRefusal, stateFromRecords, valueProblem, type RequestFacts } from './fund-requests.ts';

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

it.each<[CriterionRow['operator'], string, 'number' | 'string', string, string | null]>([
  ['=', '2', 'number', '2', null],
  ['=', '2', 'number', '3', 'De waarde moet 2 zijn.'],
  ['<', '2', 'number', '1', null],
  ['<', '2', 'number', '1.5', 'De waarde moet lager zijn dan 2.'],
  ['<=', '2', 'number', '2', null],
  ['<=', '2', 'number', '3', 'De waarde mag niet hoger zijn dan 2.'],
  ['>', '2', 'number', '3', null],
  ['>', '2', 'number', '2.5', 'De waarde moet hoger zijn dan 2.'],
  ['>=', '2', 'number', '2', null],
  ['>=', '2', 'number', '1', 'De waarde mag niet lager zijn dan 2.'],
  ['!=', '2', 'number', '3', null],
  ['!=', '2', 'number', '2', 'De waarde mag niet 2 zijn.'],
  ['>', '2', 'number', 'drie', 'Vul een getal in.'],
  ['>', 'Zonnedorp', 'string', 'Zonnedorp', null],
  ['>', 'Zonnedorp', 'string', 'Waterveen', 'De waarde moet Zonnedorp zijn.'],
  ['!=', 'Zonnedorp', 'string', 'Waterveen', null],
  ['!=', 'Zonnedorp', 'string', 'Zonnedorp', 'De waarde mag niet Zonnedorp zijn.'],
  ['<', '01-01-2010', 'string', '31-12-2009', null],
  ['<', '01-01-2010', 'string', '1-1-2010', 'De datum moet voor 01-01-2010 liggen.'],
  ['<=', '2010-01-01', 'string', '01-01-2010', null],
  ['<=', '21-11-2008', 'string', '22-11-2008', 'De datum mag niet na 21-11-2008 liggen.'],
  ['>', '01-01-2010', 'string', '12-04-2015', null],
  ['>', '01-01-2010', 'string', '12-04-2005', 'De datum moet na 01-01-2010 liggen.'],
  ['>=', '01-01-2010', 'string', '31-12-2009', 'De datum mag niet voor 01-01-2010 liggen.'],
  ['=', '2010-01-01', 'string', '01-01-2010', null],
  ['=', '2010-01-01', 'string', '02-01-2010', 'De datum moet 2010-01-01 zijn.'],
  ['!=', '2010-01-01', 'string', '01-01-2010', 'De datum mag niet 2010-01-01 zijn.'],
  ['>', '01-01-2010', 'string', '31-02-2015', 'Vul een datum in, zoals 31-12-2010.'],
])('an answer to %s %s, which is a %s: %s, problem: %s', (operator, value, kind, answer, problem) => {
  const text = { show_attachment: false, title: null, description: null };
  const criterion: CriterionRow = { id: 1, fund_id: 1, record_type_key: 'children_nth', operator, value, ...text };
  expect(valueProblem(criterion, kind, answer)?.nl ?? null).toBe(problem);
});

it('an empty answer asks for consent when the criterion is a condition', () => {
  expect(emptyValue('kindpakket_eligible').nl).toBe('Ga akkoord met de voorwaarden.');
  expect(emptyValue('children_nth').nl).toBe('Vul een antwoord in.');
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
