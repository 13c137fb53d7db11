import { afterAll, beforeEach, expect, it } from 'vitest';
import { objectOf } from '../src/input.ts';
import type { Got } from '../src/testing/harness.ts';
import { crowd, openCrowd } from './crowd.ts';

const platform = await openCrowd();
beforeEach(async () => {
  await platform.scenario(crowd);
});
afterAll(() => platform.app.close());

const hour = 60 * 60;
const day = 24 * hour;

const moments = [
  ['the night without an hour', '2027-03-28T00:50:00Z'],
  ['the hour that comes twice', '2026-10-25T01:30:00Z'],
  ['an hour earlier', '2026-11-24T08:00:00Z'],
  ['a year later', '2027-11-24T09:00:00Z'],
] as const;

const reads = [
  '/platform/funds?check_criteria=1&state=active_paused_and_closed&with_external=1',
  '/platform/vouchers?per_page=100',
  '/platform/product-reservations?per_page=100',
  '/platform/reimbursements?per_page=100',
  '/platform/notifications?per_page=100',
  '/identity/sessions?per_page=100',
];

/** The negative numbers in an answer with their paths, except places on the map. */
function negativeIn(value: unknown, at = ''): string[] {
  if (typeof value === 'number') return value < 0 && !/\.(lat|lng|lon)$/.test(at) ? [`${at} ${value}`] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => negativeIn(item, `${at}.${index}`));
  return Object.entries(objectOf(value)).flatMap(([name, item]) => negativeIn(item, `${at}.${name}`));
}

it.each(moments)('after a jump to %s all reads succeed without a negative time', async (_name, moment) => {
  await platform.mock.moveClock({ jump_to: moment });
  for (const persona of ['noor', 'samira']) {
    const as = await platform.tokenOf(persona);
    const answers = await Promise.all(reads.map((path) => platform.get(path, { as })));
    expect(answers.map(({ status }) => status)).toEqual(reads.map(() => 200));
    expect(answers.flatMap(({ body }) => negativeIn(body))).toEqual([]);
  }
});

/** Something that expires: its seconds of life, and a function that makes it and returns a way to use it. */
const expiring: Readonly<Record<string, { readonly life: number; readonly make: () => Promise<() => Promise<Got>> }>> =
  {
    'a session': {
      life: 15 * 60,
      make: async () => {
        const as = await platform.tokenOf('kees');
        await platform.get('/identity', { as });
        return () => platform.get('/identity', { as });
      },
    },
    'a link in a mail': {
      life: hour,
      make: async () => {
        const body = { email: 'kees@post.example', source: 'zonnedorp_webshop' };
        await platform.post('/identity/proxy/email', { body });
        const token = /[0-9a-f]{128}/.exec(JSON.stringify(await platform.mailTo(body.email)))?.[0] ?? '';
        return () => platform.get(`/identity/proxy/email/exchange/${token}`);
      },
    },
    'a token to exchange': {
      life: 60,
      make: async () => {
        const { exchange_token } = await platform.mock.signIn('kees');
        return () => platform.get(`/identity/proxy/short-token/exchange/${exchange_token}`);
      },
    },
    'a code for the app': {
      life: 10 * 60,
      make: async () => {
        const body = { auth_code: String((await platform.post('/identity/proxy/code')).at('auth_code')) };
        return async () =>
          platform.post('/identity/proxy/authorize/code', { as: await platform.tokenOf('kees'), body });
      },
    },
    'a visit to DigiD': {
      life: 10 * 60,
      make: async () => {
        const start = await platform.post('/platform/digid', { body: { request: 'auth' } });
        return () => platform.send('GET', new URL(start.text('redirect_url')).pathname);
      },
    },
  };

it.each(Object.entries(expiring))(
  'no clock that goes back revives %s, or ends it early',
  async (_what, { life, make }) => {
    const expired = await make();
    await platform.step(life + 1);
    await platform.step(-(life + hour));
    expect((await expired()).status, 'expired before the clock went back').toBeGreaterThanOrEqual(400);

    const fresh = await make();
    await platform.step(-hour);
    await platform.step(life + 1);
    expect((await fresh()).status, 'made before the clock went back').toBeGreaterThanOrEqual(400);

    const live = await make();
    await platform.step(life - 1);
    await platform.step(-1);
    expect((await live()).status, 'not expired').toBeLessThan(400);
  },
);

it.each([-hour, 366 * day])('after a jump of %s s a limit lasts no longer than its window', async (seconds) => {
  const tooOften = async (): Promise<Got> => {
    const as = await platform.tokenOf('kees');
    const redeem = (): Promise<Got> => platform.post('/platform/funds/redeem', { as, body: { code: '0000-0000' } });
    for (let round = 0; round < 3; round += 1) await redeem();
    return redeem();
  };
  expect(await tooOften()).toMatchObject({ status: 429 });
  await platform.step(seconds);
  const got = await tooOften();
  expect(got.status).toBe(429);
  expect(got.number('meta.available_in_sec')).toBeGreaterThan(0);
  expect(got.number('meta.available_in_sec')).toBeLessThanOrEqual(3 * hour);
});

it('a year at once does not send a storm of mails', async () => {
  const mails = async (): Promise<number> => (await platform.mock.mails()).length;
  const before = await mails();
  await platform.step(365 * day);
  expect((await mails()) - before).toBeLessThan(100);
});

it.each([{ jump_to: '+275760-09-13T00:00:00Z' }, { jump_to: '1969-12-31T00:00:00Z' }, { step_seconds: -1e12 }])(
  'refuses a moment that no calendar has: %j',
  async (body) => {
    const before = await platform.mock.clock();
    await expect(platform.mock.moveClock(body)).rejects.toThrow('400');
    expect(await platform.mock.clock()).toEqual(before);
  },
);
