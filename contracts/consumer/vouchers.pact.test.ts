import { boolean, done, doneAsList, eachLike, integer, one, page, refused, refusedFields, string } from './answers.ts';
import { agree, as } from './pact.ts';
import { amount, anyTransaction, anyVoucher, voucherAddress } from './wire-examples.ts';

const kees = as('kees');
const elif = as('elif', 'product-voucher');
const willem = as('willem', 'expired-vouchers-only');
const ofKees = voucherAddress('meedoentegoed-kees');
const ofElif = voucherAddress('gitaarles-elif');

agree(
  'a question for vouchers that can be used [API-016]',
  as('samira', 'several-vouchers'),
  ({ vouchers }) => vouchers.list({ archived: false }),
  page({ ...anyVoucher, expired: false, state: 'active' }),
);

agree(
  'a question for vouchers that are over [API-016]',
  willem,
  ({ vouchers }) => vouchers.list({ archived: true }),
  page({ ...anyVoucher, expired: true }),
);

agree(
  'a question for vouchers that can reserve a product',
  kees,
  ({ vouchers }) => vouchers.list({ productId: '201' }),
  page({ ...anyVoucher, query_product: { reservable: boolean(true) } }),
);

agree(
  'a question for vouchers that pay back',
  kees,
  ({ vouchers }) => vouchers.list({ archived: false, type: 'regular', allowReimbursements: true }),
  page({ ...anyVoucher, type: 'regular' }),
);

agree(
  'a question for a voucher [API-017]',
  kees,
  ({ vouchers }) => vouchers.read(ofKees),
  one({
    ...anyVoucher,
    transactions: eachLike(anyTransaction),
    offices: eachLike({
      id: integer(1),
      organization_id: integer(44),
      organization: { name: string('Zwembad De Golfslag') },
      address: string('Lindelaan 12, Zonnedorp'),
    }),
  }),
);

agree(
  'a question for a voucher with a card [API-017]',
  as('ans', 'physical-card-linked'),
  ({ vouchers }) => vouchers.read(voucherAddress('65-plus-ans')),
  one({ ...anyVoucher, physical_card: { id: integer(1), code: string('100482137790') } }),
);

agree(
  'a question for a voucher of one offer [API-017]',
  elif,
  ({ vouchers }) => vouchers.read(ofElif),
  one({
    ...anyVoucher,
    type: 'product',
    returnable: true,
    product: {
      id: integer(221),
      name: string('Gitaarles'),
      description_html: string('<p>Vier lessen.</p>'),
      price: amount,
      organization: { id: integer(44), name: string('Muziekschool Kleurrijk') },
    },
  }),
);

agree(
  'a question for a voucher out of which an offer was bought',
  elif,
  ({ vouchers }) => vouchers.read(voucherAddress('kindtegoed-elif')),
  one({
    ...anyVoucher,
    product_vouchers: eachLike({
      address: anyVoucher.address,
      amount,
      timestamp: anyTransaction.timestamp,
      created_at: anyTransaction.created_at,
      created_at_locale: anyTransaction.created_at_locale,
      product: { name: string('Gitaarles') },
    }),
  }),
);

agree(
  'a question for the voucher of somebody else',
  as('noor', 'voucher-of-somebody-else'),
  ({ vouchers }) => vouchers.read(ofKees),
  refused(403),
);

agree('a question for an unknown voucher', kees, ({ vouchers }) => vouchers.read(`0x${'0'.repeat(40)}`), refused(404));

agree(
  'a message to the provider of an offer [API-020]',
  elif,
  ({ vouchers }) => vouchers.share(ofElif, { reason: 'Ik kom woensdag.', sendCopy: true }),
  doneAsList,
);

agree(
  'an empty message to a provider',
  kees,
  ({ vouchers }) => vouchers.share(ofKees, { reason: '', sendCopy: false }),
  refusedFields('reason'),
);

agree('a wish for the QR code by e-mail [API-021]', kees, ({ vouchers }) => vouchers.sendEmail(ofKees), doneAsList);

agree(
  'the end of a voucher [API-019]',
  kees,
  ({ vouchers }) => vouchers.deactivate(ofKees, 'moved'),
  one({ ...anyVoucher, state: 'deactivated' }),
);

agree(
  'the end of a voucher with a short note',
  kees,
  ({ vouchers }) => vouchers.deactivate(ofKees, 'x'),
  refusedFields('note'),
);

agree(
  'the end of a voucher that has ended',
  as('greta', 'deactivated-voucher'),
  ({ vouchers }) => vouchers.deactivate(voucherAddress('kindtegoed-greta'), 'moved'),
  refused(403),
);

agree('a bought offer that is given back [API-018]', elif, ({ vouchers }) => vouchers.giveBack(ofElif), done);
