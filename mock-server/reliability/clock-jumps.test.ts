import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listOf, objectOf } from '../src/contract/input.ts';
import type { Got, Harness } from '../src/testing/harness.ts';
import { crowd, openCrowd } from './testing/crowd.ts';
import { bytesInUse, held } from './testing/resources.ts';
import { allowed, rounds } from './testing/size.ts';

let platform: Harness;
beforeAll(async () => {
  platform = await openCrowd();
});
beforeEach(async () => {
  await platform.scenario(crowd);
});
afterAll(() => platform.app.close());

const hour = 60 * 60;
const day = 24 * hour;

const jumpTo = (moment: string): Promise<Got> =>
  platform.send('POST', '/_mock/api/clock', { body: { jump_to: moment } });

/** Moments at which a calendar is odd, and an ordinary one. */
const moments = [
  ['the night in which an hour is left out', '2027-03-28T00:50:00Z'],
  ['the hour after it', '2027-03-28T01:10:00Z'],
  ['the hour that comes twice, first', '2026-10-25T00:30:00Z'],
  ['the hour that comes twice, again', '2026-10-25T01:30:00Z'],
  ['29 February', '2028-02-29T11:00:00Z'],
  ['the last second of the year', '2026-12-31T22:59:59Z'],
  ['the first second of the year', '2026-12-31T23:00:00Z'],
  ['a year later', '2027-11-24T09:00:00Z'],
  ['an hour earlier', '2026-11-24T08:00:00Z'],
  ['the day before everything began', '2020-01-01T00:00:00Z'],
] as const;

const reads = [
  '/platform/config/webshop',
  '/platform/funds?check_criteria=1&state=active_paused_and_closed&with_external=1',
  '/platform/vouchers?per_page=100',
  '/platform/product-reservations?per_page=100',
  '/platform/reimbursements?per_page=100',
  '/platform/notifications?per_page=100',
  '/platform/prevalidations',
  '/identity/sessions?per_page=100',
  '/identity/emails',
  '/identity/records',
];

/** Every number below zero in an answer, with its path; only places on the map may lie there. */
function below(value: unknown, at = ''): string[] {
  if (typeof value === 'number') return value < 0 && !/\.(lat|lng|lon)$/.test(at) ? [`${at} ${value}`] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => below(item, `${at}.${index}`));
  return Object.entries(objectOf(value)).flatMap(([name, item]) => below(item, `${at}.${name}`));
}

describe.each(moments)('%s', (_name, moment) => {
  it('finds every reader an answer that keeps to the description, and no time below zero', async () => {
    await jumpTo(moment);
    for (const persona of ['noor', 'ilse', 'mark', 'samira', 'willem', 'vincent']) {
      const as = await platform.tokenOf(persona);
      const answers = await Promise.all(reads.map((path) => platform.get(path, { as })));
      expect(answers.filter(({ status }) => status !== 200 && status !== 403)).toEqual([]);
      expect(answers.flatMap(({ body }) => below(body))).toEqual([]);
    }
  });

  it('is a moment at which every situation can begin', async () => {
    for (const scenario of [
      'ordinary-tuesday',
      'reservations-in-every-state',
      'digid-window-ending',
      'throttled-code',
    ]) {
      const made = await platform.send('POST', '/_mock/api/worlds', { body: { scenario, now: moment } });
      const world = made.text('world');
      const funds = await platform.get('/platform/funds', { headers: { 'mock-world': world } });
      expect(funds.status).toBe(200);
      await platform.send('DELETE', `/_mock/api/worlds/${world}`);
    }
  });

  it('lets a session live for fifteen minutes, whatever the clock on the wall says', async () => {
    await jumpTo(moment);
    const as = await platform.tokenOf('kees');
    expect((await platform.get('/identity', { as })).status).toBe(200);
    await platform.step(15 * 60 - 1);
    expect((await platform.get('/identity', { as })).status).toBe(200);
    await platform.step(15 * 60);
    expect(await platform.get('/identity', { as })).toMatchObject({
      status: 401,
      body: { message: 'session_expired' },
    });
  });
});

/** Makes something that ends, and a way to use it. */
const mortal: readonly (readonly [what: string, life: number, make: () => Promise<() => Promise<Got>>])[] = [
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
      const session = await platform.send('POST', '/_mock/api/residents/kees/session');
      return () => platform.get(`/identity/proxy/short-token/exchange/${session.text('exchange_token')}`);
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

describe('what is dead', () => {
  it.each(mortal)('stays dead when the clock goes back: %s', async (_what, life, make) => {
    const use = await make();
    await platform.step(life + 1);
    await platform.step(-(life + hour));
    expect((await use()).status).toBeGreaterThanOrEqual(400);
  });

  it.each(mortal)('was alive before: %s', async (_what, life, make) => {
    const use = await make();
    await platform.step(life - 1);
    await platform.step(-1);
    expect((await use()).status).toBeLessThan(400);
  });

  it.each(mortal)('lives no longer because the clock went back: %s', async (_what, life, make) => {
    const use = await make();
    await platform.step(-hour);
    await platform.step(life + 1);
    expect((await use()).status).toBeGreaterThanOrEqual(400);
  });
});

describe('a window that counts attempts', () => {
  const tooOften = async (): Promise<Got> => {
    const as = await platform.tokenOf('kees');
    const redeem = (): Promise<Got> => platform.post('/platform/funds/redeem', { as, body: { code: '0000-0000' } });
    for (let round = 0; round < 3; round += 1) await redeem();
    return redeem();
  };

  it.each([-hour, -day, 366 * day])('is not negative, nor longer than it is, after a jump of %s s', async (seconds) => {
    expect(await tooOften()).toMatchObject({ status: 429 });
    await platform.step(seconds);
    const got = await tooOften();
    const left = Number(got.at('meta.available_in_sec'));
    expect(got.status).toBe(429);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(180 * 60);
  });
});

describe('a clock that is moved again and again', () => {
  it(
    'starts no timers and keeps nothing',
    async () => {
      const jump = async (times: number): Promise<void> => {
        for (let round = 0; round < times; round += 1) {
          await platform.step(round % 2 === 0 ? 366 * day : -365 * day);
          await platform.get('/platform/funds');
        }
      };
      await jump(260);
      const [timers, bytes] = [held()['Timeout'] ?? 0, await bytesInUse()];
      await jump(rounds(100, 5000));
      expect(held()['Timeout'] ?? 0).toBeLessThanOrEqual(timers + 1);
      expect(((await bytesInUse()) - bytes) / 1_000_000).toBeLessThan(10);
    },
    allowed,
  );

  it.each([
    ['one jump', 1],
    ['many', 73],
  ])('sends no storm of mails in a year of %s', async (_what, times) => {
    const mails = async (): Promise<number> => (await platform.send('GET', '/_mock/api/mail')).list('mails').length;
    await platform.step(1);
    const before = await mails();
    for (let round = 0; round < times; round += 1) await platform.step((365 * day) / times);
    expect((await mails()) - before).toBeLessThan(100);
  });

  it.each([
    { jump_to: '+275760-09-13T00:00:00Z' },
    { jump_to: '1969-12-31T00:00:00Z' },
    { step_seconds: 1e300 },
    { step_seconds: -1e12 },
    { jump_to: '2027-01-01T00:00:00Z', step_seconds: 'x' },
    { jump_to: '2027-01-01T00:00:00Z', speed: 1e9 },
  ])('does not go to a moment that no calendar has: %j', async (body) => {
    const before = (await platform.send('GET', '/_mock/api/clock')).body;
    expect((await platform.send('POST', '/_mock/api/clock', { body })).status).toBe(400);
    expect((await platform.send('GET', '/_mock/api/clock')).body).toEqual(before);
    expect((await platform.get('/platform/funds')).status).toBe(200);
  });
});
