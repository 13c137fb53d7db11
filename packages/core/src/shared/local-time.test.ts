import { describe, expect, it } from 'vitest';
import { instant } from './instant.ts';
import { dayOf, dayPartOf } from './local-time.ts';

function at(iso: string) {
  return instant(Date.parse(iso));
}

describe('the date and the part of the day in the Netherlands', () => {
  it.each([
    ['2026-11-21T22:59:00Z', '2026-11-21'],
    ['2026-11-21T23:00:00Z', '2026-11-22'],
    ['2026-07-01T21:59:00Z', '2026-07-01'],
    ['2026-07-01T22:00:00Z', '2026-07-02'],
  ])('at %s is the date %s, in winter and in summer', (iso, day) => {
    expect(dayOf(at(iso))).toBe(day);
  });

  it.each([
    ['2026-11-21T23:30:00Z', 'morning'],
    ['2026-11-21T10:59:00Z', 'morning'],
    ['2026-11-21T11:00:00Z', 'afternoon'],
    ['2026-11-21T16:59:00Z', 'afternoon'],
    ['2026-11-21T17:00:00Z', 'evening'],
    ['2026-11-21T22:59:00Z', 'evening'],
  ])('at %s is the %s', (iso, part) => {
    expect(dayPartOf(at(iso))).toBe(part);
  });
});
