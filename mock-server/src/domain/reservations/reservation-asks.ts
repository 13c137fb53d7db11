import type { Ask, ReservationAsks } from '../../tables/organizations.ts';

type Provider = {
  readonly reservation_phone: Ask;
  readonly reservation_address: Ask;
  readonly reservation_birth_date: Ask;
};

const ofProvider = (provider: Provider): ReservationAsks => ({
  phone: provider.reservation_phone,
  address: provider.reservation_address,
  birth_date: provider.reservation_birth_date,
});

/** What an offer asks itself, and for the rest what its provider asks of all offers. */
export const reservationAsks = (
  product: { readonly reservation_asks?: Partial<ReservationAsks> },
  provider: Provider | undefined,
): ReservationAsks => ({
  phone: 'no',
  address: 'no',
  birth_date: 'no',
  ...(provider ? ofProvider(provider) : {}),
  ...product.reservation_asks,
});
