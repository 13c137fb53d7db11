import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Got } from '../src/testing/harness.ts';
import { crowd, openCrowd } from './crowd.ts';

const platform = await openCrowd();
beforeEach(async () => {
  await platform.scenario(crowd);
});
afterAll(() => platform.app.close());

const hour = 60 * 60;
const day = 24 * hour;

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

it.each([{ jump_to: '+275760-09-13T00:00:00Z' }, { jump_to: '1969-12-31T00:00:00Z' }, { step_seconds: -1e12 }])(
  'refuses a moment that no calendar has: %j',
  async (body) => {
    const before = await platform.mock.clock();
    await expect(platform.mock.moveClock(body)).rejects.toThrow('400');
    expect(await platform.mock.clock()).toEqual(before);
  },
);
