import { expect, it } from 'vitest';
import { robotsText, sitemapXml } from './search-engines.ts';

it('keeps search engines from calls and tokens, and names the site map once the public address is set', () => {
  expect(robotsText({})).toMatch(/^User-agent: \*\nDisallow: \/api\/\nDisallow: \/auth-link\n/);
  expect(robotsText({})).not.toContain('Sitemap');
  expect(robotsText({ publicUrl: 'https://stadstegoed.zonnedorp.example' })).toMatch(
    /\nSitemap: https:\/\/stadstegoed\.zonnedorp\.example\/sitemap\.xml\n$/,
  );
});

it('lists the screens of the menu in both languages, each address once', () => {
  const xml = sitemapXml('https://shop.example', ['home', 'funds', 'explanation']);
  expect([...xml.matchAll(/<loc>(.*)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://shop.example/',
    'https://shop.example/fondsen',
    'https://shop.example/funds',
    'https://shop.example/uitleg',
    'https://shop.example/explanation',
  ]);
});
