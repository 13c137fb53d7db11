import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOSTILE_TARGETS } from '../../testing/hostile-targets.ts';
import { toShopPath } from './shop-path.ts';

const SHOP = 'https://shop.example';

describe('a path of the shop', () => {
  it('is parsed as a browser does', () => {
    const paths = {
      '/': '/',
      '/fondsen/12?tab=1#top': '/fondsen/12?tab=1#top',
      '/aanbod?q=caf%C3%A9&van=https://elders.example//': '/aanbod?q=caf%C3%A9&van=https://elders.example//',
      '/aanbod?q=café': '/aanbod?q=caf%C3%A9',
      '/aanbod?q="a"': '/aanbod?q=%22a%22',
      '/a/../b': '/b',
      '/a/./b': '/a/b',
      '/a/%2E%2e/b': '/b',
      '/../../b': '/b',
      '/a/..': '/',
      '/a/b/.': '/a/b/',
      '/fondsen/': '/fondsen/',
      '/fondsen#/../x': '/fondsen#/../x',
    };
    for (const [written, read] of Object.entries(paths)) {
      expect.soft(toShopPath(written), written).toBe(read);
      expect.soft(new URL(written, SHOP).pathname, written).toBe(new URL(read, SHOP).pathname);
    }
  });

  it('begins with a slash, and is none of the hostile targets', () => {
    const others = ['', 'fondsen', '?a=b', '#top', 'voucher-0x1', ...HOSTILE_TARGETS];
    expect(others.filter((written) => toShopPath(written) !== null)).toEqual([]);
  });
});

/** Texts of characters with a meaning in URLs, and of arbitrary characters. */
const written = fc.oneof(
  fc.string({ unit: fc.constantFrom(...Array.from('/\\.%2efF5c\t\n :@?#aé'), '\uD800') }),
  fc.string({ unit: 'binary' }),
  fc.webPath(),
);

/** How a browser and a router interpret a parsed path; null for a rejected path. */
function understood(text: string) {
  const path = toShopPath(`/${text}`);
  if (path === null) return null;
  const url = new URL(path, SHOP);
  return {
    origin: url.origin,
    isPathAsRead: path.split(/[?#]/)[0] === url.pathname,
    isPlain: /^\/(?![/\\])[!-~]*$/.test(path),
    leadsOutOnceDecoded: /^\/[/\\]/.test(decodeURIComponent(url.pathname)),
    isStable: toShopPath(path) === path,
  };
}

const SAFE = { origin: SHOP, isPathAsRead: true, isPlain: true, leadsOutOnceDecoded: false, isStable: true };

it('an arbitrary text is rejected or a path inside the shop that a browser interprets the same', () => {
  fc.assert(
    fc.property(written, (text) => {
      expect([SAFE, null]).toContainEqual(understood(text));
    }),
    { numRuns: 5000 },
  );
});
