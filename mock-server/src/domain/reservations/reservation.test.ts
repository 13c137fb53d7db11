import { expect, it } from 'vitest';
import { canCancelOwn, reservationRefusal, type ReservationFacts } from './reservation.ts';
import { isReservationExpired } from '../vouchers/reservation-expiry.ts';

const good: ReservationFacts = {
  hasVoucher: true,
  hasProduct: true,
  enabled: true,
  soldOut: false,
  fundAllows: true,
  affordable: true,
  totalLeft: null,
  personalLeft: null,
  approved: true,
};

it('lets a resident reserve what meets every rule', () => {
  expect(reservationRefusal(good)).toBeNull();
  expect(reservationRefusal({ ...good, totalLeft: 1, personalLeft: 1 })).toBeNull();
});

it.each<[string, Partial<ReservationFacts>]>([
  ['no_voucher', { hasVoucher: false, hasProduct: false }],
  ['no_product', { hasProduct: false, enabled: false }],
  ['not_enabled', { enabled: false, soldOut: true }],
  ['sold_out', { soldOut: true, fundAllows: false }],
  ['fund', { fundAllows: false, affordable: false }],
  ['balance', { affordable: false, totalLeft: 0 }],
  ['total_limit', { totalLeft: 0, personalLeft: 0 }],
  ['personal_limit', { personalLeft: 0, approved: false }],
  ['not_approved', { approved: false }],
])('names %s as the first rule that says no', (refusal, facts) => {
  expect(reservationRefusal({ ...good, ...facts })).toBe(refusal);
});

const at = (day: string): number => Date.parse(`${day}T12:00:00+01:00`);

it.each([
  ['pending', '2026-11-24', false],
  ['pending', '2026-11-25', true],
  ['accepted', '2026-11-25', false],
  ['canceled_by_client', '2026-11-25', false],
] as const)('a reservation that is %s until 24 November has expired on %s: %s', (state, today, expired) => {
  expect(isReservationExpired({ state, expire_at: '2026-11-24' }, at(today))).toBe(expired);
});

it.each([
  ['pending', '2026-11-15', '2027-01-01', true],
  ['pending', '2026-11-16', '2027-01-01', false],
  ['pending', '2026-11-05', '2026-11-05', true],
  ['pending', '2026-11-06', '2026-11-05', false],
  ['accepted', '2026-11-02', '2027-01-01', false],
  ['rejected', '2026-11-02', '2027-01-01', false],
] as const)(
  'made on 1 November, %s, on %s with a voucher until %s, it can be cancelled: %s',
  (state, today, end, can) => {
    expect(canCancelOwn({ state, created_at: at('2026-11-01') }, { now: at(today), voucherEnd: end })).toBe(can);
  },
);
