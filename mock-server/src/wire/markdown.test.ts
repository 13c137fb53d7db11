import { describe, expect, it } from 'vitest';
import { markdownToHtml, markdownToText } from './markdown.ts';

describe('the markdown of a text', () => {
  it.each(['[', '![', '[a](', '*a', '_', '<b>', '`'])(
    'is read up to 20,000 characters: %j',
    { timeout: 20_000 },
    (shape) => {
      const text = shape.repeat(20_000).slice(0, 20_000);
      expect(markdownToHtml(text + shape.repeat(50_000)) === markdownToHtml(text)).toBe(true);
      expect(markdownToText(text + shape.repeat(50_000)) === markdownToText(text)).toBe(true);
    },
  );
});
