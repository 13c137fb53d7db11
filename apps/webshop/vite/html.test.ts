import { describe, expect, it } from 'vitest';
import { fillVariantMarks, preloads, withFirstPaint } from './html.ts';

describe('fillVariantMarks', () => {
  it('inserts a text of the variant, escaped for HTML', () => {
    expect(fillVariantMarks('<h1>%variant.name.full%</h1>', { name: { full: 'Berg & <Dal>' } })).toBe(
      '<h1>Berg &amp; &lt;Dal&gt;</h1>',
    );
  });

  it('throws for a placeholder without a text', () => {
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

  it('include the font, the first screen and its dependencies', () => {
    expect(hrefs('')).toEqual([
      '/assets/figtree-latin.woff2',
      '/assets/home.js',
      '/assets/vendor.js',
      '/assets/card.js',
      '/assets/home.css',
    ]);
  });

  it('leave out files that the page already links', () => {
    expect(hrefs('<link href="/assets/vendor.js">')).not.toContain('/assets/vendor.js');
  });
});

describe('the banner in the page', () => {
  it('is in a template, with the script that shows it after it', () => {
    const page = withFirstPaint('<main></main><!--first-paint-->', '<h1>Doe mee</h1>', 'assets/first-paint-a.js');
    expect(page).toMatch(
      /^<main><\/main><template id="first-paint"><h1>Doe mee<\/h1><\/template>\s*<script src="\/assets\/first-paint-a.js"><\/script>$/,
    );
  });
});
