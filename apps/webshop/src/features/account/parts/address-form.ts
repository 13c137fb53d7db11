import {
  ADDRESS_LIMITS,
  addressProblem,
  readAddressField,
  type AddressLimits,
  type AddressProblem,
  type PostalAddress,
} from '@stadstegoed/core/shared/postal-address.ts';
import type { Sentence } from '../../../lib/app/app-ports.ts';
import type { TextKey } from '../../../texts/text-keys.ts';

const MISSING = {
  postcode: 'account.address.missing.postcode',
  house: 'account.address.missing.house',
  houseAddition: 'account.address.missing.house',
  street: 'account.address.missing.street',
  city: 'account.address.missing.city',
} as const satisfies Record<keyof PostalAddress, TextKey>;

/** The sentence for a part of an address that is not accepted. */
export function addressSentence(part: keyof PostalAddress, problem: AddressProblem): Sentence {
  if (problem === 'missing') return { key: MISSING[part] };
  return { key: `account.address.${problem}`, values: { max: ADDRESS_LIMITS[part] } };
}

/** The names that platforms give to the parts of an address in their errors, where they differ from those of the shop. */
export const ADDRESS_SERVER_NAMES = {
  address: 'street',
  house_addition: 'houseAddition',
  house_nr: 'house',
  house_nr_addition: 'houseAddition',
  postal_code: 'postcode',
} as const satisfies Readonly<Record<string, keyof PostalAddress>>;

const ofEachPart = <T>(of: (part: keyof PostalAddress) => T): Readonly<Record<keyof PostalAddress, T>> => ({
  postcode: of('postcode'),
  house: of('house'),
  houseAddition: of('houseAddition'),
  street: of('street'),
  city: of('city'),
});

/** What a form of an address that is needed checks, and how it writes what is typed. Without limits the platform says what is too long. */
export const addressForm = (limits: AddressLimits | null) => ({
  rules: ofEachPart((part) => (_typed: string, address: PostalAddress) => {
    const problem = addressProblem(part, address, part !== 'houseAddition', limits);
    return problem === null ? null : addressSentence(part, problem);
  }),
  write: ofEachPart((part) => (_typed: string, address: PostalAddress) => readAddressField(part, address)),
  serverNames: ADDRESS_SERVER_NAMES,
});
