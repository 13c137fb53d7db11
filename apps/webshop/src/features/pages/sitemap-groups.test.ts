import { mergeFlags } from '@stadstegoed/core/shared/flags.ts';
import { aPlatformConfiguration, aStaticPage } from '@stadstegoed/core/testing/a-platform-configuration.ts';
import { expect, it } from 'vitest';
import { sitemapGroups } from './sitemap-groups.ts';

const screens = (...given: Parameters<typeof sitemapGroups>) =>
  sitemapGroups(...given).flatMap(({ links }) => links.map(({ to }) => to.screen));

it('the sitemap leaves out screens that are switched off', () => {
  const on = screens({ flags: mergeFlags({ recordsList: true, fundsList: true }), platform: null });
  const off = screens({ flags: mergeFlags({ recordsList: false, fundsList: false }), platform: null });
  expect(on).toContain('funds');
  expect(off).not.toContain('funds');
  expect(off).not.toContain('records');
});

it('the sitemap leaves out the actions of a platform without subsidy funds', () => {
  const flags = mergeFlags({});
  expect(screens({ flags, platform: null })).toContain('actions');
  expect(screens({ flags, platform: aPlatformConfiguration({ hasSubsidyFunds: false }) })).not.toContain('actions');
});

it('the sitemap leaves out pages that the municipality has not published', () => {
  const privacy = aStaticPage();
  const terms = aStaticPage({ type: 'terms_and_conditions', external: true });
  const platform = aPlatformConfiguration({ pages: { privacy, terms_and_conditions: terms } });
  const shown = screens({ flags: mergeFlags({}), platform });
  expect(shown).toContain('privacy');
  expect(shown).not.toContain('terms-and-conditions');
  expect(shown).not.toContain('accessibility');
});

it('the sitemap has no group without a screen', () => {
  expect(sitemapGroups({ flags: mergeFlags({}), platform: null }).map(({ name }) => name)).not.toContain('about');
});
