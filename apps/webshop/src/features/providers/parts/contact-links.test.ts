import { describe, expect, it } from 'vitest';
import { safeWebsite } from './contact-links.ts';

describe('the links to a provider', () => {
  it.each([
    ['https://golfslag.example', 'https://golfslag.example/'],
    ['golfslag.example/zwemles', 'https://golfslag.example/zwemles'],
    ['javascript://alert(1)', null],
    ['data://x', null],
    ['https://', null],
    ['https://golfslag.example@elders.example', null],
    [null, null],
  ])('open the website %j as %j', (written, expected) => {
    expect(safeWebsite(written)).toBe(expected);
  });
});
