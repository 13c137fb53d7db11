import { afterAll, describe, expect, it } from 'vitest';
import { buildMockPlatform } from '../../src/mock-platform.ts';

const platform = await buildMockPlatform({ scenario: 'ordinary-tuesday', now: '2026-11-17T14:05:31+01:00' });
afterAll(async () => platform.close());

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const get = async (url: string, accept: string, more: { readonly [name: string]: string } = {}) =>
  platform.inject({ url, headers: { accept, ...more } });

describe('an address of the console that does not exist', () => {
  it.each(['/_mock/nothing', '/_mock/mails', '/_mock/desk/nobody', '/_mock/api/nothing', '/_mock/do/clock'])(
    '%s is a page of the console for a browser, with its address and the way on',
    async (url) => {
      const answer = await get(`${url}?q=a&b`, browser);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toContain('text/html');
      expect(answer.body).toContain('<title>Nagebootst · There is no such page</title>');
      expect(answer.body).toContain(`${url}?q=a&amp;b`);
      expect(answer.body).toContain('aria-label="Mock platform"');
    },
  );

  it.each(['*/*', 'application/json', 'application/json, text/html', 'text/html;q=0.5, application/json', ''])(
    'is JSON for a program that accepts "%s"',
    async (accept) => {
      const answer = await get('/_mock/nothing', accept);
      expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Not found.' }]);
    },
  );

  it('is a page for whoever takes JSON less gladly', async () => {
    expect((await get('/_mock/nothing', 'application/json;q=0.8, text/html')).headers['content-type']).toContain(
      'html',
    );
  });

  it('asks a browser first which world, when its world is gone', async () => {
    const answer = await get('/_mock/nothing', browser, { 'mock-world': 'gone' });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('Which world?');
  });
});

describe('the address of the mock platform itself', () => {
  it('leads a browser to the console, and is nothing for a program', async () => {
    const opened = await get('/', browser);
    expect([opened.statusCode, opened.headers.location]).toEqual([302, '/_mock']);
    expect((await get('/', '*/*')).statusCode).toBe(404);
  });

  it('leads nowhere when there is no console', async () => {
    const bare = await buildMockPlatform({ consoleEnabled: false });
    const answer = await bare.inject({ url: '/', headers: { accept: browser } });
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Not found.' }]);
    await bare.close();
  });
});

describe('the link that opens the shop as a resident', () => {
  it('tells on a page who has no account yet, and how to get one', async () => {
    const answer = await get('/_mock/as/bram', browser);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('Bram Hoekstra has no account in this world.');
  });

  it('tells a program the same as JSON', async () => {
    const answer = await get('/_mock/as/niemand', '*/*');
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { message: 'Nobody in this world was made from the persona "niemand".' },
    ]);
  });
});
