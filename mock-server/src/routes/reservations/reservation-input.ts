import { dayOf } from '../../calendar.ts';
import type { SignedCall } from '../../http/call.ts';
import { listOf, numberOf, objectOf, textOf, wordOf } from '../../input.ts';
import type { Sentence } from '../../http/language.ts';
import type { FieldErrors } from '../../http/refusal.ts';
import { addressProblems, hasAddress } from '../../domain/places/postal-address.ts';
import { reservationAsks } from '../../domain/reservations/reservation-asks.ts';
import { reservationRefusal, reservationTexts } from '../../domain/reservations/reservation.ts';
import { isSpendable, reservationFacts } from '../../domain/reservations/reservable.ts';
import type { ReservationWords } from '../../domain/reservations/reservations.ts';
import type { ProductRow, ReservationField } from '../../tables/products.ts';
import type { FieldAnswer } from '../../tables/reservations.ts';
import type { VoucherRow } from '../../tables/vouchers.ts';
import { voucherAt } from '../../domain/vouchers/vouchers.ts';

const wrongVoucher: Sentence = {
  nl: 'Dit tegoed kunt u hier niet gebruiken.',
  en: 'You cannot use this voucher here.',
};

/** Sentences for what the provider asks and the resident left out, and for the names. */
const missing: { readonly [field: string]: Sentence } = {
  voucher_address: { nl: 'Kies een tegoed.', en: 'Choose a voucher.' },
  voucher_id: { nl: 'Kies een tegoed.', en: 'Choose a voucher.' },
  first_name: { nl: 'Vul een voornaam in.', en: 'Enter a first name.' },
  last_name: { nl: 'Vul een achternaam in.', en: 'Enter a last name.' },
  phone: { nl: 'Vul een telefoonnummer in.', en: 'Enter a phone number.' },
  address: { nl: 'Vul een adres in.', en: 'Enter an address.' },
  birth_date: { nl: 'Vul een geboortedatum in.', en: 'Enter a date of birth.' },
};
const notBorn: Sentence = { nl: 'Vul een datum in die voorbij is.', en: 'Enter a date in the past.' };

const isToday = ({ world }: SignedCall): boolean => world.settings.edition === '2026-07';

/** The name of the field with the voucher: the platform of July 2026 takes its id. */
const voucherField = (call: SignedCall): 'voucher_id' | 'voucher_address' =>
  isToday(call) ? 'voucher_id' : 'voucher_address';

/** The own voucher that the body names, if it can be spent at all. */
function voucherIn(call: SignedCall): VoucherRow | undefined {
  const row = isToday(call)
    ? call.world.table('vouchers').get(numberOf(call.body, 'voucher_id') ?? 0)
    : voucherAt(call.world, textOf(call.body, 'voucher_address') ?? '');
  const own = row?.identity_address === call.caller.identity.address;
  return row && own && isSpendable(call.world, row) ? row : undefined;
}

const productIn = (call: SignedCall): ProductRow | undefined =>
  call.world.table('products').get(numberOf(call.body, 'product_id') ?? 0);

function requiredByProvider(call: SignedCall): readonly string[] {
  const product = productIn(call);
  const asks = product
    ? reservationAsks(product, call.world.table('organizations').get(product.organization_id))
    : undefined;
  return Object.entries(asks ?? {}).flatMap(([field, ask]) => (ask === 'required' ? [field] : []));
}

/** A sentence for each of these fields that is empty. */
const missingIn = (call: SignedCall, fields: readonly string[]): FieldErrors =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const sentence = missing[field];
      return textOf(call.body, field) === null && sentence ? [[field, [sentence]] as const] : [];
    }),
  );

/** The address in parts: whole when one of them is filled in or the provider needs it. */
export const checkAddress = (call: SignedCall): FieldErrors =>
  hasAddress(call.body) || requiredByProvider(call).includes('address') ? addressProblems(call.body) : {};

function checkBirth(call: SignedCall): FieldErrors {
  const day = textOf(call.body, 'birth_date');
  return day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= dayOf(call.world.now())
    ? { birth_date: [notBorn] }
    : {};
}

/** Everything that the description cannot know: what the provider asks, the voucher, and why not this offer. */
export function checkReservation(call: SignedCall): FieldErrors {
  return { ...checkFields(call), ...(isToday(call) ? checkAddress(call) : {}) };
}

/** The same without the parts of an address. */
export function checkFields(call: SignedCall): FieldErrors {
  const field = voucherField(call);
  const asked = requiredByProvider(call).filter((one) => one !== 'address' || !isToday(call));
  const voucher = voucherIn(call);
  const named = textOf(call.body, field) !== null;
  const refusal = reservationRefusal(reservationFacts(call.world, voucher, productIn(call)));
  return {
    ...checkBirth(call),
    ...(named && !voucher ? { [field]: [wrongVoucher] } : {}),
    ...missingIn(call, [field, 'first_name', 'last_name', ...asked]),
    ...(isToday(call) ? checkAnswers(call) : {}),
    ...(refusal ? { product_id: [reservationTexts[refusal]] } : {}),
  };
}

const wrongAnswer: { readonly [type in ReservationField['type']]: Sentence } = {
  text: { nl: 'Vul hoogstens 200 tekens in.', en: 'Enter at most 200 characters.' },
  number: { nl: 'Vul een heel getal in.', en: 'Enter a whole number.' },
  boolean: { nl: 'Kies ja of nee.', en: 'Choose yes or no.' },
  file: { nl: 'Kies hoogstens vijf foto’s.', en: 'Choose at most five photos.' },
};

/** What fits in a field of the provider; the files of a resident are his own, for such a field. */
function fitsField(call: SignedCall, { type }: ReservationField, value: unknown): boolean {
  if (type === 'text') return typeof value === 'string' && value.length <= 200;
  if (type === 'number') return Number.isSafeInteger(Number(value));
  if (type === 'boolean') return value === 'Ja' || value === 'Nee';
  return Array.isArray(value) && value.length <= 5 && value.every((uid) => isOwnPhoto(call, uid));
}

function isOwnPhoto(call: SignedCall, uid: unknown): boolean {
  const file = call.world.table('files').first('uid', wordOf(uid));
  const isOwn = file?.identity_address === call.caller.identity.address;
  return isOwn && file?.type === 'product_reservation_custom_field';
}

/** The answers to what the provider asks itself. */
function checkAnswers(call: SignedCall): FieldErrors {
  const given = objectOf(call.body['custom_fields']);
  const wrong = (productIn(call)?.reservation_fields ?? []).filter((field) => {
    const value = given[field.id];
    return value === undefined ? field.required : !fitsField(call, field, value);
  });
  return Object.fromEntries(wrong.map(({ id, type }) => [`custom_fields.${id}`, [wrongAnswer[type]]]));
}

function answersIn(call: SignedCall, product: ProductRow): readonly FieldAnswer[] {
  const given = objectOf(call.body['custom_fields']);
  return (product.reservation_fields ?? []).flatMap(({ id, type }) => {
    const value = given[id];
    if (value === undefined) return [];
    const isFile = type === 'file';
    return [
      {
        field_id: id,
        value: isFile ? null : wordOf(value),
        file_uids: isFile ? listOf(given, String(id)).map(wordOf) : [],
      },
    ];
  });
}

/** The address that the provider reads: one text, which the platform of July 2026 makes of its parts. */
function addressIn(call: SignedCall): string | null {
  if (!isToday(call)) return textOf(call.body, 'address');
  const [street, house, addition, postcode, city] = [
    'street',
    'house_nr',
    'house_nr_addition',
    'postal_code',
    'city',
  ].map((part) => textOf(call.body, part) ?? '');
  return street === '' ? null : `${street} ${house}${addition}, ${postcode} ${city}`;
}

type Order = { readonly voucher: VoucherRow; readonly product: ProductRow; readonly words: ReservationWords };

/** The checked body: voucher, offer and what the provider should know. */
export function orderIn(call: SignedCall): Order {
  const [voucher, product] = [voucherIn(call), productIn(call)];
  if (!voucher || !product) throw new Error('A reservation is read only after it was checked.');
  const words = {
    first_name: textOf(call.body, 'first_name') ?? '',
    last_name: textOf(call.body, 'last_name') ?? '',
    user_note: textOf(call.body, 'user_note') ?? textOf(call.body, 'notes'),
    phone: textOf(call.body, 'phone'),
    address: addressIn(call),
    birth_date: textOf(call.body, 'birth_date'),
    ...(isToday(call) ? { answers: answersIn(call, product) } : {}),
  };
  return { voucher, product, words };
}
