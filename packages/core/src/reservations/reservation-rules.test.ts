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
  'waiting',
  'canceled_by_sponsor',
  'canceled_payment_failed',
  'canceled_payment_expired',
  'canceled_payment_canceled',
];

describe('the days to cancel a reservation', () => {
  it('end 14 days after it was made or with the voucher [RS-025]', () => {
    const last = (end: string) => lastDayToCancel(made, aDay(end));
    expect([last('2027-12-31'), last('2026-12-04')]).toEqual(['2026-12-04', '2026-12-04']);
    expect([last('2026-12-03'), last('2026-11-20')]).toEqual(['2026-12-03', '2026-11-20']);
  });

  it('are counted from today, and over for a reservation that does not wait [RS-023] [RS-025]', () => {
    const days = (today: string) => cancelWindow(aReservation({ createdAt: made }), aDay(today))?.days ?? null;
    expect(['2026-11-20', '2026-12-03', '2026-12-04', '2026-12-05'].map(days)).toEqual([14, 1, 0, null]);
    const open = STATES.filter((state) => cancelWindow(aReservation({ state, createdAt: made }), made) !== null);
    expect(open).toEqual(['pending']);
  });

  it('are all days until the last one where the platform says itself that it can be cancelled', () => {
    const days = (canCancel: boolean, state: ReservationState = 'pending') =>
      cancelWindow(
        aReservation({ state, canCancel, createdAt: made, expireAt: aDay('2026-12-24') }),
        aDay('2026-12-20'),
      );
    expect([days(true)?.days, days(false), days(true, 'waiting')]).toEqual([4, null, null]);
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
    expect(isRunning({ state: 'waiting', expireAt: aDay('2026-11-21') }, today)).toBe(true);
    expect(isRunning({ state: 'unknown', expireAt: aDay('2026-11-22') }, today)).toBe(false);
  });

  it('pays back when either side ended it, not when it expired or was accepted', () => {
    const paidBack = STATES.filter((state) => state === 'rejected' || state.startsWith('canceled'));
    expect([STATES.filter(isPaidBack), paidBack.length]).toEqual([paidBack, 7]);
  });

  it('reached its state on the day that the platform sends [RS-021]', () => {
    const [acceptedAt, rejectedAt] = [aDay('2026-11-21'), aDay('2026-11-22')];
    const [canceledAt, expiredAt] = [aDay('2026-11-23'), aDay('2026-11-24')];
    const days = { acceptedAt, rejectedAt, canceledAt, expiredAt };
    const reached = STATES.map((state) => stateReachedOn(aReservation({ state, createdAt: made, ...days })));
    const others = [made, canceledAt, canceledAt, canceledAt, canceledAt];
    expect(reached).toEqual([made, acceptedAt, rejectedAt, canceledAt, canceledAt, expiredAt, made, ...others]);
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

  it('has its steps up to its state', () => {
    expect(steps('pending')).toEqual(['made done', 'waiting now', 'hear todo']);
    expect(steps('accepted', '2026-11-21')).toEqual(['made done', 'accepted done', 'collect now']);
    expect(steps('rejected')).toEqual(['made done', 'rejected stop']);
    expect(steps('canceled', '2026-11-21')).toEqual(['made done', 'accepted done', 'canceled stop']);
    expect(steps('canceled_by_client')).toEqual(['made done', 'canceled_by_client stop']);
    expect(steps('expired')).toEqual(['made done', 'expired stop']);
    expect(steps('waiting')).toEqual(['ordered done', 'pay now', 'waiting todo']);
    expect(steps('canceled_payment_failed')).toEqual(['ordered done', 'canceled_payment_failed stop']);
    expect(steps('unknown')).toEqual(['made done']);
    expect(steps('unknown', '2026-11-21')).toEqual(['made done', 'accepted done']);
  });
});
