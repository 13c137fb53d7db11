import { expect, it } from 'vitest';
import { EDITIONS, readAnswer, rowsOf, type Values } from '../testing/recordings.ts';

/** What stands in the recordings for sentences and addresses. */
const SENTENCE = 'A longer text of the platform.';
const HTML = '<p>Text.</p>';
const PLATFORM = 'https://platform.example/';

const page = { currentPage: 1, lastPage: 1 };

const FUNDS: Readonly<Record<string, Values>> = {
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
  'the list of funds': {
    name: 'funds.list',
    both: {
      ...page,
      items: [
        { key: 'meedoen', autoValidation: true },
        {
          key: 'zonnedorp-ii-2026',
          autoValidation: false,
          criteria: [
            { recordTypeKey: 'children_nth', recordTypeName: 'Text', value: '2', showAttachment: true, isValid: false },
            { recordTypeKey: 'net_worth', recordTypeName: 'Text', value: '1000' },
          ],
        },
      ],
    },
    '2023-05': { total: 3 },
    '2026-07': { total: 7 },
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
};

const hours = { from: 480, until: 960, pause: null };
const provider = { name: 'Text', logo: null, businessType: 'Text', email: 'resident@mail.example', phone: '123456789' };
const ofMunicipality = { type: 'budget', organization: { id: '2', name: 'Text' }, endAt: '2027-01-23' };
const newest = { limitTotal: 30, limitPerIdentity: 3, reservationsEnabled: true };

const OFFERS: Readonly<Record<string, Values>> = {
  'an offer': {
    name: 'products.read',
    both: {
      id: '1',
      organization: { ...provider, website: null },
      photo: null,
      logo: null,
      priceType: 'regular',
      discount: null,
      reservationFields: { phone: 'no', address: 'no', birthDate: 'no', notes: 'optional', own: [] },
      funds: [],
      offices: [{ address: 'Text', schedule: [{ weekDay: 0, ...hours }, { weekDay: 1 }] }, { phone: '0123456789' }],
    },
    '2023-05': {
      organizationId: '12',
      category: { name: 'Text', parentId: '5013' },
      price: 13_00,
      priceMin: 13_00,
      stockAmount: 90,
      expireAt: '2027-01-18',
    },
    '2026-07': {
      organizationId: '18',
      category: { name: 'Text', parentId: null },
      price: 2_00,
      priceMin: 2_00,
      stockAmount: 40,
      expireAt: '2027-01-10',
      offices: [{ position: { latitude: 53.304642301328, longitude: 6.5449659890432 } }, { state: 'active' }],
    },
  },
  'the list of offers, each with its funds': {
    name: 'products.list_budget',
    both: page,
    '2023-05': {
      total: 10,
      items: [
        {
          priceType: 'free',
          price: 0,
          funds: [{ id: '3', ...ofMunicipality, ...newest, price: null, limitAvailable: 18 }],
        },
        { priceType: 'free', funds: [{ ...ofMunicipality, limitTotal: null, limitAvailable: null }, { id: '3' }] },
      ],
    },
    '2026-07': {
      total: 11,
      items: [
        {
          price: 12_00,
          priceMin: 12_00,
          funds: [
            { id: '3', ...ofMunicipality, ...newest, price: 12_00, limitAvailable: 27 },
            { id: '5', limitAvailable: 28 },
          ],
        },
        { price: 4_00, priceMin: 4_00, expireAt: '2026-12-14' },
      ],
    },
  },
  'the offers of home': {
    name: 'samples_subsidies',
    '2023-05': [
      { id: '10', name: SENTENCE, organizationName: SENTENCE, photo: null, price: 1_00, priceMin: 0, soldOut: false },
      { id: '5', priceType: 'regular', price: 9_00, priceMin: 4_50 },
    ],
    '2026-07': [
      { id: '17', name: 'Text', organizationName: SENTENCE, photo: null, price: 3_00, priceMin: 3_00, soldOut: false },
      { id: '13', priceType: 'regular', price: 11_00, priceMin: 11_00 },
    ],
  },
  'what a search found': {
    name: 'search.list',
    both: { currentPage: 1, lastPage: 2 },
    '2023-05': {
      total: 17,
      items: [
        { kind: 'products', id: '20', name: SENTENCE, text: SENTENCE, picture: null, product: { priceType: 'free' } },
        { kind: 'products', product: { price: 5_00, priceMin: 0 } },
      ],
    },
    '2026-07': {
      total: 21,
      items: [
        { kind: 'products', id: '19', name: SENTENCE, text: SENTENCE, picture: null, product: { price: 12_00 } },
        { kind: 'products', product: { price: 19_00, funds: [{ reservationsEnabled: true }, { id: '2' }] } },
      ],
    },
  },
};

it('the shop reads the right values in the answers of both editions [PR-038] [PR-039]', async () => {
  for (const edition of EDITIONS) {
    for (const [what, recording, expected] of rowsOf(edition, { ...FUNDS, ...OFFERS })) {
      const result = await readAnswer(recording);
      for (const value of expected) expect.soft(result, `${edition}: ${what}`).toMatchObject({ ok: true, value });
    }
  }
});
