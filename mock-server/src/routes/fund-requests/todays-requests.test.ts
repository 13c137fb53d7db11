import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accountOf } from '../../../fixtures/seed/base-world.ts';
import { changeFund } from '../../../fixtures/seed/change.ts';
import { todaysFunds } from '../../../fixtures/seed/edge-cases/todays-funds.ts';
import { objectOf } from '../../input.ts';
import { Harness } from '../../testing/harness.ts';

const platform = await Harness.open();
let as = '';
beforeEach(async () => {
  await platform.scenario('todays-questions');
  platform.world().configure({ edition: '2026-07' });
  as = await platform.tokenOf('jan');
});
afterAll(() => platform.app.close());

const FUND = `/platform/funds/${todaysFunds.family}`;
type Answers = { readonly [key: string]: string };

/** What Jan answers, and what the register knows of him; the keys of a request as it is accepted. */
const KNOWN: Answers = {
  given_name: 'Jan',
  family_name: 'van Vliet',
  birth_date: '14-06-1982',
  street: 'Lindelaan',
  house_number: '14',
  house_number_addition: '',
  postal_code: '7311 AA',
  partner_same_address_nth: '2',
  children_same_address_nth: '2',
};
const GOOD: Answers = {
  ...KNOWN,
  telephone: '0612345678',
  email: '',
  municipality: 'Zonnedorp',
  gender: '',
  children_nth: '0',
  income_work: '',
  income_benefit: '',
  income_other: 'Ja',
  income_other_text: 'Ik geef les.',
  start_date: '01-02-2026',
  iban: 'NL91ABNA0417164300',
};
const ADDRESS = { street: 'Lindelaan', house_nr: '14', postal_code: '7311AA', city: 'Zonnedorp' };

const idOf = (key: string): number | undefined =>
  platform
    .table('criteria')
    .where('fund_id', todaysFunds.family)
    .find((criterion) => criterion.record_type_key === key)?.id;

const recordsOf = (answers: Answers) =>
  Object.entries(answers).map(([key, value]) => ({ fund_criterion_id: idOf(key), value, files: [] }));

const post = (path: string, answers: Answers, rest: object = {}) =>
  platform.post(`${FUND}/requests${path}`, { as, body: { records: recordsOf(answers), ...rest } });

/** The refused fields; those of a record by its key. */
async function refused(path: '' | '/validate', answers: Answers, rest: object = {}): Promise<readonly string[]> {
  const got = await post(path, answers, rest);
  const keys = Object.keys(answers);
  return Object.keys(objectOf(got.at('errors')))
    .map((field) => field.replace(/^records\.(\d+)/, (_all, index) => keys[Number(index)] ?? ''))
    .toSorted();
}

const without = (key: string): Answers => Object.fromEntries(Object.entries(GOOD).filter(([name]) => name !== key));

describe('a request as the platform of July 2026 takes it', () => {
  it('has a record for each criterion whose rules hold, and keeps the household beside the answers', async () => {
    const made = await post('', GOOD, { physical_card_request_address: ADDRESS });
    expect(made).toMatchObject({ status: 201, body: { data: { state: null } } });
    const kept = platform.table('fund_request_records').all();
    const keys = kept.map(({ record_type_key: key }) => key);
    expect(keys).toContain('child_2_bsn');
    expect(keys).not.toContain('partner_bsn');
    expect(keys).not.toContain('gender');
  });

  it.each<[what: string, answers: Answers, refused: readonly string[]]>([
    ['without one that may be empty', without('gender'), ['records']],
    ['with one whose rule does not hold', { ...GOOD, net_worth: '10' }, ['net_worth.value', 'records']],
    ['without one whose rule holds', { ...GOOD, children_nth: '1' }, ['records']],
    ['with an amount above the limit', { ...GOOD, children_nth: '1', net_worth: '9001' }, ['net_worth.value']],
    ['with another town', { ...GOOD, municipality: 'Waterveen' }, ['municipality.value']],
    ['with a date of another form', { ...GOOD, start_date: '2026-02-01' }, ['start_date.value']],
    ['with too many children', { ...GOOD, children_nth: '13', net_worth: '1' }, ['children_nth.value']],
    ['with a box that says no', { ...GOOD, income_benefit: 'Nee' }, ['income_benefit.files', 'income_benefit.value']],
    ['with a ticked box without its file', { ...GOOD, income_work: 'Ja' }, ['income_work.files']],
    ['with a text in place of an IBAN', { ...GOOD, iban: 'bank' }, ['iban.value']],
    ['with a text in place of an e-mail address', { ...GOOD, email: 'jan' }, ['email.value']],
    ['with another value than the register has', { ...GOOD, street: 'Berkenweg' }, ['street.value']],
    [
      'without any answer in a group that needs one',
      { ...without('income_other_text'), income_other: '' },
      ['criteria_groups.4'],
    ],
  ])('is refused %s', async (_what, answers, fields) => {
    expect(await refused('', answers, { physical_card_request_address: ADDRESS })).toEqual(fields);
  });

  it('is refused without the address of the card, and names the parts that are wrong', async () => {
    const name = 'physical_card_request_address';
    const missing = ['', '.city', '.house_nr', '.postal_code', '.street'].map((part) => name + part);
    expect(await refused('', GOOD)).toEqual(missing);
    const wrong = { ...ADDRESS, city: '’s-Gravenhage', house_nr_addition: 'b - 2' };
    expect(await refused('/validate', {}, { [name]: wrong })).toEqual([
      `${name}.city`,
      `${name}.house_nr_addition`,
      'records',
    ]);
  });

  it('is checked in parts: no rule looks at an answer of another part, and nothing has to be complete', async () => {
    expect(await refused('/validate', { net_worth: '10' })).toEqual([]);
    expect(await refused('/validate', { net_worth: '10', children_nth: '0' })).toEqual(['net_worth.value']);
    expect(await refused('/validate', { income_work: '' })).toEqual([]);
    const group = { income_work: '', income_benefit: '', income_other: '' };
    expect(await refused('/validate', group)).toEqual(['criteria_groups.4']);
  });

  it('needs the keys of a record, a criterion of the fund, and takes a file only where one is asked', async () => {
    const records = [{ fund_criterion_id: idOf('iban') }, { fund_criterion_id: 999, value: 'a', files: [] }];
    const got = await platform.post(`${FUND}/requests/validate`, { as, body: { records } });
    const fields = ['0.value', '0.files', '1.value', '1.files', '1.fund_criterion_id'].map((one) => `records.${one}`);
    expect(Object.keys(objectOf(got.at('errors'))).toSorted()).toEqual(fields.toSorted());
    const iban = { fund_criterion_id: idOf('iban'), value: GOOD['iban'], files: ['a1'] };
    const other = await platform.post(`${FUND}/requests/validate`, { as, body: { records: [iban] } });
    expect(Object.keys(objectOf(other.at('errors')))).toEqual(['records.0.files']);
  });
});

describe('what the population register fills in', () => {
  const prefills = (persona = as) => platform.get(`${FUND}/prefills`, { as: persona });

  it('has the criteria of the fund, the partner and the children', async () => {
    const got = await prefills();
    expect(got.list('person')).toContainEqual({ record_type_key: 'children_same_address_nth', value: 2 });
    expect(got.list('partner').length + got.list('children').length).toBe(7);
    expect(got.at('error')).toBeNull();
  });

  it('is refused without a BSN or in a fund that does not use it', async () => {
    const noor = accountOf(platform.world(), 'noor');
    platform.table('identities').update(noor, { bsn: null });
    expect((await prefills(await platform.tokenOf('noor'))).status).toBe(403);
    expect((await platform.get(`/platform/funds/${todaysFunds.study}/prefills`, { as })).status).toBe(403);
  });

  it('says in a good answer why it cannot, and refuses every record while it fails', async () => {
    const { todays } = platform.table('funds').get(todaysFunds.family) ?? {};
    const dina = await prefills(await platform.tokenOf('dina'));
    expect([dina.status, dina.at('error.key')]).toEqual([200, 'not_found']);
    const jan = accountOf(platform.world(), 'jan');
    const { register } = jan;
    if (register === undefined || todays === undefined) throw new Error('The register does not know Jan.');
    platform.table('identities').update(jan, { register: { ...register, values: { given_name: 'Jan' } } });
    expect((await prefills()).at('error.key')).toBe('not_filled_required_criteria');
    changeFund(platform.world(), todaysFunds.family, { todays: { ...todays, register: 'down' } });
    expect((await prefills()).at('error.key')).toBe('connection_error');
    expect(await refused('/validate', { telephone: '0612345678' })).toEqual(['telephone.value']);
  });
});

it('does not have these funds in another edition', async () => {
  const listed = async () =>
    (await platform.get('/platform/funds?per_page=100', { as: null })).list('data').map(({ id }) => id);
  expect(await listed()).toContain(todaysFunds.study);
  platform.world().configure({ edition: 'specification' });
  expect(await listed()).not.toContain(todaysFunds.study);
});
