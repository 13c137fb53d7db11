import { dayOf } from '../../calendar.ts';
import type { SignedCall } from '../../http/call.ts';
import { numberOf, textOf } from '../../input.ts';
import type { Sentence } from '../../http/language.ts';
import type { FieldErrors } from '../../http/refusal.ts';
import { reservationAsks } from '../../domain/reservations/reservation-asks.ts';
import { reservationRefusal, reservationTexts } from '../../domain/reservations/reservation.ts';
import { isSpendable, reservationFacts } from '../../domain/reservations/reservable.ts';
import type { ReservationWords } from '../../domain/reservations/reservations.ts';
import type { ProductRow } from '../../tables/products.ts';
import type { VoucherRow } from '../../tables/vouchers.ts';
import { voucherAt } from '../../domain/vouchers/vouchers.ts';

const wrongVoucher: Sentence = {
  nl: 'Dit tegoed kunt u hier niet gebruiken.',
  en: 'You cannot use this voucher here.',
};

/** Sentences for what the provider asks and the resident left out, and for the names. */
const missing: { readonly [field: string]: Sentence } = {
  voucher_address: { nl: 'Kies een tegoed.', en: 'Choose a voucher.' },
  first_name: { nl: 'Vul een voornaam in.', en: 'Enter a first name.' },
  last_name: { nl: 'Vul een achternaam in.', en: 'Enter a last name.' },
  phone: { nl: 'Vul een telefoonnummer in.', en: 'Enter a telephone number.' },
  address: { nl: 'Vul een adres in.', en: 'Enter an address.' },
  birth_date: { nl: 'Vul een geboortedatum in.', en: 'Enter a date of birth.' },
};
const notBorn: Sentence = { nl: 'Vul een datum in die voorbij is.', en: 'Enter a date in the past.' };

/** The own voucher that the body names, if it can be spent at all. */
function voucherIn(call: SignedCall): VoucherRow | undefined {
  const row = voucherAt(call.world, textOf(call.body, 'voucher_address') ?? '');
  const own = row?.identity_address === call.caller.identity.address;
  return row && own && isSpendable(call.world, row) ? row : undefined;
}

const productIn = (call: SignedCall): ProductRow | undefined =>
  call.world.table('products').get(numberOf(call.body, 'product_id') ?? 0);

function neededFields(call: SignedCall): string[] {
  const product = productIn(call);
  const asks = product
    ? reservationAsks(product, call.world.table('organizations').get(product.organization_id))
    : undefined;
  const asked = Object.entries(asks ?? {}).flatMap(([field, ask]) => (ask === 'required' ? [field] : []));
  return ['voucher_address', 'first_name', 'last_name', ...asked];
}

function checkBirth(call: SignedCall): FieldErrors {
  const day = textOf(call.body, 'birth_date');
  return day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= dayOf(call.world.now())
    ? { birth_date: [notBorn] }
    : {};
}

/** Everything that the description cannot know: what the provider asks, the voucher, and why not this offer. */
export function checkReservation(call: SignedCall): FieldErrors {
  const absent = neededFields(call).flatMap((field) => {
    const sentence = missing[field];
    return textOf(call.body, field) === null && sentence ? [[field, [sentence]] as const] : [];
  });
  const voucher = voucherIn(call);
  const named = textOf(call.body, 'voucher_address') !== null;
  const refusal = reservationRefusal(reservationFacts(call.world, voucher, productIn(call)));
  return {
    ...checkBirth(call),
    ...(named && !voucher ? { voucher_address: [wrongVoucher] } : {}),
    ...Object.fromEntries(absent),
    ...(refusal ? { product_id: [reservationTexts[refusal]] } : {}),
  };
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
    address: textOf(call.body, 'address'),
    birth_date: textOf(call.body, 'birth_date'),
  };
  return { voucher, product, words };
}
