import { afterAll, expect, it } from 'vitest';
import { buildMockPlatform } from '../../src/mock-platform.ts';

const platform = await buildMockPlatform({ scenario: 'ordinary-tuesday', now: '2026-11-17T14:05:31+01:00' });
afterAll(async () => platform.close());

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const get = async (url: string, accept: string, more: { readonly [name: string]: string } = {}) =>
  platform.inject({ url, headers: { accept, ...more } });
const notFound = [404, { message: 'Not found.' }];

it.each(['/_mock/nothing', '/_mock/desk/nobody', '/_mock/api/nothing', '/_mock/do/clock'])(
  'an address that does not exist is a page of the console for a browser, with its address and the way on: %s',
  async (url) => {
    const answer = await get(`${url}?q=a&b`, browser);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, expect.stringContaining('text/html')]);
    for (const part of [
      '<title>Nagebootst · There is no such page</title>',
      `${url}?q=a&amp;b`,
      'aria-label="Mock platform"',
    ])
      expect(answer.body).toContain(part);
  },
);

it('an address that does not exist is JSON for a program, and a page for who takes JSON less gladly', async () => {
  for (const accept of ['*/*', 'application/json, text/html', 'text/html;q=0.5, application/json', '']) {
    const answer = await get('/_mock/nothing', accept);
    expect([answer.statusCode, answer.json()], `to ${accept}`).toEqual(notFound);
  }
  const answer = await get('/_mock/nothing', 'application/json;q=0.8, text/html');
  expect(answer.headers['content-type']).toContain('html');
});

it('an unknown call of the console or the platform is told which calls there are', async () => {
  const calls = expect.arrayContaining(['GET /_mock/api/clock', 'POST /_mock/api/faults']);
  expect((await get('/_mock/api/clocks', '*/*')).json()).toEqual({ message: 'Not found.', calls });
  const near = (await get('/api/v1/platform/vouchers/0x1/nothing', '*/*')).json<{ operations: string[] }>();
  expect(near.operations).toContain('GET /api/v1/platform/vouchers/{address} (readVoucher)');
  expect(near.operations).not.toContain('GET /api/v1/platform/funds (listFunds)');
});

it('a browser whose world is gone is asked first which world', async () => {
  const answer = await get('/_mock/nothing', browser, { 'mock-world': 'gone' });
  expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('Which world?')]);
});

it('the address of the mock platform itself leads a browser to the console', async () => {
  const opened = await get('/', browser);
  expect([opened.statusCode, opened.headers.location]).toEqual([302, '/_mock']);
  expect((await get('/', '*/*')).statusCode).toBe(404);
});

it('the link that opens the shop as a resident tells who has no account yet, as a page or as JSON', async () => {
  const page = await get('/_mock/as/bram', browser);
  const sentence = expect.stringContaining('Bram Hoekstra has no account in this world.');
  expect([page.statusCode, page.body]).toEqual([404, sentence]);
  const answer = await get('/_mock/as/niemand', '*/*');
  const message = 'Nobody in this world was made from the persona "niemand".';
  expect([answer.statusCode, answer.json()]).toEqual([404, { message }]);
});
