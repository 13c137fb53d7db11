import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { dayOf } from '../../clock/calendar.ts';
import { fundOf } from '../../domain/vouchers/vouchers.ts';
import { Harness } from '../../testing/harness.ts';
import { codes } from '../../../fixtures/seed/codes.ts';
import { funds } from '../../../fixtures/seed/values/fund-ids.ts';

const platform = await Harness.open();
beforeEach(() => platform.scenario('ordinary-tuesday'));
afterAll(() => platform.app.close());

const ids = (list: readonly { readonly [name: string]: unknown }[]): unknown[] => list.map(({ id }) => id);

describe('the list of funds', () => {
  it('narrows by words, tag, organisation and page, and says how much there is [API-003] [API-209] [API-210] [API-212]', async () => {
    const all = await platform.get('/platform/funds');
    expect(all.at('meta.total')).toBe(all.list('data').length);
    const page = await platform.get('/platform/funds?per_page=2&page=2');
    expect(ids(page.list('data'))).toEqual(ids(all.list('data')).slice(2, 4));
    const total = all.list('data').length;
    expect(page.at('meta')).toMatchObject({ current_page: 2, last_page: Math.ceil(total / 2), per_page: 2, total });
    const words = await platform.get('/platform/funds?q=FIETS');
    expect(ids(words.list('data'))).toContain(funds.fietstegoed);
    expect(ids(words.list('data'))).not.toContain(funds.schoolstart);
    const [tag] = all.list('data.0.tags');
    const tagged = await platform.get(`/platform/funds?tag_id=${Number(tag?.['id'])}`);
    expect(tagged.list('data').length).toBeGreaterThan(0);
    for (const fund of tagged.list('data')) expect(fund['tags']).toContainEqual(tag);
    expect((await platform.get('/platform/funds?organization_id=9999')).status).toBe(422);
    expect((await platform.get('/platform/funds?per_page=101')).at('errors.per_page')).toHaveLength(1);
  });

  it('leaves a fund out from the day after its last, also when nobody but the clock did anything', async () => {
    await platform.step(1);
    const world = platform.world();
    const day = 24 * 60 * 60;
    world.table('funds').update(fundOf(world, funds.fietstegoed), { end_date: dayOf(world.now() + 9 * day * 1000) });
    expect(ids((await platform.get('/platform/funds')).list('data'))).toContain(funds.fietstegoed);
    world.clock.step(10 * day);
    world.clockMoved();
    expect(ids((await platform.get('/platform/funds')).list('data'))).not.toContain(funds.fietstegoed);
    expect((await platform.get(`/platform/funds/${funds.fietstegoed}`)).at('data.state')).toBe('closed');
  });

  it('leaves external funds out until they are asked', async () => {
    const without = ids((await platform.get('/platform/funds')).list('data'));
    const all = ids((await platform.get('/platform/funds?with_external=1')).list('data'));
    expect(without).not.toContain(funds.energiehulp);
    expect(all).toContain(funds.energiehulp);
  });

  it('shows a tenant its own funds, and general those of all', async () => {
    const own = ids((await platform.get('/platform/funds', { headers: { 'client-key': 'waterveen' } })).list('data'));
    const all = ids((await platform.get('/platform/funds', { headers: { 'client-key': 'general' } })).list('data'));
    expect(own).not.toContain(funds.kindtegoed);
    expect(all).toEqual(expect.arrayContaining([...own, funds.kindtegoed]));
  });

  it('holds the criteria against the records of who asks [API-004]', async () => {
    const path = `/platform/funds/${funds.fietstegoed}`;
    const valid = (got: { list: (path: string) => readonly { readonly [name: string]: unknown }[] }) =>
      got.list('data.criteria').map((criterion) => criterion['is_valid']);
    expect(new Set(valid(await platform.get(path)))).toEqual(new Set([null]));
    expect(new Set(valid(await platform.get(`${path}?check_criteria=1`)))).toEqual(new Set([false]));
    expect(new Set(valid(await platform.get(path, { as: await platform.tokenOf('noor') })))).toEqual(new Set([true]));
    expect(valid(await platform.get(path, { as: await platform.tokenOf('jan') }))).toContain(false);
    expect((await platform.get('/platform/funds/9999')).status).toBe(404);
    expect((await platform.get('/platform/funds/abc')).status).toBe(404);
  });
});

describe('applying for a fund', () => {
  const path = `/platform/funds/${funds.fietstegoed}/apply`;

  it('makes the voucher of the formulas, once [API-005]', async () => {
    const as = await platform.tokenOf('noor');
    const fund = await platform.get(`/platform/funds/${funds.fietstegoed}`);
    const made = await platform.post(path, { as });
    expect(made).toMatchObject({
      status: 201,
      body: { data: { fund_id: funds.fietstegoed, state: 'active', amount: fund.at('data.fund_amount') } },
    });
    const again = await platform.post(path, { as });
    expect(again).toMatchObject({ status: 403, body: { message: 'U heeft dit tegoed al; kijk bij uw tegoeden.' } });
    const vouchers = await platform.get('/platform/vouchers', { as });
    expect(ids(vouchers.list('data'))).toContain(made.at('data.id'));
  });

  it.each([
    ['jan', funds.fietstegoed, 'U voldoet nog niet aan alle voorwaarden.'],
    ['noor', funds.energiehulp, 'Deze regeling loopt niet via de webwinkel.'],
    ['lotte', funds.meedoentegoed, 'Uw partner heeft dit tegoed al.'],
  ])('refuses %s for fund %s: %s', async (persona, fund, message) => {
    const as = await platform.tokenOf(persona);
    expect(await platform.post(`/platform/funds/${fund}/apply`, { as })).toMatchObject({
      status: 403,
      body: { message },
    });
  });

  it('needs a sign-in', async () => {
    expect((await platform.post(path)).status).toBe(401);
  });
});

describe('an activation code', () => {
  const redeem = async (persona: string, code: string) =>
    platform.post('/platform/funds/redeem', { as: await platform.tokenOf(persona), body: { code } });

  it('gives vouchers in every fund for which the facts behind it are enough [API-008]', async () => {
    const redeemed = await redeem('yusuf', codes.open.toUpperCase());
    expect(redeemed).toMatchObject({ status: 200, body: { prevalidation: { uid: codes.open, state: 'used' } } });
    expect(redeemed.list('vouchers').map((voucher) => voucher['fund_id'])).toContain(funds.kindtegoed);
    const children = redeemed.list('vouchers').find((voucher) => voucher['fund_id'] === funds.kindtegoed);
    expect(children?.['amount']).toBe('600.00');
    expect(await redeem('noor', codes.open)).toMatchObject({ status: 403, body: { error: 'used' } });
  });

  it('of a voucher hands that voucher over', async () => {
    await platform.scenario('voucher-code');
    const redeemed = await redeem('yusuf', codes.voucher);
    expect(redeemed).toMatchObject({
      status: 200,
      body: { prevalidation: null, vouchers: [{ state: 'active', history: [{}, { event: 'activated' }] }] },
    });
    expect(await redeem('yusuf', codes.voucher)).toMatchObject({ status: 403, body: { error: 'used' } });
  });

  it('that is unknown is refused and counted; after three failures every code waits three hours [FA-062]', async () => {
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
  });

  it('that was used is refused [FA-063]', async () => {
    expect(await redeem('noor', codes.used)).toMatchObject({
      status: 403,
      body: { error: 'used', message: 'Deze activatiecode is al gebruikt.', meta: { attempts: 1 } },
    });
  });

  it('of a fund the resident has is refused without counting', async () => {
    await platform.scenario('used-code-same-fund');
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      expect(await redeem('kees', codes.openMeedoen)).toMatchObject({
        status: 403,
        body: { error: 'used_same_fund', meta: { code: 403, title: 'U heeft dit tegoed al' } },
      });
    }
  });
});

describe('the limit of one activation code a year', () => {
  const redeem = async (code: string) =>
    platform.post('/platform/funds/redeem', { as: await platform.tokenOf('yusuf'), body: { code } });
  const limitOfMeedoen = (perFund: boolean): void => {
    const rows = platform.world().table('funds');
    const fund = rows.get(funds.meedoentegoed);
    if (fund) rows.update(fund, { code_limit_per_fund: perFund });
  };

  it('keeps a second code of another fund away [FA-064]', async () => {
    limitOfMeedoen(false);
    expect((await redeem(codes.openMeedoen)).status).toBe(200);
    expect(await redeem(codes.open)).toMatchObject({ status: 403, body: { meta: { title: 'Eén code per jaar' } } });
  });

  it('counts for one fund alone where the fund says so [FA-065]', async () => {
    limitOfMeedoen(true);
    expect((await redeem(codes.openMeedoen)).status).toBe(200);
    expect((await redeem(codes.open)).status).toBe(200);
  });
});

describe('the check of a fund', () => {
  const check = async (persona: string, fund: number) =>
    platform.post(`/platform/funds/${fund}/check`, { as: await platform.tokenOf(persona) });

  it.each([
    ['backoffice-no-response', { backoffice_error: 1, backoffice_error_key: 'no_response', backoffice_fallback: 0 }],
    ['backoffice-no-response-fallback', { backoffice_error_key: 'no_response', backoffice_fallback: 1 }],
    ['backoffice-not-resident', { backoffice_error_key: 'not_resident', backoffice_fallback: 0 }],
    ['backoffice-taken-by-partner', { backoffice_error_key: 'taken_by_partner', backoffice_fallback: 0 }],
    ['backoffice-not-eligible', { backoffice_error_key: 'not_eligible', backoffice_fallback: 1 }],
    ['backoffice-redirect', { backoffice_redirect: expect.stringMatching(/^http/) }],
  ])('tells what the back office says in %s [API-006]', async (scenario, backoffice) => {
    await platform.scenario(scenario);
    expect(await check('noor', funds.IIT)).toMatchObject({
      status: 200,
      body: { backoffice, vouchers: 0, prevalidations: 0, prevalidation_vouchers: [] },
    });
  });

  it('makes the voucher when the back office finds the resident eligible', async () => {
    await platform.scenario('backoffice-eligible');
    expect(await check('noor', funds.IIT)).toMatchObject({ status: 200, body: { backoffice: null } });
    const vouchers = await platform.get('/platform/vouchers', { as: await platform.tokenOf('noor') });
    expect(vouchers.list('data').map((voucher) => voucher['fund_id'])).toContain(funds.IIT);
  });

  it('makes vouchers of the facts that wait for a BSN, in every fund for which they are enough', async () => {
    await platform.scenario('facts-waiting-on-bsn');
    const found = await check('dina', funds.kindtegoed);
    expect(found).toMatchObject({ status: 200, body: { backoffice: null, vouchers: 0, prevalidations: 1 } });
    const made = found.list('prevalidation_vouchers');
    expect(made.map((voucher) => voucher['fund_id'])).toEqual(
      expect.arrayContaining([funds.kindtegoed, funds.meedoentegoed, funds.schoolstart]),
    );
    const own = await platform.get('/platform/vouchers?archived=0', { as: await platform.tokenOf('dina') });
    expect(new Set(ids(own.list('data')))).toEqual(new Set(ids(made)));
    const again = await check('dina', funds.kindtegoed);
    expect(again).toMatchObject({ body: { prevalidations: 0, prevalidation_vouchers: [] } });
  });

  it('is refused when the confirmation with DigiD is too old', async () => {
    expect(await check('peter', funds.IIT)).toMatchObject({ status: 403 });
  });

  it('may be done twenty times an hour', async () => {
    await platform.scenario('throttled-check');
    expect(await check('noor', funds.kindtegoed)).toMatchObject({ status: 429, body: { error: 'to_many_attempts' } });
  });
});
