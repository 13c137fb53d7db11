import { describe, expect, it } from 'vitest';
import { sweepPage } from './sweep-page.ts';

describe('the page with the screenshots of a sweep', () => {
  const page = sweepPage([
    'zonnedorp/nl/default/fund-missing-320.png',
    'zonnedorp/nl/default/fund-missing-1280.png',
    'zonnedorp/nl/default/fund-missing-1280.txt',
    'zonnedorp/en/large/home-320.png',
    'index.html',
  ]);

  it('groups them by variant, language and mode', () => {
    expect(page).toContain('zonnedorp/nl/default: 1 screens, 1 with problems');
    expect(page).toContain('zonnedorp/en/large: 1 screens, 0 with problems');
  });

  it('shows the widths of a screen beside each other, the narrowest first', () => {
    expect(page.indexOf('fund-missing-320.png')).toBeLessThan(page.indexOf('fund-missing-1280.png'));
  });

  it('links the problems of a screenshot that has them', () => {
    expect(page).toContain('<a href="zonnedorp/nl/default/fund-missing-1280.txt">problems</a>');
    expect(page).not.toContain('fund-missing-320.txt');
  });
});
