import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { listOf, objectOf } from '../src/input.ts';
import type { Got } from '../src/testing/harness.ts';
import { crowd, openCrowd } from './crowd.ts';

const platform = await openCrowd();
beforeEach(async () => {
  await platform.scenario(crowd);
});
afterAll(() => platform.app.close());

const hour = 60 * 60;
const day = 24 * hour;

const jumpTo = (moment: string): Promise<unknown> => platform.mock.moveClock({ jump_to: moment });

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

describe.each(moments)('after a jump to %s', (_name, moment) => {
  it('all reads succeed without a negative time', async () => {
    await jumpTo(moment);
    for (const persona of ['noor', 'samira']) {
      const as = await platform.tokenOf(persona);
      const answers = await Promise.all(reads.map((path) => platform.get(path, { as })));
      expect(answers.map(({ status }) => status)).toEqual(reads.map(() => 200));
      expect(answers.flatMap(({ body }) => negativeIn(body))).toEqual([]);
    }
  });

  it('a session ends after fifteen idle minutes', async () => {
    await jumpTo(moment);
    const as = await platform.tokenOf('kees');
    const statuses: number[] = [];
    for (const seconds of [0, 15 * 60 - 1, 15 * 60]) {
      await platform.step(seconds);
      statuses.push((await platform.get('/identity', { as })).status);
    }
    expect(statuses).toEqual([200, 200, 401]);
  });
});

/** Makes something that expires, and returns a way to use it. */
const expiring: readonly (readonly [what: string, life: number, make: () => Promise<() => Promise<Got>>])[] = [
  [
    'a session',
    15 * 60,
    async () => {
      const as = await platform.tokenOf('kees');
      await platform.get('/identity', { as });
      return () => platform.get('/identity', { as });
    },
  ],
  [
    'a link in a mail',
    hour,
    async () => {
      await platform.post('/identity/proxy/email', {
        body: { email: 'kees@post.example', source: 'zonnedorp_webshop' },
      });
      const mail = await platform.mailTo('kees@post.example');
      const token = /[0-9a-f]{128}/.exec(listOf(mail, 'links').join(' '))?.[0] ?? '';
      return () => platform.get(`/identity/proxy/email/exchange/${token}`);
    },
  ],
  [
    'a token to exchange',
    60,
    async () => {
      const { exchange_token } = await platform.mock.signIn('kees');
      return () => platform.get(`/identity/proxy/short-token/exchange/${exchange_token}`);
    },
  ],
  [
    'a code for the app',
    10 * 60,
    async () => {
      const code = (await platform.post('/identity/proxy/code')).number('auth_code');
      return async () => {
        const as = await platform.tokenOf('kees');
        return platform.post('/identity/proxy/authorize/code', { as, body: { auth_code: String(code) } });
      };
    },
  ],
  [
    'a visit to DigiD',
    10 * 60,
    async () => {
      const start = await platform.post('/platform/digid', { body: { request: 'auth' } });
      const { pathname } = new URL(start.text('redirect_url'));
      return () => platform.send('GET', pathname);
    },
  ],
];

describe('when the clock goes back', () => {
  it.each(expiring)('an expired one stays expired, and none lives longer: %s', async (_what, life, make) => {
    const expired = await make();
    await platform.step(life + 1);
    await platform.step(-(life + hour));
    expect((await expired()).status).toBeGreaterThanOrEqual(400);

    const fresh = await make();
    await platform.step(-hour);
    await platform.step(life + 1);
    expect((await fresh()).status).toBeGreaterThanOrEqual(400);
  });

  it.each(expiring)('one that has not expired still works: %s', async (_what, life, make) => {
    const use = await make();
    await platform.step(life - 1);
    await platform.step(-1);
    expect((await use()).status).toBeLessThan(400);
  });
});

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
