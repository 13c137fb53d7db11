import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { FOREIGN_TEXT_READERS, hostileText, SHAPES } from '../testing/foreign-text.ts';

/** A guard against hanging only: `npm run bench` holds the times. */
const HANGS = 20_000;

it.each(FOREIGN_TEXT_READERS)('reads $name only up to its limit', { timeout: HANGS }, (reader) => {
  for (const shape of SHAPES) {
    const text = hostileText(reader, shape);
    const ignored = 'z '.repeat(text.length).slice(0, text.length - reader.limit);
    const other =
      reader.readsEnd === true ? ignored + text.slice(-reader.limit) : text.slice(0, reader.limit) + ignored;
    // A difference of two long texts takes longer to print than the test.
    expect.soft(isDeepStrictEqual(reader.read(text), reader.read(other)), shape).toBe(true);
  }
});
