import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { expect, it } from 'vitest';
import { EDITIONS, readAnswer, recordingOf, rowsOf, type Values } from '../testing/recordings.ts';

/** What stands in the recordings for sentences, addresses and tokens. */
const SENTENCE = 'A longer text of the platform.';
const ADDRESS = '0xab12ab12ab12ab12ab12ab12ab12ab12ab12ab12';
const EMAIL = 'resident@mail.example';

const ACCOUNT: Readonly<Record<string, Values>> = {
  'a resident with a BSN, and the whole seconds since its confirmation': {
    name: 'identity_with_bsn',
    both: { address: ADDRESS, email: EMAIL, bsn: true, bsnTime: 0 },
  },
  'the code of a sign-in, which is a number': {
    name: 'startPinSignIn',
    '2023-05': { authCode: '315320' },
    '2026-07': { authCode: '974148' },
  },
  'a session, whose type has another name': {
    name: 'sessions.list',
    both: {
      total: 1,
      items: [{ type: 'webshop', isCurrent: true, isActive: true, lastRequest: { place: null, device: null } }],
    },
    '2023-05': { items: [{ lastRequest: { secondsAgo: 0 } }] },
    '2026-07': { items: [{ lastRequest: { secondsAgo: 0.30373500000000003 } }] },
  },
  'a record, whose type has another name': {
    name: 'records.create',
    both: { typeKey: 'children_nth', name: 'Text', value: '3', valueLocale: '3', categoryId: null, validations: [] },
  },
  'a request for a fund that was just sent, whose state is not there yet': {
    name: 'requests.submit',
    '2023-05': {
      id: '123',
      fundId: '3',
      state: 'pending',
      records: [
        { criterionId: '5', state: 'pending' },
        { criterionId: '6', state: 'pending' },
      ],
      createdOn: '2026-11-24',
    },
  },
  'a question about a request, with its answer': {
    name: 'clarifications.answer',
    '2023-05': {
      state: 'answered',
      question: 'Text',
      message: null,
      attachment: null,
      askedAt: { day: '2026-11-24', time: '03:57' },
      answer: 'Text',
      files: [{ originalName: 'bon.png', ext: 'png' }],
      answeredAt: { day: '2026-11-24', time: '04:57' },
    },
  },
};

const REGISTER: Readonly<Record<string, Values>> = {
  'what the population register fills in, without any BSN': {
    name: 'funds.prefills',
    '2026-07': {
      answers: { birth_date: '01-01-2000', children_same_address_nth: '3', partner_same_address_nth: '2' },
      partner: { name: 'Text Text', birthDate: '2000-01-01' },
      children: Array.from({ length: 3 }, () => ({ name: 'Text Text', birthDate: '2000-01-01' })),
    },
  },
};

const fund = { id: '2', key: 'meedoen', logo: null, organization: { id: '2', logo: null }, endAt: '2027-01-23' };
const usable = { type: 'regular', state: 'active', expired: false, used: false, isExternal: false, returnable: false };

const VOUCHERS: Readonly<Record<string, Values>> = {
  'a voucher, with the address of its QR code': {
    name: 'vouchers.read_address',
    both: {
      ...usable,
      address: ADDRESS,
      addressPrintable: ADDRESS,
      fundId: '2',
      fund,
      expireAt: '2027-01-23',
      createdAt: '2026-11-24',
      product: null,
      offices: [{ organizationName: SENTENCE, address: 'Text', phone: '0123456789' }, { address: 'Text' }],
      history: [{ event: 'created_budget', day: '2026-11-24' }],
      records: [],
      queryProduct: null,
    },
    '2023-05': {
      amount: 148_00,
      expireAtLocale: '23 Jan, 2027',
      lastTransactionAt: '2026-11-18',
      transactionsCount: 23,
      productVouchers: [{ type: 'product_voucher', amount: 1_00, day: '2026-11-24', productName: SENTENCE }],
    },
    '2026-07': {
      amount: 575_00,
      expireAtLocale: '23 jan, 2027',
      lastTransactionAt: null,
      transactions: [],
      physicalCard: null,
    },
  },
  'the payments of a voucher': {
    name: 'vouchers.read_address',
    '2023-05': {
      transactions: [
        {
          type: 'transaction',
          amount: 50_00,
          at: 1_774_669_364_000,
          day: '2026-03-28',
          target: 'provider',
          state: 'success',
          organization: { name: SENTENCE, logo: null },
          productName: null,
        },
        { amount: 6_00, day: '2026-02-28' },
      ],
    },
  },
  'the list of vouchers': {
    name: 'vouchers.list',
    '2023-05': {
      total: 21,
      items: [
        { ...usable, used: null, amount: 0, fund: { type: 'subsidies' }, transactions: [], offices: [] },
        { history: [{ event: 'created_budget' }] },
      ],
    },
    '2026-07': {
      total: 24,
      items: [
        { ...usable, amount: 600_00, expireAt: '2027-01-23', fund, transactions: [], offices: [] },
        { type: 'product', amount: 13_00, expireAt: '2027-01-19', product: { name: SENTENCE, price: 13_00 } },
      ],
    },
  },
  'a voucher that has ended': {
    name: 'vouchers.list_archived',
    both: { items: [{ state: 'deactivated', history: [{ event: 'created_budget' }, { event: 'deactivated' }] }] },
  },
  'a voucher with a card': {
    name: 'voucher_with_card',
    '2023-05': { amount: 135_50, physicalCard: { id: '13', code: '100192027674', typeId: null, sentTo: null } },
    '2026-07': { amount: 600_00, physicalCard: { id: '3', code: '1006256779583689', typeId: '1', sentTo: null } },
  },
  'the vouchers of a code': {
    name: 'activation.redeem',
    '2026-07': [
      { ...usable, fundId: '7', fund: { key: 'zonnedorp-vi' }, amount: 0, used: true },
      { fundId: '8', expireAt: '2027-01-23' },
    ],
  },
};

const reservation = { state: 'pending', fund: { id: '2', name: 'Text' }, createdAt: '2026-11-24', canceledAt: null };
const reservations = {
  '2023-05': {
    code: '80981183',
    amount: 0,
    product: { id: '6', name: 'Text', deleted: false, organization: { name: SENTENCE }, photo: null },
    expireAt: '2027-01-02',
  },
  '2026-07': {
    code: '86953536',
    amount: 19_00,
    product: { id: '16', name: 'Text', deleted: false, organization: { name: SENTENCE }, photo: null },
    expireAt: '2027-01-23',
  },
};
const reimbursement = {
  amount: 12_50,
  email: null,
  iban: 'NL91ABNA0417164300',
  state: 'pending',
  fund: { id: '2', name: 'Text', logo: null, organizationName: 'Text' },
  files: [{ originalName: 'bon.png', ext: 'png', url: 'https://platform.example/storage/files/ab12cd34ef56.png' }],
  createdOn: '2026-11-24',
  submittedOn: '2026-11-24',
  resolvedOn: null,
  expireOn: '2027-01-23',
};

const ORDERS: Readonly<Record<string, Values>> = {
  'a reservation': { name: 'reservations.read', both: reservation, ...reservations },
  'a reservation that was just made': {
    name: 'reservations.reserve',
    both: { kind: 'reserved', reservation },
    '2023-05': { reservation: reservations['2023-05'] },
    '2026-07': { reservation: reservations['2026-07'] },
  },
  'an order that has to be paid first': {
    name: 'reservations.extra_payment',
    '2026-07': { kind: 'to_pay', id: '52', url: 'https://platform.example/' },
  },
  'a reservation that waits for a payment': {
    name: 'reservations.read_waiting',
    '2026-07': {
      state: 'waiting',
      canCancel: false,
      amount: 12_00,
      amountExtra: 8_00,
      extraPayment: { state: 'open', amount: 8_00, refunds: [], isFullyRefunded: false },
      payBefore: new FakeClock().now() + 899_000,
    },
  },
  'a reservation that was paid': {
    name: 'reservations.read_extra_paid',
    '2026-07': { state: 'pending', canCancel: false, extraPayment: { state: 'paid' }, payBefore: null },
  },
  'a reimbursement that was just sent': {
    name: 'reimbursements.create_pending',
    both: { ...reimbursement, reason: null },
    '2023-05': { code: '81771455', voucherId: '3' },
    '2026-07': { code: '64518437', voucherId: '51' },
  },
  'the list of reimbursements': {
    name: 'reimbursements.list',
    both: { items: [reimbursement, reimbursement] },
    '2023-05': { total: 5, items: [{ code: '81771455' }, { code: '76149215' }] },
    '2026-07': { total: 3, items: [{ code: '64518437' }, { code: '77447688' }] },
  },
};

it('the shop reads the right values in the answers of both editions [SI-027] [VO-022] [VO-023] [VO-024] [VO-025] [VO-026] [VO-027]', async () => {
  for (const edition of EDITIONS) {
    for (const [what, recording, expected] of rowsOf(edition, { ...ACCOUNT, ...REGISTER, ...VOUCHERS, ...ORDERS })) {
      const result = await readAnswer(recording);
      for (const value of expected) expect.soft(result, `${edition}: ${what}`).toMatchObject({ ok: true, value });
    }
  }
});

it('the errors of the population register are refusals, and nothing of a BSN is read', async () => {
  const codes = {
    not_found: 'not_found',
    required_missing: 'not_filled_required_criteria',
    connection: 'connection_error',
  };
  for (const [name, code] of Object.entries({ ...codes, taken_by_partner: 'taken_by_partner' })) {
    const result = await readAnswer(recordingOf('2026-07', `funds.prefills_${name}`));
    expect(result).toEqual({ ok: false, error: { kind: 'refused', code: `prefill_${code}` } });
  }
  const noBsn = await readAnswer(recordingOf('2026-07', 'funds.prefills_no_bsn'));
  expect(noBsn).toEqual({ ok: false, error: { kind: 'refused', code: 'bsn_record_is_mandatory' } });
  const known = recordingOf('2026-07', 'funds.prefills');
  expect(JSON.stringify(known.answer)).toContain('_bsn');
  expect(JSON.stringify(await readAnswer(known))).not.toContain('bsn');
});
