import { describe, expect, it } from 'vitest';
import { safeWebsite, telephoneLink } from './contact-links.ts';

describe('the links to a provider', () => {
  it('dial the digits of a number', () => {
    expect(telephoneLink('(0123) 45 67 11')).toBe('tel:0123456711');
    expect(telephoneLink('+31 12 345 67 11')).toBe('tel:+31123456711');
  });

  it.each([
    ['https://golfslag.example', 'https://golfslag.example/'],
    ['golfslag.example/zwemles', 'https://golfslag.example/zwemles'],
    ['javascript://alert(1)', null],
    ['data://x', null],
    ['https://', null],
    [null, null],
  ])('open the website %j as %j', (written, expected) => {
    expect(safeWebsite(written)).toBe(expected);
  });
});
