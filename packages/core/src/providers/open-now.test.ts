import { describe, expect, it } from 'vitest';
import { anOffice, openingHours } from '../../testing/an-office.ts';
import { instant } from '../shared/instant.ts';
import { OFFICE_STATES } from './office.ts';
import { openNow, openSomewhere } from './open-now.ts';
import { OPENING_TIMES, toOpeningHours, WEEK_DAYS } from './opening-hours.ts';

const at = (text: string) => instant(Date.parse(text));

// 2026-01-15 is a Thursday; in winter Amsterdam is one hour ahead of UTC.
describe('whether an office is open now', () => {
  it.each([
    ['within its hours', '2026-01-15T09:00:00Z', { kind: 'open', until: 17 * 60 }],
    ['at the minute it opens', '2026-01-15T08:00:00Z', { kind: 'open', until: 17 * 60 }],
    ['before its hours', '2026-01-15T07:59:00Z', { kind: 'closed', opens: { inDays: 0, weekDay: 3, time: 540 } }],
    [
      'at the minute it closes',
      '2026-01-15T16:00:00Z',
      { kind: 'closed', opens: { inDays: 1, weekDay: 4, time: 540 } },
    ],
    ['in the weekend', '2026-01-17T12:00:00Z', { kind: 'closed', opens: { inDays: 2, weekDay: 0, time: 540 } }],
    ['in summer time', '2026-07-16T14:59:00Z', { kind: 'open', until: 17 * 60 }],
  ])('is known %s [PV-022] [PV-023]', (_when, time, expected) => {
    expect(openNow(anOffice(), at(time))).toEqual(expected);
  });

  // At 2.00 the clock goes to 3.00 in March, and at 3.00 to 2.00 in October.
  it.each([
    ['in the last minute before the clock goes forward', '2026-03-29T00:59:00Z', 'open'],
    ['at once after it, for it is 3.00 then', '2026-03-29T01:00:00Z', 'closed'],
    ['before 3.00 for the first time', '2026-10-25T00:59:00Z', 'open'],
    ['before 3.00 for the second time', '2026-10-25T01:59:00Z', 'open'],
    ['at 3.00', '2026-10-25T02:00:00Z', 'closed'],
    ['on the day after 23 hours at 9.00', '2026-03-29T07:00:00Z', 'open'],
    ['on the day after 23 hours before 9.00', '2026-03-29T06:59:00Z', 'closed'],
    ['on the day after 25 hours at 9.00', '2026-10-25T08:00:00Z', 'open'],
    ['on the day after 25 hours before 9.00', '2026-10-25T07:59:00Z', 'closed'],
  ])('keeps its hours in a night of 23 or 25 hours: %s [PV-022] [PV-023]', (_when, time, kind) => {
    const saturdayNight = openingHours(5, { from: 20 * 60, until: 27 * 60 });
    expect(openNow(anOffice({ schedule: [saturdayNight, openingHours(6)] }), at(time)).kind).toBe(kind);
  });

  it('is open at a provider when one of its offices is, and unknown without an office', () => {
    const shut = anOffice({ state: 'closed' });
    const noon = at('2026-01-15T11:00:00Z');
    expect(openSomewhere([shut, anOffice()], noon)).toEqual({ kind: 'open', until: 17 * 60 });
    expect(openSomewhere([shut], noon)).toEqual({ kind: 'closed_for_good' });
    expect(openSomewhere([], noon)).toBeNull();
  });

  it('names the moment after a break', () => {
    const schedule = [openingHours(3, { pause: { from: 12 * 60, until: 12 * 60 + 30 } })];
    expect(openNow(anOffice({ schedule }), at('2026-01-15T10:00:00Z'))).toEqual({ kind: 'open', until: 12 * 60 });
    expect(openNow(anOffice({ schedule }), at('2026-01-15T11:10:00Z'))).toEqual({
      kind: 'closed',
      opens: { inDays: 0, weekDay: 3, time: 12 * 60 + 30 },
    });
  });

  it('counts hours after midnight to the day before', () => {
    const schedule = [openingHours(2, { from: 20 * 60, until: 26 * 60 })];
    expect(openNow(anOffice({ schedule }), at('2026-01-15T00:30:00Z'))).toEqual({ kind: 'open', until: 2 * 60 });
  });

  it('is open day and night when its hours touch each other all week', () => {
    const schedule = WEEK_DAYS.map((day) => openingHours(day, { from: 0, until: 24 * 60 }));
    expect(openNow(anOffice({ schedule }), at('2026-01-15T00:30:00Z'))).toEqual({ kind: 'open_all_day' });
  });

  it('opens next week when today is its only day', () => {
    const schedule = [openingHours(3)];
    expect(openNow(anOffice({ schedule }), at('2026-01-15T18:00:00Z'))).toEqual({
      kind: 'closed',
      opens: { inDays: 7, weekDay: 3, time: 540 },
    });
  });

  it('is unknown without hours', () => {
    expect(openNow(anOffice({ schedule: [] }), at('2026-01-15T10:00:00Z'))).toEqual({ kind: 'unknown' });
  });

  it('is decided by the state before the hours: active, paused or closed [PV-026]', () => {
    const kinds = OFFICE_STATES.map((state) => openNow(anOffice({ state }), at('2026-01-15T10:00:00Z')).kind);
    expect(OFFICE_STATES).toEqual(['active', 'paused', 'closed']);
    expect(kinds).toEqual(['open', 'paused', 'closed_for_good']);
  });
});

describe('the opening hours of a day', () => {
  const written = { weekDay: 0, from: '08:30', until: '17:00', pauseFrom: '', pauseUntil: '' } as const;

  it('are half hours from 00:00 to 23:30 [PV-024] [PV-025]', () => {
    expect(OPENING_TIMES).toHaveLength(48);
    expect([OPENING_TIMES[0], OPENING_TIMES[1], OPENING_TIMES.at(-1)]).toEqual([0, 30, 23 * 60 + 30]);
    expect(toOpeningHours(written)).toEqual({ weekDay: 0, from: 510, until: 1020, pause: null });
    expect(toOpeningHours({ ...written, from: '08:45' })).toBeNull();
    expect(toOpeningHours({ ...written, until: '24:00' })).toBeNull();
    expect(toOpeningHours({ ...written, until: '' })).toBeNull();
  });

  it('end after midnight when the end is not after the start', () => {
    expect(toOpeningHours({ ...written, from: '17:00', until: '00:00' })).toMatchObject({ from: 1020, until: 1440 });
    expect(toOpeningHours({ ...written, from: '20:00', until: '02:00' })).toMatchObject({ until: 1560 });
  });

  it('have a break only within the hours', () => {
    const pause = { pauseFrom: '12:00', pauseUntil: '12:30' };
    expect(toOpeningHours({ ...written, ...pause })).toMatchObject({ pause: { from: 720, until: 750 } });
    expect(toOpeningHours({ ...written, pauseFrom: '07:00', pauseUntil: '07:30' })).toMatchObject({ pause: null });
    expect(toOpeningHours({ ...written, pauseFrom: '12:00', pauseUntil: '' })).toMatchObject({ pause: null });
  });
});
