import { mergeFlags } from '@stadstegoed/core/shared/flags.ts';
import { aStaticPage } from '@stadstegoed/core/testing/a-platform-configuration.ts';
import { expect, it } from 'vitest';
import { isBuilt } from '../../routes/paths.ts';
import { sitemapGroups } from './sitemap-groups.ts';

const screens = (...given: Parameters<typeof sitemapGroups>) =>
  sitemapGroups(...given).flatMap(({ links }) => links.map(({ to }) => to.screen));

it('the sitemap has only screens that are built', () => {
  expect(screens(mergeFlags({}), {}).filter((screen) => !isBuilt(screen))).toEqual([]);
});

it('the sitemap leaves out screens that are switched off', () => {
  const on = screens(mergeFlags({ recordsList: true, fundsList: true }), {});
  const off = screens(mergeFlags({ recordsList: false, fundsList: false }), {});
  expect(on).toContain('funds');
  expect(off).not.toContain('funds');
  expect(off).not.toContain('records');
});

it('the sitemap leaves out pages that the municipality has not published', () => {
  const privacy = aStaticPage();
  const terms = aStaticPage({ type: 'terms_and_conditions', external: true });
  const shown = screens(mergeFlags({}), { privacy, terms_and_conditions: terms });
  expect(shown).toContain('privacy');
  expect(shown).not.toContain('terms-and-conditions');
  expect(shown).not.toContain('accessibility');
});

it('the sitemap has no group without a screen', () => {
  expect(sitemapGroups(mergeFlags({}), {}).map(({ name }) => name)).not.toContain('about');
});
