import type { PostalAddress } from '../src/shared/postal-address.ts';

/** The address Lindelaan 14 b in Zonnedorp. */
export function anAddress(overrides: Partial<PostalAddress> = {}): PostalAddress {
  return {
    postcode: '7311 AA',
    street: 'Lindelaan',
    house: '14',
    houseAddition: 'b',
    city: 'Zonnedorp',
    ...overrides,
  };
}
