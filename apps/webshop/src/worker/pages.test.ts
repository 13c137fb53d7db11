import { describe, expect, it } from 'vitest';
import { isOfSameBuild, isOwnFile, isShopPage, NETWORK_ONLY, PAGE } from './pages.ts';

const isLeftToNetwork = (path: string): boolean => NETWORK_ONLY.some((pattern) => pattern.test(path));

describe('the worker', () => {
  it.each(['/', '/tegoeden', '/tegoeden/0x8d21', '/fondsen', '/authors', '/apiary'])(
    'can answer the page at %s',
    (path) => {
      expect(isLeftToNetwork(path)).toBe(false);
    },
  );

  it.each([
    '/api/v1/platform/vouchers',
    '/_mock/as/samira',
    '/auth-link',
    '/identity-restore',
    '/confirmation/email/a-token',
    '/manifest.json',
    '/service-worker.js',
    '/index.html',
  ])('leaves %s to the network', (path) => {
    expect(isLeftToNetwork(path)).toBe(true);
  });
});

describe('a page from the network', () => {
  const page = (environment: string): string =>
    `<script id="environment">${environment}</script><script src="/assets/shop-1.js"></script><link href="/assets/shop-2.css">`;
  const kept = new Set(['/assets/shop-1.js', '/assets/shop-2.css']);

  it('replaces the kept page of the same build, also with other environment data', () => {
    expect(isOfSameBuild(page('{"flags":{}}'), (path) => kept.has(path))).toBe(true);
  });

  it('does not replace the kept page of another build, whose scripts are the kept ones', () => {
    expect(isOfSameBuild(page('{}').replace('shop-1', 'shop-9'), (path) => kept.has(path))).toBe(false);
  });

  it('does not replace the kept page when it is not the page of the shop', () => {
    expect(isOfSameBuild('<p>Sign in to this wifi network</p>', (path) => kept.has(path))).toBe(false);
  });
});

describe('an answer to the worker', () => {
  const kept = new Set(['/assets/shop-1.js']);
  const SHOP = '<div id="root"></div><script src="/assets/shop-1.js"></script>';
  const WIFI = '<p>Sign in to this wifi network</p>';
  const answer = (body: string, type: string, status = 200) =>
    new Response(body, { status, headers: { 'Content-Type': type } });
  const isOwn = (path: string, given: Response) => isOwnFile(path, given, (one) => kept.has(one));

  it('is kept when it is the file, or the page of this build', async () => {
    expect(await isOwn('/assets/shop-1.js', answer('let a;', 'text/javascript'))).toBe(true);
    expect(await isOwn(PAGE, answer(SHOP, 'text/html'))).toBe(true);
  });

  it.each([
    ['a page in place of a script', '/assets/shop-1.js', () => answer(WIFI, 'text/html; charset=utf-8')],
    ['nothing in place of a script', '/assets/shop-1.js', () => answer('', 'text/javascript')],
    ['an error in place of a script', '/assets/shop-1.js', () => answer('let a;', 'text/javascript', 502)],
    ['another page', PAGE, () => answer(WIFI, 'text/html')],
    ['the page of another build', PAGE, () => answer(SHOP.replace('shop-1', 'shop-9'), 'text/html')],
  ])('is not kept when it is %s', async (_what, path, given) => {
    expect(await isOwn(path, given())).toBe(false);
  });

  it('is shown as the page only when it is the page of a shop', () => {
    expect([SHOP, WIFI, ''].map(isShopPage)).toEqual([true, false, false]);
  });
});
