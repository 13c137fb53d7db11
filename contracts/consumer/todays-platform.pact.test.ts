import type { ReservationOrder } from '@stadstegoed/core/reservations/reservation-order.ts';
import {
  answered,
  doneAsList,
  eachLike,
  integer,
  one,
  refused,
  refusedFields,
  refusedWith,
  string,
} from './answers.ts';
import { agree, as, visitor, type State } from './pact.ts';
import { amount, anyReservation, day, timestamp, voucherAddress } from './wire-examples.ts';

/** The calls that the platform of July 2026 has in another form than the specification. */
const today = (state: State): State => ({ ...state, edition: '2026-07' });
const fatima = today(as('fatima', 'clarification-open'));
const samira = today(as('samira', 'clarification-answered'));
const ilse = today(as('ilse'));

const question = { id: integer(2), question: string('Kunt u een nieuwe foto sturen?'), created_at: timestamp };
const request = {
  id: integer(1),
  fund_id: integer(3),
  state: 'pending',
  note: string(''),
  fund: {
    id: integer(3),
    name: string('Schoolstart'),
    criteria: eachLike({ id: integer(31), record_type_key: string('base_salary') }),
  },
  records: eachLike({
    id: integer(1),
    record_type_key: string('base_salary'),
    record_type: { name: string('Inkomen'), type: string('number') },
    value: string('1510'),
  }),
  created_at: timestamp,
  updated_at: timestamp,
};
const meta = { current_page: integer(1), last_page: integer(1), total: integer(1) };

agree(
  'all own requests',
  fatima,
  ({ ownRequests }) => ownRequests.listAll(),
  answered({ data: eachLike(request), meta }),
);

agree('an own request', fatima, ({ ownRequests }) => ownRequests.read('1', null), one(request));

agree(
  'an own request of somebody else',
  today(as('kees')),
  ({ ownRequests }) => ownRequests.read('1', null),
  refusedWith(403, 'policies.fund_requests.not_requester'),
);

agree(
  'an answer to a question about an own request',
  fatima,
  ({ questions }) =>
    questions.answer(
      { fundId: '3', requestId: '1', clarificationId: '2' },
      { answer: 'Hierbij een nieuwe foto.', files: [] },
    ),
  one({ ...question, state: 'answered', answer: 'Hierbij een nieuwe foto.', files: [], answered_at: timestamp }),
);

agree(
  'a second answer to a question about an own request',
  samira,
  ({ questions }) =>
    questions.answer({ fundId: '5', requestId: '1', clarificationId: '1' }, { answer: 'Nog iets.', files: [] }),
  refusedWith(403, 'fund_requests.already_resolved'),
);

/** What is known of a person: a text, a number or nothing. */
const known = (key: string) => eachLike({ record_type_key: string(key) });

agree(
  'what the population register fills in for a request',
  today(as('jan', 'todays-questions')),
  ({ requests }) => requests.readPrefills('101'),
  answered({
    person: known('given_name'),
    partner: known('partner_first_name'),
  }),
);

agree(
  'the end of an unknown reservation by its call',
  ilse,
  ({ reservations }) => reservations.cancel('999999'),
  refused(404),
);

const toPay = today(as('kees', 'reservations-with-extra-payment'));
const orderOfKees: ReservationOrder = {
  voucher: { id: '1', address: voucherAddress('meedoentegoed-kees') },
  productId: '249',
  firstName: 'Kees',
  lastName: 'Bakker',
  phone: null,
  address: null,
  birthDate: null,
  notes: null,
  answers: [],
};

agree(
  'a reservation of which a part is paid online',
  today(as('kees', 'offer-with-extra-payment')),
  ({ reservations }) => reservations.reserve(orderOfKees),
  answered({ id: integer(1), checkout_url: string('https://betaal.example/checkout/7f3a') }),
);

agree(
  'a reservation that waits for its online payment',
  toPay,
  ({ reservations }) => reservations.read('1'),
  one({
    ...anyReservation,
    state: 'waiting',
    created_at: day,
    expire_at: day,
    amount_extra: amount,
    extra_payment: { state: 'open', amount },
    extra_payment_expires_in: integer(900),
  }),
);

agree(
  'the page where a reservation is paid',
  toPay,
  ({ reservations }) => reservations.checkout('1'),
  answered({ url: string('https://betaal.example/checkout/7f3a') }),
);

agree(
  'the page where a reservation was paid already',
  toPay,
  ({ reservations }) => reservations.checkout('2'),
  refused(403),
);

agree(
  'the end of a reservation whose online payment runs',
  toPay,
  ({ reservations }) => reservations.cancel('1'),
  refused(403),
);

agree(
  'the app link to a number of digits',
  today(visitor()),
  ({ appLink }) => appLink.send('+31612345678'),
  doneAsList,
);

agree('the app link to no number', today(visitor()), ({ appLink }) => appLink.send('+316'), refusedFields('phone'));

agree(
  'the verification of an e-mail address by an unknown token',
  ilse,
  ({ emails }) => emails.verify('nope'),
  refused(404),
);

const app = { key: string('authenticator_google'), type: 'authenticator', name: string('Google Authenticator') };
const restriction = { restricted: false };
const factors = {
  required: true,
  confirmed: false,
  providers: eachLike(app),
  provider_types: eachLike({ type: 'authenticator' }),
  active_providers: [],
  restrictions: { emails: restriction, sessions: restriction, reimbursements: restriction },
};

agree(
  'the state of a session that needs a second factor',
  today(as('kees', 'second-factor-needed')),
  ({ factors: adapter }) => adapter.read(),
  one(factors),
);

agree(
  'the vouchers of a session that needs a second factor',
  today(as('kees', 'second-factor-needed')),
  ({ vouchers }) => vouchers.list({}),
  { status: 401, body: { error: '2fa' }, failure: { kind: 'second_factor_required', code: '2fa' } },
);
