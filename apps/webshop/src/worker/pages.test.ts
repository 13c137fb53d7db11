import { describe, expect, it } from 'vitest';
import { isOfSameBuild, NOT_KEPT } from './pages.ts';

const isLeftToNetwork = (path: string): boolean => NOT_KEPT.some((pattern) => pattern.test(path));

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
