import { describe, expect, it } from 'vitest';
import { aStaticPage } from '../../testing/a-platform-configuration.ts';
import { resolveStaticPage } from './static-page.ts';

describe('a static screen', () => {
  it('shows its page of the configuration [PA-028]', () => {
    for (const type of ['privacy', 'accessibility', 'terms_and_conditions', 'explanation'] as const) {
      const page = aStaticPage({ type });
      expect(resolveStaticPage({ [type]: page }, type)).toEqual({ kind: 'show', page });
    }
  });

  it('goes home when its page is missing [PA-029]', () => {
    expect(resolveStaticPage({ privacy: aStaticPage() }, 'accessibility')).toEqual({ kind: 'home' });
  });

  it('goes home when its page is external without a URL [PA-030]', () => {
    const privacy = aStaticPage({ external: true, externalUrl: null });
    expect(resolveStaticPage({ privacy }, 'privacy')).toEqual({ kind: 'home' });
  });

  it('leaves for the URL of an external page [PA-031]', () => {
    const privacy = aStaticPage({ external: true, externalUrl: 'https://gemeente.example/privacy' });
    expect(resolveStaticPage({ privacy }, 'privacy')).toEqual({
      kind: 'leave',
      url: 'https://gemeente.example/privacy',
    });
  });
});
