import { describe, expect, it } from 'vitest';
import { isKeyGood, pictureKey, pictureLinkEnd } from './picture-link.ts';

const media = { uid: 'ab', identity_address: '0x1' };
const now = Date.parse('2026-11-24T10:20:00Z');
const until = pictureLinkEnd(now);

describe('a link to a private picture', () => {
  it('is the same for the rest of the hour, and works for an hour at least', () => {
    expect(pictureLinkEnd(now + 39 * 60_000)).toBe(until);
    expect(new Date(until).toISOString()).toBe('2026-11-24T12:00:00.000Z');
  });

  it.each([
    ['with its own key', { until: String(until), key: pictureKey(media, until) }, now, true],
    ['at its last moment', { until: String(until), key: pictureKey(media, until) }, until, true],
    ['a moment later', { until: String(until), key: pictureKey(media, until) }, until + 1, false],
    [
      'with the key of another owner',
      { until: String(until), key: pictureKey({ ...media, identity_address: '0x2' }, until) },
      now,
      false,
    ],
    ['with a later end', { until: String(until + 1), key: pictureKey(media, until) }, now, false],
    ['that somebody made for next year', { until: String(until * 2), key: pictureKey(media, until * 2) }, now, false],
    ['without a key', { until: String(until), key: null }, now, false],
    ['without an end', { until: null, key: pictureKey(media, until) }, now, false],
  ])('%s opens it or not', (_what, link, at, good) => {
    expect(isKeyGood(media, link, at)).toBe(good);
  });
});
