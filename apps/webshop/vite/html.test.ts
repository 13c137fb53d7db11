import { describe, expect, it } from 'vitest';
import { fillVariantMarks, fontPreloads, withFirstPaint } from './html.ts';

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

describe('fontPreloads', () => {
  it('link the font of every weight, and nothing else', () => {
    const bundle = { 'assets/home.js': {}, 'assets/figtree-latin.woff2': {}, 'assets/icons.woff2': {} };
    expect(fontPreloads(bundle).map(({ attrs }) => attrs?.['href'])).toEqual(['/assets/figtree-latin.woff2']);
  });
});

describe('what the page shows first', () => {
  it('is in templates, with the script that shows one of them after them', () => {
    const parts = { 'first-paint': '<h1>Doe mee</h1>' };
    const page = withFirstPaint('<main></main><!--first-paint-->', parts, 'assets/first-paint-a.js');
    expect(page).toMatch(
      /^<main><\/main><template id="first-paint"><h1>Doe mee<\/h1><\/template>\s*<script src="\/assets\/first-paint-a.js"><\/script>$/,
    );
  });
});
