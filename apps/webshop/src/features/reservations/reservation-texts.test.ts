import type { ReservationState } from '@stadstegoed/core/reservations/reservation.ts';
import { aReservation } from '@stadstegoed/core/testing/a-reservation.ts';
import { aDay } from '@stadstegoed/core/testing/a-voucher.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { expect, it } from 'vitest';
import { showTexts } from '../../../testing/show-texts.ts';
import { reservationCardData } from './reservation-card-data.ts';
import { amountLabel, daysText, situationSentence } from './reservation-texts.ts';
import { RESERVATIONS_QUERY, SITUATIONS, toReservationFilter } from './reservations-query.ts';

/** Made on 20 November 2026, to be collected up to and including 31 December 2027. */
const MADE = { acceptedAt: aDay('2026-11-21'), rejectedAt: aDay('2026-11-22'), canceledAt: aDay('2026-11-23') };
const DATES = { ...MADE, expiredAt: aDay('2026-11-24') };

it.each<[ReservationState, string, string]>([
  [
    'pending',
    '2026-11-20',
    'U kunt nog 14 dagen annuleren, tot en met 4 december 2026, of tot Zwembad De Golfslag ja zegt.',
  ],
  [
    'pending',
    '2026-12-03',
    'U kunt nog 1 dag annuleren, tot en met 4 december 2026, of tot Zwembad De Golfslag ja zegt.',
  ],
  ['pending', '2026-12-04', 'Annuleren kan nog tot en met vandaag, of tot Zwembad De Golfslag ja zegt.'],
  ['pending', '2026-12-05', 'Zelf annuleren kan niet meer. Neem daarvoor contact op met Zwembad De Golfslag.'],
  ['accepted', '2026-12-04', 'Wilt u annuleren? Neem uiterlijk 4 december 2026 contact op met Zwembad De Golfslag.'],
  ['accepted', '2026-12-05', 'U kunt terecht tot en met 31 december 2027.'],
  ['accepted', '2027-12-31', 'U kunt terecht tot en met 31 december 2027.'],
  ['accepted', '2028-01-01', 'De laatste dag was 31 december 2027. De code werkt niet meer.'],
  ['rejected', '2026-12-01', 'Zwembad De Golfslag heeft op 22 november 2026 nee gezegd.'],
  ['canceled', '2026-12-01', 'Zwembad De Golfslag heeft dit op 23 november 2026 geannuleerd.'],
  ['canceled_by_client', '2026-12-01', 'U heeft dit op 23 november 2026 geannuleerd.'],
  ['expired', '2026-12-01', 'De laatste dag was 24 november 2026.'],
  ['waiting', '2026-12-01', 'Pas daarna is het gereserveerd.'],
  ['canceled_by_sponsor', '2026-12-01', 'De gemeente heeft dit geannuleerd.'],
  ['canceled_payment_failed', '2026-12-01', 'Uw betaling is mislukt.'],
  ['canceled_payment_expired', '2026-12-01', 'U heeft niet op tijd betaald.'],
  ['canceled_payment_canceled', '2026-12-01', 'U heeft de betaling gestopt.'],
  ['unknown', '2026-12-01', 'Wij kennen deze status niet. Vraag Zwembad De Golfslag wat u moet doen.'],
])('says of a reservation that is %s on %s: %s [RS-024]', async (state, today, sentence) => {
  const translate = await showTexts('nl', ['reservations']);
  const context = { translate, language: 'nl', today: aDay(today), now: new FakeClock().now() } as const;
  expect(situationSentence(aReservation({ ...DATES, state }), context).replaceAll('\u00a0', ' ')).toContain(sentence);
});

it.each<[ReservationState, string, boolean, boolean, string]>([
  ['pending', '2026-12-04', true, false, 'Uit Kindtegoed'],
  ['accepted', '2026-12-04', true, false, 'Uit Kindtegoed'],
  ['accepted', '2028-01-01', false, false, 'Uit Kindtegoed'],
  ['canceled', '2026-12-04', false, true, 'Terug op Kindtegoed'],
  ['unknown', '2026-12-04', false, false, 'Bedrag'],
])('is %s on %s: running %s, paid back %s, under "%s"', async (state, today, isRunning, isPaidBack, label) => {
  const reservation = aReservation({ ...DATES, state });
  const hasCode = isRunning && state === 'accepted';
  expect(reservationCardData(reservation, aDay(today))).toMatchObject({
    isRunning,
    isPaidBack,
    hasCode,
    code: '4821 3377',
  });
  expect(amountLabel(reservation, null, await showTexts('nl', ['reservations']))).toBe(label);
});

it('has words of its own for the last day to cancel', async () => {
  const context = {
    translate: await showTexts('nl', ['reservations']),
    language: 'nl',
    provider: 'Zwembad De Golfslag',
  } as const;
  const said = [0, 1].map((days) =>
    daysText('reservations.reserve.check.days', { days, until: aDay('2026-12-02') }, context),
  );
  expect(said).toEqual([
    'U kunt alleen vandaag nog annuleren, zolang Zwembad De Golfslag geen ja zegt.',
    'U kunt nog 1 dag annuleren, tot en met 2\u00a0december 2026, of tot Zwembad De Golfslag ja zegt.',
  ]);
});

it('asks the platform for each choice of the list', () => {
  const filters = SITUATIONS.map((state) => toReservationFilter({ ...RESERVATIONS_QUERY.usual, state }));
  expect(filters).toEqual([
    { page: 1 },
    { page: 1, state: 'pending', archived: false },
    { page: 1, state: 'accepted' },
    { page: 1, state: 'rejected' },
    { page: 1, archived: true },
  ]);
  expect(toReservationFilter({ page: 2, q: 'zwem', state: 'all' })).toEqual({ page: 2, q: 'zwem' });
});
