import type { PostalAddress } from '@stadstegoed/core/shared/postal-address.ts';

/** The parts in which the platform of July 2026 takes an address. */
export function addressParts({ street, house, houseAddition, postcode, city }: PostalAddress) {
  return {
    street,
    house_nr: house,
    ...(houseAddition === '' ? {} : { house_nr_addition: houseAddition }),
    postal_code: postcode,
    city,
  };
}
