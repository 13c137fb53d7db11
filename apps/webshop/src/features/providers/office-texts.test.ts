import { anOffice, openingHours } from '@stadstegoed/core/testing/an-office.ts';
import { instant } from '@stadstegoed/core/shared/instant.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { expect, it } from 'vitest';
import { showTexts } from '../../../testing/show-texts.ts';
import { officeCardData, weekOf } from './parts/office-card-data.ts';
import { numberedPins } from './parts/office-pin.ts';
import { distanceText, hoursText, openNowText, weekDayText } from './parts/office-texts.ts';

const HERE = { latitude: 52.2166, longitude: 5.9136 };
/** Open on Monday to Friday from 9.00 to 17.00; 23 November 2026 is a Monday. */
const office = anOffice();
const at = (time: string) => instant(Date.parse(`${time}:00+01:00`));

it.each<[string, Language, string | null]>([
  ['2026-11-23T08:59', 'nl', 'Opent om 9.00\u00a0uur'],
  ['2026-11-23T09:00', 'nl', 'Nu open tot 17.00\u00a0uur'],
  ['2026-11-23T16:59', 'en', 'Open now until 17:00'],
  ['2026-11-23T17:00', 'nl', 'Opent morgen om 9.00\u00a0uur'],
  ['2026-11-28T12:00', 'nl', 'Opent maandag om 9.00\u00a0uur'],
  ['2026-11-28T12:00', 'en', 'Opens Monday at 09:00'],
])('says at %s, in %s: %s', async (time, language, text) => {
  const { open } = officeCardData(office, at(time), null);
  expect(openNowText(open, await showTexts(language, ['providers/parts']), language)).toBe(text);
});

it.each([
  ['a paused office', { state: 'paused' } as const, 'Tijdelijk gesloten'],
  ['a closed office', { state: 'closed' } as const, 'Deze vestiging is gesloten'],
  ['an office without hours', { schedule: [] }, null],
])('says of %s: %s', async (_what, differences, text) => {
  const { open } = officeCardData(anOffice(differences), at('2026-11-23T12:00'), null);
  expect(openNowText(open, await showTexts('nl', ['providers/parts']), 'nl')).toBe(text);
});

it('has street and town apart, and a distance where both places are known', () => {
  const now = at('2026-11-23T12:00');
  expect(officeCardData(office, now, HERE)).toMatchObject({
    street: 'Badlaan 8',
    town: '9990 BA Zonnedorp',
    kilometres: 0,
  });
  expect(officeCardData(office, now, null).kilometres).toBeNull();
  expect(officeCardData(anOffice({ position: null }), now, HERE).kilometres).toBeNull();
  expect([distanceText(0.84, 'nl'), distanceText(12.4, 'en')]).toEqual(['0,8 km', '12 km']);
});

it('has a bar for the hours of each day, cut off before 6.00, and a mark for now on the day of today', () => {
  const pause = { from: 12 * 60, until: 13 * 60 };
  const schedule = [openingHours(0, { from: 0, until: 15 * 60, pause }), openingHours(1)];
  const week = weekOf(anOffice({ schedule }), at('2026-11-23T15:00'));
  expect(week.map(({ now, isToday }) => [now, isToday])).toEqual([[50, true], ...Array(6).fill([null, false])]);
  const monday = [
    { start: 0, length: 33.3 },
    { start: 38.9, length: expect.closeTo(11.1, 5) },
  ];
  expect(week.slice(0, 3).map(({ bars }) => bars)).toEqual([
    monday,
    [{ start: 16.7, length: expect.closeTo(44.4, 5) }],
    [],
  ]);
  expect(weekOf(anOffice({ schedule, state: 'paused' }), at('2026-11-23T15:00')).map(({ hours }) => hours)).toEqual(
    Array(7).fill(null),
  );
});

it.each([
  ['05:59', null],
  ['06:00', null],
  ['06:02', 0.2],
  ['23:58', 99.8],
])('has a mark for now at %s at: %s', (time, now) => {
  expect(weekOf(office, at(`2026-11-23T${time}`))[0]?.now).toBe(now);
});

it('writes the hours of a day with their break, and the name of the day', async () => {
  const translate = await showTexts('nl', ['providers/parts']);
  const pause = { from: 12 * 60 + 30, until: 13 * 60 };
  const written = [null, openingHours(0), openingHours(0, { pause })].map((hours) => hoursText(hours, translate, 'nl'));
  expect(written).toEqual(['Gesloten', '9.00 – 17.00', '9.00 – 12.30, 13.00 – 17.00']);
  expect(hoursText(openingHours(0, { until: 25 * 60 + 30 }), translate, 'en')).toBe('09:00 – 01:30');
  expect([weekDayText(0, 'nl'), weekDayText(6, 'en')]).toEqual(['maandag', 'Sunday']);
});

it('numbers the pins as the list does, also beside an office without a place', () => {
  const pins = numberedPins([anOffice({ position: null }), office]);
  expect(pins).toEqual([{ id: '71', label: '2. Badlaan 8', position: HERE, number: 2 }]);
});
