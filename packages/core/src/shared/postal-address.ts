import { parsePostcode } from './postcode.ts';
import { cleanCode, cleanLine, isBlank } from './typed-text.ts';

/** A postal address in the Netherlands, each field as the resident entered it. */
export interface PostalAddress {
  readonly postcode: string;
  readonly house: string;
  /** Empty when there is none. */
  readonly houseAddition: string;
  readonly street: string;
  readonly city: string;
}

/** An address before anything is entered. */
export const NO_ADDRESS: PostalAddress = { postcode: '', house: '', houseAddition: '', street: '', city: '' };

/** The fields without which nothing arrives; the addition to the house number is optional. */
export const REQUIRED_ADDRESS_FIELDS = ['postcode', 'house', 'street', 'city'] as const;

/** A field that an address needs. */
export type RequiredAddressField = (typeof REQUIRED_ADDRESS_FIELDS)[number];

/**
 * A typed field of the address as it is shown and sent. A number with its addition in one, `14 b`, is divided over both
 * fields while the addition is empty.
 */
export function readAddressField(field: keyof PostalAddress, address: PostalAddress): Partial<PostalAddress> {
  const text = address[field];
  if (field === 'postcode') return { postcode: writtenPostcode(text) };
  const divided = field === 'house' ? dividedHouse(address) : null;
  return divided ?? { [field]: cleanLine(text) };
}

/** A postcode as it is entered (PC-012), or as it is read when it is pasted with anything else. */
function writtenPostcode(typed: string): string {
  const entered = cleanLine(typed);
  return /^[\da-z]+ ?[a-z]*$/i.test(entered) ? entered : (parsePostcode(typed) ?? entered);
}

/** The number and its addition; null when the number is none, or when both fields have an addition. */
function dividedHouse({ house: typed, houseAddition }: PostalAddress): Partial<PostalAddress> | null {
  const [, house = '', addition = ''] = HOUSE.exec(cleanCode(typed)) ?? [];
  if (house === '') return null;
  if (addition === '') return { house };
  return isBlank(houseAddition) ? { house, houseAddition: addition } : null;
}

/** The most characters per field. */
export type AddressLimits = Readonly<Record<keyof PostalAddress, number>>;

/** What platforms take of the address of a reservation and of a fund request. */
export const ADDRESS_LIMITS: AddressLimits = {
  postcode: 7,
  house: 5,
  houseAddition: 4,
  street: 80,
  city: 80,
};

/** Why a field of an address is not accepted. */
export type AddressProblem = 'missing' | 'too_long' | 'no_postcode' | 'no_house';

/** Checks one field of an address; null when it is valid. Without limits the platform says what is too long. */
export function addressProblem(
  field: keyof PostalAddress,
  address: PostalAddress,
  isRequired: boolean,
  limits: AddressLimits | null = ADDRESS_LIMITS,
): AddressProblem | null {
  const value = readAddressField(field, address)[field] ?? '';
  if (value === '') return isRequired ? 'missing' : null;
  if (field === 'postcode') return parsePostcode(value) === null ? 'no_postcode' : null;
  if (limits !== null && value.length > limits[field]) return 'too_long';
  return field === 'house' ? houseProblem(value) : null;
}

const houseProblem = (house: string): AddressProblem | null => (/^[1-9]\d*$/.test(house) ? null : 'no_house');

/** The address as it is sent; null when nothing of it is filled in. */
export function readAddress({ postcode, house, houseAddition, street, city }: PostalAddress): PostalAddress | null {
  const typed: PostalAddress = { postcode, house, houseAddition, street, city };
  if (Object.values(typed).every(isBlank)) return null;
  const read: PostalAddress = { ...typed, ...readAddressField('house', typed) };
  return {
    postcode: parsePostcode(postcode) ?? cleanLine(postcode),
    house: cleanLine(read.house),
    houseAddition: cleanLine(read.houseAddition),
    street: cleanLine(street),
    city: cleanLine(city),
  };
}

/** A number, also behind a word such as "nr.", and behind it the addition with or without a sign between. */
const HOUSE =
  /^(?:(?:huis)?(?:nummer|nr|no)\b\.?|#)?\s?(\d{1,5})(?:(?:\s?[-/]\s?|\s|(?=\p{L}))([\p{L}\d][\p{L}\d /-]{0,18}))?$/iu;

/** The lines of an address as on an envelope: street and number, postcode and city. The postcode is written as `7311 AA`. */
export function addressLines({ street, house, houseAddition, postcode, city }: PostalAddress): readonly string[] {
  return [
    [street, house, houseAddition],
    [parsePostcode(postcode) ?? postcode, city],
  ].map((words) => words.filter((word) => !isBlank(word)).join(' '));
}
