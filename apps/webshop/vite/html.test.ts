import { describe, expect, it } from 'vitest';
import { fillVariantMarks, preloads } from './html.ts';

describe('fillVariantMarks', () => {
  it('writes a text of the municipality, safe for HTML', () => {
    expect(fillVariantMarks('<h1>%variant.name.full%</h1>', { name: { full: 'Berg & <Dal>' } })).toBe(
      '<h1>Berg &amp; &lt;Dal&gt;</h1>',
    );
  });

  it('refuses a mark that the municipality has no text for', () => {
    expect(() => fillVariantMarks('%variant.phone%', { phone: 14 })).toThrow('%variant.phone%');
  });
});

const bundle: Parameters<typeof preloads>[0] = {
  'assets/home.js': {
    type: 'chunk',
    fileName: 'assets/home.js',
    facadeModuleId: '/shop/src/features/funds/home.view.tsx',
    imports: ['assets/vendor.js', 'assets/card.js'],
    viteMetadata: { importedCss: new Set(['assets/home.css']) },
  },
  'assets/vendor.js': { type: 'chunk', fileName: 'assets/vendor.js', imports: [] },
  'assets/card.js': { type: 'chunk', fileName: 'assets/card.js', imports: ['assets/vendor.js'] },
  'assets/figtree-latin.woff2': { type: 'asset', fileName: 'assets/figtree-latin.woff2' },
};

describe('preloads', () => {
  const hrefs = (html: string): readonly unknown[] => preloads(bundle, html).map((tag) => tag.attrs?.['href']);

  it('names the font, the first screen, and what that screen needs', () => {
    expect(hrefs('')).toEqual([
      '/assets/figtree-latin.woff2',
      '/assets/home.js',
      '/assets/vendor.js',
      '/assets/card.js',
      '/assets/home.css',
    ]);
  });

  it('leaves out what the page already names', () => {
    expect(hrefs('<link href="/assets/vendor.js">')).not.toContain('/assets/vendor.js');
  });
});
