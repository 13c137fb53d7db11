import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Harness } from '../../testing/harness.ts';
import type { Got } from '../../testing/harness.ts';
import { form } from '../../testing/multipart.ts';
import { pdf } from '../../testing/samples.ts';
import { edgeFunds } from './edge-funds.ts';

let twin: Harness;
let as: string;
beforeAll(async () => {
  twin = await Harness.open();
});
beforeEach(async () => {
  await twin.scenario('every-question');
  as = await twin.tokenOf('jan');
});
afterAll(() => twin.app.close());

type Answer = {
  readonly fund_criterion_id: unknown;
  readonly record_type_key: unknown;
  readonly value: string;
  readonly files: readonly string[];
};

const good = new Map([
  ['municipality', 'Zonnedorp'],
  ['children', 'Ja'],
  ['children_nth', '2'],
  ['birth_date', '12-04-1985'],
  ['household_nth', '4'],
  ['tax_id', '123456782'],
  ['bsn', '123456782'],
  ['base_salary', '1600'],
  ['net_worth', '1200'],
  ['spouse', '-'],
  ['minima_eligible', 'Ja'],
]);

async function fileFor(needed: boolean): Promise<readonly string[]> {
  if (!needed) return [];
  const made = await twin.post('/files', form(as, ['file', pdf, 'bewijs.pdf'], ['type', 'fund_request_record_proof']));
  return [made.text('data.uid')];
}

/** An answer to every condition of a fund. */
async function answersTo(fund: number, values: ReadonlyMap<string, string>): Promise<readonly Answer[]> {
  const criteria = (await twin.get(`/platform/funds/${fund}`, { as })).list('data.criteria');
  return Promise.all(
    criteria.map(async ({ id, record_type_key, show_attachment }) => ({
      fund_criterion_id: id,
      record_type_key,
      value: values.get(String(record_type_key)) ?? '',
      files: await fileFor(show_attachment === true),
    })),
  );
}

const send = (fund: number, call: 'requests' | 'requests/validate', records: readonly Answer[]): Promise<Got> =>
  twin.post(`/platform/funds/${fund}/${call}`, { as, body: { records, contact_information: '(0123) 45 99 02' } });

describe('a fund that asks every kind of question', () => {
  it('has a condition for every control of the wizard, most of them not met yet', async () => {
    const read = await twin.get(`/platform/funds/${edgeFunds.everyQuestion}?check_criteria=1`, { as });
    const criteria = read.list('data.criteria');
    expect(criteria.map(({ record_type_key, operator }) => `${String(record_type_key)} ${String(operator)}`)).toEqual([
      'municipality =',
      'children !=',
      'children_nth >',
      'birth_date <=',
      'household_nth <=',
      'tax_id !=',
      'bsn >',
      'base_salary <',
      'net_worth <',
      'spouse !=',
      'minima_eligible =',
    ]);
    expect(criteria.filter(({ is_valid }) => is_valid === false)).toHaveLength(10);
  });

  it.each([
    ['children', 'Nee', 'De waarde mag niet Nee zijn.'],
    ['children_nth', '0', 'De waarde moet hoger zijn dan 0.'],
    ['birth_date', 'gisteren', 'Vul een datum in, zoals 31-12-2010.'],
    ['birth_date', '25-11-2008', 'De datum mag niet na 24-11-2008 liggen.'],
    ['household_nth', '9', 'De waarde mag niet hoger zijn dan 8.'],
    ['base_salary', '2185', 'De waarde moet lager zijn dan 2185.'],
    ['minima_eligible', '', 'Ga akkoord met de voorwaarden.'],
  ])('refuses %s with "%s": %s', async (key, value, sentence) => {
    const answers = await answersTo(edgeFunds.everyQuestion, new Map([...good, [key, value]]));
    const one = answers.filter(({ record_type_key }) => record_type_key === key);
    const refused = await send(edgeFunds.everyQuestion, 'requests/validate', one);
    expect(refused.at('errors')).toEqual({ 'records.0.value': [sentence] });
  });

  it('becomes a voucher when the desk approves fitting answers', async () => {
    const made = await send(edgeFunds.everyQuestion, 'requests', await answersTo(edgeFunds.everyQuestion, good));
    expect([made.status, made.at('data.state')]).toEqual([201, 'pending']);
    await twin.send('POST', '/_mock/api/desk/request', { body: { id: made.at('data.id'), decision: 'approved' } });
    const [voucher] = (await twin.get('/platform/vouchers', { as })).list('data');
    expect(voucher).toMatchObject({ fund_id: edgeFunds.everyQuestion, amount: '360.00' });
  });
});

describe('a fund that takes the word of the resident', () => {
  it('approves the value for =, one more for > and one less for <, and gives the voucher', async () => {
    const said = new Map([
      ['municipality', 'Zonnedorp'],
      ['children_nth', '1'],
      ['base_salary', '2184'],
    ]);
    const fund = edgeFunds.fastQuestions;
    const made = await send(fund, 'requests', await answersTo(fund, said));
    expect([made.status, made.at('data.state')]).toEqual([201, 'approved']);
    const vouchers = (await twin.get('/platform/vouchers', { as })).list('data');
    expect(vouchers.map(({ amount }) => amount)).toEqual(['60.00']);
  });
});
