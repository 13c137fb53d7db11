import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { aDay } from '../../testing/a-voucher.ts';
import { given } from '../../testing/given.ts';
import { calendarFile } from './calendar-file.ts';
import { instant } from './instant.ts';

const now = instant(Date.parse('2026-11-24T10:00:00+01:00'));
const title = 'Haal op: pannenkoeken, crème brûlée; één portie \\ één persoon 🥞, bij Restaurant ’t Groene Hart';
const text = 'Laatste dag.\nNummer 5292 4193.';

it.each(['2026-03-29', '2026-10-25', '2026-12-31'])(
  'a calendar reads a whole day, also when summer time begins or ends: %s [NX-009]',
  (day) => {
    const file = calendarFile({ uid: 'reservation-1@zonnedorp', day: aDay(day), title, text }, now);
    const event = new ICAL.Event(given(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')));
    expect(event).toMatchObject({ uid: 'reservation-1@zonnedorp', summary: title, description: text });
    expect([event.startDate.isDate, event.startDate.toString(), event.duration.toSeconds()]).toEqual([
      true,
      day,
      24 * 60 * 60,
    ]);
    const lines = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...lines)).toBeLessThanOrEqual(75);
  },
);
