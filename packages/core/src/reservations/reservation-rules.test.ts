import { describe, expect, it } from 'vitest';
import { aReservation } from '../../testing/a-reservation.ts';
import { aDay } from '../../testing/a-voucher.ts';
import {
  cancelWindow,
  contactProviderUntil,
  isPaidBack,
  isRunning,
  lastDayToCancel,
  RESERVATIONS_PER_PAGE,
  spokenCode,
  stateReachedOn,
  trackOf,
} from './reservation-rules.ts';
import type { ReservationState } from './reservation.ts';

const made = aDay('2026-11-20');
const STATES: readonly ReservationState[] = [
  'pending',
  'accepted',
  'rejected',
  'canceled',
  'canceled_by_client',
  'expired',
  'unknown',
];

describe('the days to cancel a reservation', () => {
  it.each([
    ['2027-12-31', '2026-12-04'],
    ['2026-12-04', '2026-12-04'],
    ['2026-12-03', '2026-12-03'],
    ['2026-11-20', '2026-11-20'],
  ])('end 14 days after it was made or with the voucher on %s: on %s [RS-025]', (end, last) => {
    expect(lastDayToCancel(made, aDay(end))).toBe(last);
  });

  it.each([
    ['2026-11-20', 14],
    ['2026-12-03', 1],
    ['2026-12-04', 0],
    ['2026-12-05', null],
  ])('are counted from today, %s: %s [RS-025]', (today, days) => {
    expect(cancelWindow(aReservation({ createdAt: made }), aDay(today))?.days ?? null).toBe(days);
  });

  it.each(STATES.filter((state) => state !== 'pending'))('are over for a reservation that is %s [RS-023]', (state) => {
    expect(cancelWindow(aReservation({ state, createdAt: made }), made)).toBeNull();
  });
});

describe('a reservation', () => {
  it('gives 14 days to contact the provider after it was made [RS-024]', () => {
    expect(contactProviderUntil({ createdAt: made })).toBe('2026-12-04');
  });

  it('is running while it waits, and once accepted until its last day', () => {
    const today = aDay('2026-11-22');
    expect(isRunning({ state: 'pending', expireAt: aDay('2026-11-22') }, today)).toBe(true);
    expect(isRunning({ state: 'accepted', expireAt: aDay('2026-11-22') }, today)).toBe(true);
    expect(isRunning({ state: 'accepted', expireAt: aDay('2026-11-21') }, today)).toBe(false);
    expect(isRunning({ state: 'expired', expireAt: aDay('2026-11-21') }, today)).toBe(false);
    expect(isRunning({ state: 'unknown', expireAt: aDay('2026-11-22') }, today)).toBe(false);
  });

  it('pays back when either side ended it, not when it expired or was accepted', () => {
    expect(STATES.filter(isPaidBack)).toEqual(['rejected', 'canceled', 'canceled_by_client']);
  });

  it.each([
    ['pending', '2026-11-20'],
    ['accepted', '2026-11-21'],
    ['rejected', '2026-11-22'],
    ['canceled', '2026-11-23'],
    ['canceled_by_client', '2026-11-23'],
    ['expired', '2026-11-24'],
    ['unknown', '2026-11-20'],
  ] as const)('reached the state %s on %s [RS-021]', (state, day) => {
    const reservation = aReservation({
      state,
      createdAt: made,
      acceptedAt: aDay('2026-11-21'),
      rejectedAt: aDay('2026-11-22'),
      canceledAt: aDay('2026-11-23'),
      expiredAt: aDay('2026-11-24'),
    });
    expect(stateReachedOn(reservation)).toBe(day);
  });

  it('takes the day on which it was made, or its last day, where the platform sends no day of the state', () => {
    for (const state of STATES.filter((name) => name !== 'expired')) {
      expect(stateReachedOn(aReservation({ state, createdAt: made }))).toBe(made);
    }
    expect(stateReachedOn(aReservation({ state: 'expired', expireAt: aDay('2026-11-25') }))).toBe('2026-11-25');
  });

  it('is read aloud in two groups of four digits', () => {
    expect(spokenCode('48213377')).toBe('4821 3377');
    expect(spokenCode('ZG-1')).toBe('ZG-1');
  });

  it('is listed 15 at a time [RS-031]', () => {
    expect(RESERVATIONS_PER_PAGE).toBe(15);
  });
});

describe('the course of a reservation', () => {
  const steps = (state: ReservationState, acceptedAt: string | null = null) =>
    trackOf(aReservation({ state, createdAt: made, acceptedAt: acceptedAt === null ? null : aDay(acceptedAt) })).map(
      ({ name, progress }) => `${name} ${progress}`,
    );

  it.each([
    ['pending', null, ['made done', 'waiting now', 'hear todo']],
    ['accepted', '2026-11-21', ['made done', 'accepted done', 'collect now']],
    ['rejected', null, ['made done', 'rejected stop']],
    ['canceled', '2026-11-21', ['made done', 'accepted done', 'canceled stop']],
    ['canceled_by_client', null, ['made done', 'canceled_by_client stop']],
    ['expired', null, ['made done', 'expired stop']],
    ['unknown', null, ['made done']],
    ['unknown', '2026-11-21', ['made done', 'accepted done']],
  ] as const)('of the state %s after acceptance on %s is %s', (state, acceptedAt, expected) => {
    expect(steps(state, acceptedAt)).toEqual(expected);
  });
});
