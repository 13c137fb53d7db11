import { describe, expect, it } from 'vitest';
import { recordingsOf } from '../testing/recordings.ts';
import { toFailure } from './to-failure.ts';

/** Whose words a resident reads: `ours`, or the sentence of the `platform` when it is one for residents. */
type Words = 'ours' | 'platform';

type Keys = Readonly<Record<string, Words>>;

const RECORDS: Keys = {
  records: 'ours',
  'records.N': 'platform',
  'records.N.value': 'platform',
  'records.N.files': 'ours',
  'records.N.fund_criterion_id': 'platform',
  'criteria_groups.N': 'ours',
};

/** The parts of an address of a reservation. */
const ADDRESS: Keys = {
  street: 'platform',
  house_nr: 'platform',
  house_nr_addition: 'platform',
  city: 'platform',
  postal_code: 'platform',
};

const CARD_ADDRESS: Keys = {
  physical_card_request_address: 'ours',
  ...Object.fromEntries(Object.keys(ADDRESS).map((part) => [`physical_card_request_address.${part}`, 'ours'] as const)),
};

const RESERVATION: Keys = {
  voucher_id: 'platform',
  product_id: 'platform',
  first_name: 'platform',
  last_name: 'platform',
  user_note: 'platform',
  phone: 'platform',
  birth_date: 'platform',
  'custom_fields.N': 'ours',
  'custom_fields.N.N': 'ours',
};

const CARD_ORDER: Keys = {
  address: 'platform',
  house: 'platform',
  house_addition: 'platform',
  postcode: 'platform',
  city: 'platform',
  fund_physical_card_type_id: 'ours',
};

/** The fields that the platform of July 2026 refuses, recorded or said to be checked, by call. `N` is a number. */
const FIELDS: Readonly<Record<string, Keys>> = {
  'POST /identity/emails': { email: 'platform' },
  'POST /identity/2fa': { type: 'platform', phone: 'platform' },
  'POST /identity/2fa/N/activate': { code: 'platform', key: 'platform' },
  'POST /identity/2fa/N/authenticate': { code: 'platform' },
  'POST /identity/2fa/N/deactivate': { code: 'platform' },
  'POST /platform/share/sms': { phone: 'platform' },
  'POST /platform/funds/N/requests': {
    ...RECORDS,
    ...CARD_ADDRESS,
    contact_information: 'platform',
  },
  'POST /platform/funds/N/requests/validate': { ...RECORDS, ...CARD_ADDRESS },
  'PATCH /platform/fund-requests/N/clarifications/N': { answer: 'platform', files: 'platform', 'files.N': 'platform' },
  'POST /platform/product-reservations/validate-fields': RESERVATION,
  'POST /platform/product-reservations/validate-address': ADDRESS,
  'POST /platform/product-reservations': { ...RESERVATION, ...ADDRESS },
  'POST /platform/vouchers/N/physical-cards': { code: 'platform', fund_physical_card_type_id: 'ours' },
  'POST /platform/vouchers/N/physical-card-requests': CARD_ORDER,
  'POST /platform/vouchers/N/physical-card-requests/validate': CARD_ORDER,
  'POST /platform/reimbursements': {
    title: 'platform',
    amount: 'platform',
    iban: 'platform',
    iban_name: 'platform',
    files: 'platform',
  },
  'POST /identity/records': { type: 'platform', value: 'platform' },
};

/** Texts that no resident reads, at any field and in any refusal. */
const NOT_FOR_RESIDENTS = {
  'a code': 'fund_requests.already_resolved',
  English: 'Only pending reservations can be canceled.',
  'a class': 'RecordTypeFilesRule',
  'a class with its place': 'App\\Rules\\FileUidRule',
  'a placeholder': ':attribute is verplicht.',
  'another placeholder': '{{ message }}',
};

/** Calls that the shop does not make, and lists, whose filters no resident types. */
const NOT_SENT = /^GET |2fa\/update|contact-form|feedback|payouts|pre-checks/;

const callOf = (call: string): string =>
  call.replace(/\?.*$/, '').replace(/\{address\}|(?<=\/)(0x\w+|[\d-]+)(?=\/|$)/g, 'N');
const keyOf = (key: string): string => key.replace(/(?<=\.)\d+/g, 'N');

const refuse = (status: number, body: object) =>
  toFailure(new Response(null, { status }), { body, language: 'nl', retryAfterSeconds: null });

describe('what the platform of July 2026 refuses', () => {
  it('is in the table, every recorded field of every call', () => {
    const recorded = recordingsOf('2026-07').flatMap(({ call, status, answer }) => {
      if (status !== 422 || NOT_SENT.test(call) || typeof answer !== 'object' || answer === null) return [];
      const errors = 'errors' in answer ? Object.keys(Object(answer.errors)) : [];
      return errors.map((key) => [callOf(call), keyOf(key)] as const);
    });
    expect(recorded.length).toBeGreaterThan(60);
    const missing = recorded.filter(([call, key]) => FIELDS[call]?.[key] === undefined);
    expect([...new Set(missing.map((one) => one.join(' ')))]).toEqual([]);
  });

  it('is read in the words of the platform only where those are for residents', () => {
    const sentence = 'Dit kan de gemeente niet aannemen.';
    for (const [call, fields] of Object.entries(FIELDS)) {
      for (const [name, words] of Object.entries(fields)) {
        const key = name.replaceAll('N', '3');
        const read = (text: string) => refuse(422, { message: text, errors: { [key]: [text] } });
        expect.soft(read(sentence), `${call} ${key}`).toMatchObject({
          message: words === 'ours' ? null : sentence,
          fields: { [key]: words === 'ours' ? [] : [sentence] },
        });
        for (const [what, text] of Object.entries(NOT_FOR_RESIDENTS)) {
          expect.soft(read(text), `${call} ${key}: ${what}`).toMatchObject({ message: null, fields: { [key]: [] } });
        }
      }
    }
  });

  it.each([
    ['house_nr', 'Het veld house nr is verplicht.'],
    ['records.0.value', 'records.0.value is verplicht.'],
    ['iban_name', 'iban_name moet minimaal 5 tekens zijn.'],
  ])('is not read with the name of its field in the program: %s', (key, text) => {
    expect(refuse(422, { message: 'Niet goed.', errors: { [key]: [text] } })).toMatchObject({ fields: { [key]: [] } });
  });

  it('is never read in a text of a 403 that is not for residents', () => {
    for (const [what, message] of Object.entries(NOT_FOR_RESIDENTS))
      expect.soft(refuse(403, { message }), what).toMatchObject({ kind: 'forbidden', message: null });
  });
});
