import { expect, it } from 'vitest';
import { instant } from './instant.ts';
import { dayOf, dayPartOf } from './local-time.ts';

function at(iso: string) {
  return instant(Date.parse(iso));
}

it('has the date of the Netherlands, in winter and in summer', () => {
  expect([dayOf(at('2026-11-21T22:59:00Z')), dayOf(at('2026-11-21T23:00:00Z'))]).toEqual(['2026-11-21', '2026-11-22']);
  expect([dayOf(at('2026-07-01T21:59:00Z')), dayOf(at('2026-07-01T22:00:00Z'))]).toEqual(['2026-07-01', '2026-07-02']);
});

it('has the part of the day in the Netherlands', () => {
  const parts = ['23:30', '10:59', '11:00', '16:59', '17:00', '22:59'].map((time) =>
    dayPartOf(at(`2026-11-21T${time}:00Z`)),
  );
  expect(parts).toEqual(['morning', 'morning', 'afternoon', 'afternoon', 'evening', 'evening']);
});
