import { afterAll, describe, expect, it } from 'vitest';
import { buildMockPlatform } from '../src/mock-platform.ts';
import { dutchMoment } from './clock/dutch-moment.ts';
import { sendForm } from '../src/testing/send-form.ts';

const platform = await buildMockPlatform({ scenario: 'ordinary-tuesday', now: '2026-11-17T14:05:31+01:00' });
afterAll(async () => platform.close());

const read = async (url: string): Promise<string> =>
  (await platform.inject({ method: 'GET', url, headers: { accept: 'text/html' } })).body;
const post = (url: string, form: { readonly [name: string]: string }, from = '/_mock') =>
  sendForm(platform, { url, form, from });
/** The same from a browser or a program, which came from a page of faults. */
const postFor = (accept: string, url: string, form: { readonly [name: string]: string }) =>
  platform.inject({
    method: 'POST',
    url,
    headers: {
      accept,
      referer: 'http://elsewhere.example/_mock/faults?part=1',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(form).toString(),
  });
const worldNow = async (): Promise<number> =>
  (await platform.inject({ url: '/_mock/api/clock' })).json<{ now: number }>().now;

const addresses = [
  '/_mock',
  '/_mock/requests',
  '/_mock/mail',
  '/_mock/mail/1',
  '/_mock/phone',
  '/_mock/phone?as=noor&code=onbekend',
  '/_mock/digid',
  '/_mock/desk',
  '/_mock/desk?view=controles',
  '/_mock/desk?view=reserveringen',
  '/_mock/desk?view=kassa&voucher=1',
  '/_mock/desk?view=declaraties',
  '/_mock/faults',
  '/_mock/worlds',
  '/_mock/provider',
];

/** What is wrong with a page: it must say that it is made up, and load and lead to nothing elsewhere. */
function wrongWith(page: string): readonly string[] {
  const loaded = [...page.matchAll(/<(?:link|script|img|iframe)\b[^>]*?(?:src|href)="([^"]*)"/g)].map(
    ([, url = '']) => url,
  );
  const links = [...page.matchAll(/(?:href|action)="([^"]+)"/g)].map(([, url = '']) => url);
  const isMarked = /<title>Nagebootst · [^<]+<\/title>/.test(page) && page.includes('class="mark"');
  const isPlain = !/<script(?![^>]*\bsrc=)|<style|\sstyle="|\son[a-z]+="/.test(page);
  return [
    ...(isMarked ? [] : ['it does not say that it is made up']),
    ...(isPlain ? [] : ['a script or style of its own']),
    ...(loaded.length > 0 ? [] : ['no style sheet']),
    ...loaded.filter((url) => !/^(data:|\/_mock\/)/.test(url)),
    ...links.filter((url) => !/^(#|\/_mock|data:,|http:\/\/localhost:(5173|8117))/.test(url)),
  ];
}

describe('every page', () => {
  it('says that it is made up, and loads and leads to nothing elsewhere', async () => {
    const pages = await Promise.all(addresses.map(async (address) => [address, wrongWith(await read(address))]));
    expect(pages.filter(([, wrong]) => wrong?.length !== 0)).toEqual([]);
  });

  it('says in its head that the clock stands still, and how many faults are on', async () => {
    const head = async (): Promise<string> => /<header>.*?<\/header>/s.exec(await read('/_mock/mail'))?.[0] ?? '';
    expect(await head()).toMatch(
      /World <a href="\/_mock\/worlds">dev<\/a>.*17 Nov 2026.*14:05:31.*clock stands still/s,
    );
    expect(await head()).not.toContain('fault on');
    await post('/_mock/do/fault', { operation_id: 'listTags', status: '503' });
    expect(await head()).toContain('1 fault on');
    await post('/_mock/do/fault-pause', { id: '1' });
    expect(await head()).not.toContain('fault on');
    await post('/_mock/do/faults-remove', {});
  });

  it('may load from this machine only', async () => {
    const { headers } = await platform.inject({ url: '/_mock' });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toMatch(/unsafe|\*/);
    expect(headers['permissions-policy']).toBe('camera=(), microphone=(), geolocation=()');
  });

  it('writes what people typed as text', async () => {
    const page = await read(`/_mock/phone?code=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(page).not.toContain('<script>alert');
  });

  it('serves everything that it loads, and no other file', async () => {
    for (const file of ['style.css', 'console.js', 'letter.css'])
      expect((await platform.inject({ url: `/_mock/assets/${file}` })).statusCode).toBe(200);
    expect((await platform.inject({ url: '/_mock/assets/..%2Fassets.ts' })).statusCode).toBe(404);
  });
});

describe('actions', () => {
  it('move the clock and lead back to where they were done', async () => {
    const before = await worldNow();
    const answer = await post('/_mock/do/clock', { step_seconds: '60' }, '/_mock/mail');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/_mock/mail');
    expect((await worldNow()) - before).toBe(60_000);
  });

  it('move the clock by a number of a unit, and keep who is signed in', async () => {
    const signedIn = async () => {
      const answer = await platform.inject({ method: 'POST', url: '/_mock/api/residents/noor/session' });
      const headers = { authorization: `Bearer ${answer.json<{ access_token: string }>().access_token}` };
      const reads = async () =>
        (
          await platform.inject({
            url: '/api/v1/identity',
            headers: { ...headers, 'client-type': 'webshop', 'client-key': 'zonnedorp' },
          })
        ).statusCode;
      await reads();
      return reads;
    };
    const [before, reads] = [await worldNow(), await signedIn()];
    await post('/_mock/do/clock', { step: '15', unit: 'days', stay_signed_in: '1' });
    expect((await worldNow()) - before).toBe(15 * 86_400_000);
    expect(await reads()).toBe(200);
    await post('/_mock/do/clock', { step: '1', unit: 'hours' });
    expect(await reads()).toBe(401);
  });

  it('find scenarios and residents by a word, residents below their municipality', async () => {
    const page = await read('/_mock?q=heuvelrode');
    expect(page).toMatch(/<details[^>]* open.*<h3>Heuvelrode<\/h3>/s);
    expect(page).not.toContain('Noor van Dijk');
    expect(await read('/_mock?q=noor')).toMatch(/<h3>Zonnedorp<\/h3>.*Noor van Dijk/s);
  });

  it('never lead outside the mock platform', async () => {
    for (const from of ['https://elsewhere.example/', '/_mockery', '/start', '/_mock/as/noor']) {
      expect((await post('/_mock/do/faults-remove', {}, from)).headers.location).toBe('/_mock');
    }
  });

  it.each([
    [{ jump_local: '2026-02-30T10:00' }, '&quot;2026-02-30T10:00&quot; is not a moment on a Dutch clock.'],
    [{ step_seconds: 'soon' }, 'step_seconds must be a number.'],
    [{ step: 'many', unit: 'days' }, '&quot;many days&quot; is not a length such as 15 days.'],
    [{ step: '1', unit: 'years' }, '&quot;1 years&quot; is not a length such as 15 days.'],
    [{ speed: '1000000000' }, 'The speed must be a number above 0'],
  ])('refuse to move the clock by %o, with a sentence', async (form, sentence) => {
    const before = await worldNow();
    const answer = await postFor('text/html', '/_mock/do/clock', form);
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining(sentence)]);
    expect(await worldNow()).toBe(before);
  });

  it('refuse a scenario and an action that nobody wrote', async () => {
    expect((await post('/_mock/do/scenario', { scenario: 'nothing' })).statusCode).toBe(404);
    expect((await post('/_mock/do/toString', {})).statusCode).toBe(404);
  });

  it('tell a person as a page, and a program as before, what was refused', async () => {
    const wrong = (accept: string) => postFor(accept, '/_mock/do/fault', { body: 'no JSON' });
    const told = await wrong('text/html');
    expect(told.statusCode).toBe(400);
    expect(told.body).toMatch(/<h1>That did not work<\/h1>.*The body is no JSON\..*href="\/_mock\/faults\?part=1"/s);
    expect((await wrong('*/*')).json()).toEqual({ message: 'The body is no JSON.' });
  });

  it('read a moment as it stands on a Dutch clock', () => {
    expect(dutchMoment('2026-07-01T12:00')).toBe(Date.parse('2026-07-01T10:00:00Z'));
    expect(dutchMoment('2026-12-01T12:00')).toBe(Date.parse('2026-12-01T11:00:00Z'));
    expect(dutchMoment('soon')).toBeNull();
  });
});

it('plays another edition from the first page on', async () => {
  expect(await read('/_mock')).toContain('plays the platform of the specification');
  await post('/_mock/do/edition', { edition: '2026-07' });
  expect(await read('/_mock')).toContain('plays the real platform of July 2026');
  expect((await post('/_mock/do/edition', { edition: '1999-01' })).statusCode).toBe(400);
  await post('/_mock/do/edition', { edition: 'specification' });
});
