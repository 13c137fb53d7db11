import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { dayOf } from '../../calendar.ts';
import { fundOf } from '../../domain/vouchers/vouchers.ts';
import { Harness, type Got } from '../../testing/harness.ts';
import { outcomeOf } from '../../testing/outcome.ts';
import { codes } from '../../../fixtures/seed/codes.ts';
import { funds } from '../../../fixtures/seed/values/fund-ids.ts';

const platform = await Harness.open();
beforeEach(() => platform.scenario('ordinary-tuesday'));
afterAll(() => platform.app.close());

const place = '/platform/funds';
const list = async (query = '', client = 'zonnedorp'): Promise<unknown[]> =>
  (await platform.get(`${place}${query}`, { headers: { 'client-key': client } })).list('data').map(({ id }) => id);
const act = async (persona: string, path: string, body: object = {}): Promise<Got> =>
  platform.post(`${place}/${path}`, { as: await platform.tokenOf(persona), body });
const own = async (persona: string, query = ''): Promise<readonly unknown[]> => {
  const as = await platform.tokenOf(persona);
  return (await platform.get(`/platform/vouchers${query}`, { as })).list('data').map((voucher) => voucher['fund_id']);
};

describe('the list of funds', () => {
  it('narrows by words, tag, organisation and page, and says how much there is [API-003] [API-209] [API-210] [API-212]', async () => {
    const all = await platform.get(place);
    const total = all.list('data').length;
    expect(await list('?per_page=2&page=2')).toEqual((await list()).slice(2, 4));
    const { body } = await platform.get(`${place}?per_page=2&page=2`);
    const meta = { current_page: 2, last_page: Math.ceil(total / 2), per_page: 2, total };
    expect(body).toMatchObject({ meta });
    const words = await list('?q=FIETS');
    expect([words.includes(funds.fietstegoed), words.includes(funds.schoolstart)]).toEqual([true, false]);
    const [tag] = all.list('data.0.tags');
    const carriers = all.list('data').filter((fund) => JSON.stringify(fund['tags']).includes(JSON.stringify(tag)));
    expect(await list(`?tag_id=${Number(tag?.['id'])}`)).toEqual(carriers.map(({ id }) => id));
    expect(await list('?organization_id=1')).toContain(funds.kindtegoed);
    expect(outcomeOf(await platform.get(`${place}?organization_id=9999`))).toBe(
      '422 organization_id: Deze keuze bestaat niet.',
    );
    expect((await platform.get(`${place}?per_page=101`)).at('errors.per_page')).toHaveLength(1);
  });

  it('leaves a fund out from the day after its last, also when nobody but the clock did anything', async () => {
    await platform.step(1);
    const world = platform.world();
    const day = 24 * 60 * 60;
    world.table('funds').update(fundOf(world, funds.fietstegoed), { end_date: dayOf(world.now() + 9 * day * 1000) });
    expect(await list()).toContain(funds.fietstegoed);
    world.clock.step(10 * day);
    world.clockMoved();
    expect(await list()).not.toContain(funds.fietstegoed);
    expect((await platform.get(`${place}/${funds.fietstegoed}`)).at('data.state')).toBe('closed');
  });

  it('has external funds when they are asked, and of a tenant its own, of general those of all', async () => {
    expect(await list()).not.toContain(funds.energiehulp);
    expect(await list('?with_external=1')).toContain(funds.energiehulp);
    const waterveen = await list('', 'waterveen');
    expect(waterveen).not.toContain(funds.kindtegoed);
    expect(await list('', 'general')).toEqual(expect.arrayContaining([...waterveen, funds.kindtegoed]));
  });

  it('holds the criteria against the records of who asks [API-004]', async () => {
    const valid = async (query: string, persona?: string): Promise<unknown[]> => {
      const as = persona === undefined ? null : await platform.tokenOf(persona);
      const got = await platform.get(`${place}/${funds.fietstegoed}${query}`, { as });
      return [...new Set(got.list('data.criteria').map((criterion) => criterion['is_valid']))];
    };
    expect([await valid(''), await valid('?check_criteria=1'), await valid('', 'noor')]).toEqual([
      [null],
      [false],
      [true],
    ]);
    expect(await valid('', 'jan')).toContain(false);
    expect((await platform.get(`${place}/1?check_criteria=x`)).at('errors')).toHaveProperty('check_criteria');
    for (const unknown of ['9999', 'abc']) expect((await platform.get(`${place}/${unknown}`)).status).toBe(404);
  });
});

describe('applying for a fund', () => {
  it('makes the voucher of the formulas, once [API-005]', async () => {
    const fund = await platform.get(`${place}/${funds.fietstegoed}`);
    const made = await act('noor', `${funds.fietstegoed}/apply`);
    expect(made).toMatchObject({
      status: 201,
      body: { data: { fund_id: funds.fietstegoed, state: 'active', amount: fund.at('data.fund_amount') } },
    });
    const again = await act('noor', `${funds.fietstegoed}/apply`);
    expect(outcomeOf(again)).toBe('403 U heeft dit tegoed al; kijk bij uw tegoeden.');
    expect(await own('noor')).toContain(funds.fietstegoed);
  });

  it.each([
    ['jan', funds.fietstegoed, 'U voldoet nog niet aan alle voorwaarden.'],
    ['noor', funds.energiehulp, 'Deze regeling loopt niet via de webwinkel.'],
    ['lotte', funds.meedoentegoed, 'Uw partner heeft dit tegoed al.'],
  ])('refuses %s for fund %s: %s', async (persona, fund, message) => {
    expect(outcomeOf(await act(persona, `${fund}/apply`))).toBe(`403 ${message}`);
  });
});

describe('an activation code', () => {
  const redeem = (persona: string, code: unknown): Promise<Got> => act(persona, 'redeem', { code });

  it('gives vouchers in every fund for which the facts behind it are enough [API-008]', async () => {
    const redeemed = await redeem('yusuf', codes.open.toUpperCase());
    expect(redeemed).toMatchObject({ status: 200, body: { prevalidation: { uid: codes.open, state: 'used' } } });
    const children = redeemed.list('vouchers').find((voucher) => voucher['fund_id'] === funds.kindtegoed);
    expect(children?.['amount']).toBe('600.00');
    expect(await redeem('noor', codes.open)).toMatchObject({ status: 403, body: { error: 'used' } });
  });

  it('an activation code of a voucher hands that voucher over, once', async () => {
    await platform.scenario('voucher-code');
    expect(await redeem('yusuf', codes.voucher)).toMatchObject({
      status: 200,
      body: { prevalidation: null, vouchers: [{ state: 'active', history: [{}, { event: 'activated' }] }] },
    });
    expect(await redeem('yusuf', codes.voucher)).toMatchObject({ status: 403, body: { error: 'used' } });
  });

  it('an activation code that is unknown is refused and counted; after three failures every code waits three hours [FA-062]', async () => {
    for (const attempts of [1, 2]) {
      expect(await redeem('yusuf', '0000-0000')).toMatchObject({
        status: 404,
        body: { error: 'not_found', meta: { attempts, max_attempts: 3, decay_minutes: 180, available_in: null } },
      });
    }
    expect((await redeem('yusuf', '')).status).toBe(404);
    expect(await redeem('yusuf', codes.open)).toMatchObject({
      status: 429,
      body: { error: 'to_many_attempts', meta: { available_in_min: 180 } },
    });
    await platform.step(180 * 60);
    expect((await redeem('yusuf', codes.open)).status).toBe(200);
    for (const strange of [[4], 7, {}]) expect((await redeem('kees', strange)).status).toBe(404);
  });

  it('an activation code that was used is refused, that of a fund the resident has without counting [FA-063]', async () => {
    expect(await redeem('noor', codes.used)).toMatchObject({
      status: 403,
      body: { error: 'used', message: 'Deze activatiecode is al gebruikt.', meta: { attempts: 1 } },
    });
    await platform.scenario('used-code-same-fund');
    const meta = { code: 403, title: 'U heeft dit tegoed al' };
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      const refused = await redeem('kees', codes.openMeedoen);
      expect(refused).toMatchObject({ status: 403, body: { error: 'used_same_fund', meta } });
    }
  });
});

describe('the check of a fund', () => {
  const check = (persona: string, fund: number): Promise<Got> => act(persona, `${fund}/check`);
  const error = (key: string, fallback: number): object => ({
    backoffice_error: 1,
    backoffice_error_key: key,
    backoffice_fallback: fallback,
  });

  it.each([
    ['backoffice-no-response', error('no_response', 0)],
    ['backoffice-no-response-fallback', error('no_response', 1)],
    ['backoffice-not-resident', error('not_resident', 0)],
    ['backoffice-taken-by-partner', error('taken_by_partner', 0)],
    ['backoffice-not-eligible', error('not_eligible', 1)],
    ['backoffice-redirect', { backoffice_redirect: expect.stringMatching(/^http/) }],
    ['backoffice-eligible', null],
  ])(
    'tells what the back office says in %s, and makes the voucher of a yes [API-006]',
    async (scenario, backoffice) => {
      await platform.scenario(scenario);
      const { status, body } = await check('noor', funds.IIT);
      expect(status).toBe(200);
      expect(body).toMatchObject({ backoffice, vouchers: 0, prevalidations: 0, prevalidation_vouchers: [] });
      expect((await own('noor')).includes(funds.IIT)).toBe(backoffice === null);
    },
  );

  it('makes vouchers of the facts that wait for a BSN, in every fund for which they are enough', async () => {
    await platform.scenario('facts-waiting-on-bsn');
    const found = await check('dina', funds.kindtegoed);
    expect(found).toMatchObject({ status: 200, body: { backoffice: null, vouchers: 0, prevalidations: 1 } });
    const made = found.list('prevalidation_vouchers').map((voucher) => voucher['fund_id']);
    expect(made).toEqual(expect.arrayContaining([funds.kindtegoed, funds.meedoentegoed, funds.schoolstart]));
    expect(new Set(await own('dina', '?archived=0'))).toEqual(new Set(made));
    const again = await check('dina', funds.kindtegoed);
    expect(again).toMatchObject({ body: { prevalidations: 0, prevalidation_vouchers: [] } });
  });

  it('is refused when the confirmation with DigiD is too old, and after twenty in an hour', async () => {
    expect((await check('peter', funds.IIT)).status).toBe(403);
    await platform.scenario('throttled-check');
    expect(await check('noor', funds.kindtegoed)).toMatchObject({ status: 429, body: { error: 'to_many_attempts' } });
  });
});
