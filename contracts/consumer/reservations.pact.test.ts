import type { ReservationOrder } from '@stadstegoed/core/reservations/reservation-order.ts';
import { anAddress } from '@stadstegoed/core/testing/an-address.ts';
import { anyPage, created, doneAsList, forResidents, one, page, refused, refusedFields } from './answers.ts';
import { agree, as, visitor } from './pact.ts';
import { anyReservation, timestamp, voucherAddress } from './wire-examples.ts';

const kees = as('kees');
const ilse = as('ilse', 'reservations-in-every-state');
/** Reservations of Ilse in the scenario. */
const ACCEPTED = '1';
const PENDING = '2';
const ofAns = { id: '5021', address: voucherAddress('65-plus-ans') };
const order: ReservationOrder = {
  voucher: { id: '5021', address: voucherAddress('meedoentegoed-kees') },
  productId: '249',
  firstName: 'Kees',
  lastName: 'Bakker',
  phone: '0612345678',
  address: anAddress(),
  birthDate: null,
  notes: 'Graag zonder noten',
  answers: [],
};

agree(
  'the own reservations [API-077] [RS-031]',
  ilse,
  ({ reservations }) => reservations.list({}),
  page(anyReservation),
);

agree(
  'the pending reservations of a product [API-077]',
  ilse,
  ({ reservations }) => reservations.list({ state: 'pending', archived: false, productId: '252', page: 1 }),
  page({ ...anyReservation, state: 'pending' }),
);

agree(
  'a text that no reservation has [API-077]',
  ilse,
  ({ reservations }) => reservations.list({ q: 'bestaat niet', archived: true }),
  anyPage,
);

agree(
  'all reservations that are not over [API-077]',
  ilse,
  ({ reservations }) => reservations.listAll({ archived: false }),
  page(anyReservation),
);

agree('a reservation [API-079]', ilse, ({ reservations }) => reservations.read(PENDING), one(anyReservation));

agree('an unknown reservation', ilse, ({ reservations }) => reservations.read('999999'), refused(404));

agree(
  'a reservation of a meal [API-078] [RS-015] [RS-022]',
  kees,
  ({ reservations }) => reservations.reserve(order),
  created({ ...anyReservation, state: 'pending' }),
);

agree(
  'a reservation of a product that is gone',
  kees,
  ({ reservations }) => reservations.reserve({ ...order, productId: '999999' }),
  refusedFields('product_id'),
);

agree(
  'a reservation without enough balance',
  as('ans', 'voucher-too-small'),
  ({ reservations }) => reservations.reserve({ ...order, voucher: ofAns }),
  refusedFields('product_id'),
);

agree(
  'a reservation with the voucher of another',
  kees,
  ({ reservations }) => reservations.reserve({ ...order, voucher: ofAns }),
  refusedFields('voucher_address', 'product_id'),
);

agree(
  'a reservation by a visitor [RS-014]',
  visitor(),
  ({ reservations }) => reservations.reserve(order),
  forResidents,
);

agree(
  'a check of a reservation [API-081] [RS-032]',
  kees,
  ({ reservations }) => reservations.validate(order),
  doneAsList,
);

agree(
  'a check of a reservation without a name [RS-032]',
  kees,
  ({ reservations }) => reservations.validate({ ...order, firstName: '' }),
  refusedFields('first_name'),
);

agree(
  'the end of a pending reservation [API-080] [RS-004] [RS-019]',
  ilse,
  ({ reservations }) => reservations.cancel(PENDING),
  one({ ...anyReservation, state: 'canceled_by_client', canceled_at: timestamp }),
);

agree(
  'the end of an accepted reservation [RS-005] [RS-023]',
  ilse,
  ({ reservations }) => reservations.cancel(ACCEPTED),
  refused(403),
);

agree('the end of an unknown reservation', ilse, ({ reservations }) => reservations.cancel('999999'), refused(404));
