import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Harness } from '../../src/testing/harness.ts';
import { sendForm } from '../../src/testing/send-form.ts';
import { namedIn } from './scenarios-page.ts';

let platform: Harness;
beforeAll(async () => {
  platform = await Harness.open({ scenario: 'one-voucher' });
});
afterAll(() => platform.app.close());

const page = async (query = ''): Promise<string> =>
  String((await platform.send('GET', `/_mock/scenarios${query}`, { headers: { accept: 'text/html' } })).body);

const cards = (body: string): readonly string[] => body.match(/<li class="card scene[^>]*>/g) ?? [];
const later = (body: string): number => cards(body).filter((card) => card.includes('data-deep')).length;

describe('the page of situations', () => {
  it('begins with the one that runs, then the one that is looked at, and folds what comes after twelve', async () => {
    const body = await page('?name=used-login-link');
    const names = [...body.matchAll(/--scenario ([\w-]+)<\/code>/g)].map(([, name]) => name);
    expect(names.slice(0, 2)).toEqual(['one-voucher', 'used-login-link']);
    expect(cards(body).length - later(body)).toBe(12);
    expect(body).toContain(`12 of ${names.length} shown`);
    expect(body).toContain('href="/_mock/scenarios?name=used-login-link&amp;all=1"');
  });

  it('shows all when somebody asks for the rest or chooses a theme', async () => {
    const [all, theme] = [await page('?all=1'), await page('?theme=sign-in')];
    expect([later(all), later(theme)]).toEqual([0, 0]);
    expect(cards(all).length).toBeGreaterThan(100);
    expect(cards(theme).length).toBeGreaterThan(12);
    expect([all, theme].some((body) => body.includes('Show the rest'))).toBe(false);
  });

  it('tells what the back office says, of whom', async () => {
    expect(await page('?name=backoffice-not-eligible')).toMatch(/<dd>[^<]*: not eligible<\/dd>/);
    expect(await page('?name=ordinary-tuesday')).toMatch(/<dd>[^<]*: no response for [a-z]+<\/dd>/);
    expect(await page('?name=empty-platform')).toContain('<dd>nothing is set</dd>');
  });

  it('makes a world of this one', async () => {
    const form =
      /<form[^>]*action="(\/_mock\/do\/world-copy)".*?name="world" value="([^"]+)".*?New from this world/s.exec(
        await page(),
      );
    const before = platform.app.mockPlatform.worlds.names();
    const [, url = '', world = ''] = form ?? [];
    const made = await sendForm(platform.app, { url, form: { world }, world: platform.worldName });
    expect(made.statusCode).toBe(303);
    const [copy] = platform.app.mockPlatform.worlds.names().filter((name) => !before.includes(name));
    expect(platform.app.mockPlatform.worlds.get(copy ?? '')?.scenario).toBe('one-voucher');
  });
});

it.each([
  ['Kees shares a link with Noor.', ['kees', 'noor']],
  ['Noor and once more Noor.', ['noor']],
  ['The back office says no.', []],
])('finds the residents in "%s"', (sentence, people) => {
  const personas = new Map([
    ['noor', {}],
    ['kees', {}],
  ]);
  expect(namedIn(personas, sentence)).toEqual(people);
});
