import { expect, it } from 'vitest';
import { reservationAsks } from './reservation-asks.ts';

const provider = {
  reservation_phone: 'optional',
  reservation_address: 'no',
  reservation_birth_date: 'required',
} as const;

it.each([
  ['what the provider asks', {}, provider, { phone: 'optional', address: 'no', birth_date: 'required' }],
  [
    'what the offer asks before that',
    { reservation_asks: { phone: 'no', address: 'required' } },
    provider,
    { phone: 'no', address: 'required', birth_date: 'required' },
  ],
  ['nothing without a provider', {}, undefined, { phone: 'no', address: 'no', birth_date: 'no' }],
] as const)('is %s', (_, product, of, asks) => {
  expect(reservationAsks(product, of)).toEqual(asks);
});
