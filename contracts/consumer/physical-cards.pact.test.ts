import { anAddress } from '@stadstegoed/core/testing/an-address.ts';
import { created, doneAsList, integer, page, refused, refusedFields, string, throttled } from './answers.ts';
import { agree, as } from './pact.ts';
import { voucherAddress } from './wire-examples.ts';

const kees = as('kees');
const ans = as('ans', 'physical-card-linked');
const stranger = as('noor', 'voucher-of-somebody-else');
const ofKees = voucherAddress('meedoentegoed-kees');
const ofAns = voucherAddress('65-plus-ans');
const ofSamira = voucherAddress('meedoentegoed-samira');
const code = '100482137755';
const address = anAddress({ house: '14', postcode: '7311 AA' });
const wrongAddress = { ...address, house: '20001', postcode: '7311 AA, op de hoek van het plein' };
const placed = {
  id: integer(8),
  address: string('Lindelaan'),
  house: string('14'),
  house_addition: string('b'),
  postcode: string('7311 AA'),
  city: string('Zonnedorp'),
};

agree(
  'the number of a card [API-026]',
  kees,
  ({ cards }) => cards.link(ofKees, code, null),
  created({ id: integer(311), code: string(code) }),
);

agree(
  'a number that no card has',
  kees,
  ({ cards }) => cards.link(ofKees, '200482137755', null),
  refusedFields('code'),
);

agree('the number of a second card', ans, ({ cards }) => cards.link(ofAns, code, null), refused(403));

agree(
  'the number of a card for an unknown voucher',
  kees,
  ({ cards }) => cards.link(`0x${'0'.repeat(40)}`, code, null),
  refused(404),
);

agree(
  'the number of a card after too many attempts [PC-017]',
  as('samira', 'throttled-card-codes'),
  ({ cards }) => cards.link(ofSamira, code, null),
  throttled,
);

agree('the end of a card [API-027]', ans, ({ cards }) => cards.unlink(ofAns, '1'), doneAsList);

agree('the end of a card of another', stranger, ({ cards }) => cards.unlink(ofKees, '1'), refused(403));

agree('the end of a card that is not linked', ans, ({ cards }) => cards.unlink(ofAns, '999999'), refused(404));

agree(
  'a question for the orders of a card [API-022]',
  as('piet'),
  ({ cards }) => cards.orders(voucherAddress('65-plus-piet')),
  page(placed),
);

agree(
  'an address to check [PC-018] [API-024]',
  kees,
  ({ cards }) => cards.validateOrder(ofKees, address, null),
  doneAsList,
);

agree(
  'an address with mistakes [PC-018]',
  kees,
  ({ cards }) => cards.validateOrder(ofKees, wrongAddress, null),
  refusedFields('house', 'postcode'),
);

agree(
  'the order of a card [PC-010] [API-023]',
  kees,
  ({ cards }) => cards.order(ofKees, address, null),
  created(placed),
);

agree(
  'the order of a card to a wrong number',
  kees,
  ({ cards }) => cards.order(ofKees, wrongAddress, null),
  refusedFields('house'),
);

agree(
  'a fourth order of a card in a day',
  as('samira', 'throttled-card-orders'),
  ({ cards }) => cards.order(ofSamira, address, null),
  throttled,
);
