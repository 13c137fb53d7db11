import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { expect, it } from 'vitest';
import { EDITIONS, readAnswer, recordingOf, rowsOf, type Values } from '../testing/recordings.ts';

/** What stands in the recordings for sentences, addresses and HTML. */
const SENTENCE = 'A longer text of the platform.';
const ADDRESS = '0xab12ab12ab12ab12ab12ab12ab12ab12ab12ab12';
const HTML = '<p>Text.</p>';
const PLATFORM = 'https://platform.example/';

const hours = { from: 480, until: 960, pause: null };

/** Values that a reader computes, or that the two platforms send in another form; fields-by-name.test.ts has the others. */
const VALUES: Readonly<Record<string, Values>> = {
  'the configuration': {
    name: 'config',
    both: {
      implementationName: 'Text',
      digid: { available: false, apiUrl: `${PLATFORM}api/v1` },
      mapCenter: null,
      banner: { title: null, imageUrl: null },
    },
    '2023-05': {
      hasSubsidyFunds: true,
      digid: { mandatory: true },
      banner: { textColor: 'dark', overlay: null },
      pages: expect.not.objectContaining({ home: expect.anything() }),
    },
    '2026-07': {
      hasSubsidyFunds: false,
      digid: { mandatory: false },
      banner: { textColor: null, overlay: { type: 'color', opacity: 0.1 } },
      pages: {
        home: {
          descriptionHtml: HTML,
          blocks: [
            {
              id: '19',
              button: { text: 'Text', url: 'example.com', opensNewTab: true },
            },
            { id: '21', imageUrl: null },
          ],
        },
        explanation: { faq: [{ id: '20', title: 'Text', descriptionHtml: HTML }, { id: '21' }] },
      },
    },
  },
  'a fund, with a criterion whose operator is newer than the shop': {
    name: 'funds.read',
    both: {
      id: '2',
      logo: null,
      criteria: [{ id: '4', recordTypeKey: 'meedoen_eligible', operator: '*', showAttachment: false, isValid: false }],
      formulas: [{ type: 'fixed', amount: 600_00 }],
      externalLink: null,
      contact: { contactInfoMessage: SENTENCE },
      startAt: '2026-11-24',
      endAt: '2027-01-23',
    },
    '2023-05': { endAtLocale: '23 Jan, 2027', descriptionShort: null, criteria: [{ recordTypeName: 'Text' }], faq: [] },
    '2026-07': {
      endAtLocale: '23 jan, 2027',
      descriptionShort: SENTENCE,
      criteria: [{ recordTypeName: 'meedoen_eligible' }],
      faq: [{ id: '13', title: SENTENCE, descriptionHtml: HTML }, { id: '14' }],
    },
  },
  'a fund with steps and rules, which asks a municipality, a number and an amount': {
    name: 'funds.read_steps_rules',
    '2026-07': {
      criteriaSteps: [
        { id: '1', title: 'Text', descriptionHtml: HTML },
        { id: '2', descriptionHtml: null },
        { id: '3' },
      ],
      criteriaGroups: [],
      criteria: [
        {
          operator: '=',
          value: '268',
          hasRecord: null,
          question: {
            control: 'select',
            options: [
              { value: '268', name: 'Text' },
              { value: '1699', name: 'Text' },
            ],
            isOptional: false,
            stepId: '1',
            groupId: null,
            rules: [],
            fillType: 'manual',
          },
        },
        { question: { control: 'step', min: null, max: null } },
        {
          question: {
            control: 'currency',
            rules: [
              { recordTypeKey: 'children_nth', operator: '>=', value: '5' },
              { recordTypeKey: 'children_nth', operator: '<=', value: '9' },
            ],
          },
        },
        {},
        {},
        { question: { control: 'text', type: 'iban' } },
        { question: { type: 'other' } },
      ],
    },
  },
  'a fund with limits for numbers': {
    name: 'funds.read_criteria',
    '2026-07': {
      criteria: [
        { question: { isOptional: true } },
        { question: { min: 1, max: 12 } },
        { question: { control: 'number', min: 0, max: 5000 } },
        { question: { control: 'date' } },
        { question: { control: 'checkbox', options: [{ value: 'Ja' }, { value: 'Nee' }] } },
        { question: { type: 'iban' } },
        { showAttachment: true },
        { question: { type: 'email' } },
      ],
    },
  },
  'a fund that a resident has checked, with a group of which one answer is needed': {
    name: 'funds.read_checked',
    '2026-07': {
      isReceived: false,
      criteriaGroups: [{ id: '1', isRequired: false }, { id: '2' }, { id: '3' }, { id: '4', isRequired: true }],
      criteria: Array.from({ length: 20 }, (_, index) =>
        index === 0 ? { isValid: false, hasRecord: false, question: { fillType: 'prefill', groupId: '1' } } : {},
      ),
    },
  },
  'an offer, with the hours of its offices': {
    name: 'products.read',
    both: {
      offices: [{ address: 'Text', schedule: [{ weekDay: 0, ...hours }, { weekDay: 1 }] }, { phone: '0123456789' }],
    },
    '2023-05': { price: 13_00 },
    '2026-07': {
      price: 2_00,
      offices: [{ position: { latitude: 53.304642301328, longitude: 6.5449659890432 } }, { state: 'active' }],
    },
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
  'what the population register fills in, without any BSN': {
    name: 'funds.prefills',
    '2026-07': {
      answers: { birth_date: '01-01-2000', children_same_address_nth: '3', partner_same_address_nth: '2' },
      partner: { name: 'Text Text', birthDate: '2000-01-01' },
      children: Array.from({ length: 3 }, () => ({ name: 'Text Text', birthDate: '2000-01-01' })),
    },
  },
  'a voucher, with the address of its QR code': {
    name: 'vouchers.read_address',
    both: {
      type: 'regular',
      state: 'active',
      address: ADDRESS,
      addressPrintable: ADDRESS,
      fundId: '2',
      fund: { id: '2', key: 'meedoen', logo: null, organization: { id: '2', logo: null }, endAt: '2027-01-23' },
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
};

it('the shop reads the right values in the answers of both editions', async () => {
  for (const edition of EDITIONS) {
    for (const [what, recording, expected] of rowsOf(edition, VALUES)) {
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
