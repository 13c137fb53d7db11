import { failure } from '@stadstegoed/core/shared/failure.ts';
import { money } from '@stadstegoed/core/shared/money.ts';
import { err } from '@stadstegoed/core/shared/result.ts';
import { describe, expect, it } from 'vitest';
import { answeringClient, jsonAnswer } from '../../testing/answering-client.ts';
import { withoutEachField } from '../../testing/without-each-field.ts';
import { HttpReimbursements } from './http-reimbursements.ts';

const ROOT = 'http://platform.example/api/v1/platform/reimbursements';
/** The example of the API reference (part 2, 9), with a decision. */
const wire = {
  id: 310,
  title: 'Contributie voetbal',
  description: 'Seizoen 2023',
  amount: '45.00',
  amount_locale: '€ 45,-',
  email: 's.voorbeeld@post.example',
  iban: 'NL02ABNA0123456789',
  iban_name: 'S. Voorbeeld',
  voucher_id: 7001,
  code: '77120394',
  state: 'declined',
  state_locale: 'Afgewezen',
  lead_time_locale: '1 dag',
  employee_id: null,
  expired: false,
  deactivated: false,
  reason: 'Reiskosten vallen er niet onder.',
  resolved: true,
  fund: {
    id: 12,
    name: 'Meedoenregeling',
    organization_id: 5,
    logo: null,
    organization: { id: 5, name: 'Gemeente Voorbeeldstad', logo: null },
  },
  files: [
    {
      identity_address: '0x41',
      original_name: 'bon.pdf',
      type: 'reimbursement_proof',
      ext: 'pdf',
      uid: 'f3a9',
      order: 0,
      size: '184.2kB',
      url: 'https://api.voorbeeldstad.nl/files/bon.pdf',
      preview: {
        uid: '77ab',
        original_name: 'pdf_preview.jpg',
        type: 'reimbursement_file_preview',
        ext: 'jpg',
        dominant_color: '#fafafa',
        sizes: { thumbnail: 'https://media.voorbeeldstad.nl/p1.jpg' },
      },
    },
  ],
  submitted_at: '2023-03-22',
  submitted_at_locale: '22 mrt, 2023',
  resolved_at: '2023-03-28',
  resolved_at_locale: '28 mrt, 2023',
  expire_at: null,
  expire_at_locale: null,
  created_at: '2023-03-21 09:00:00',
  created_at_locale: '09:00 - 21 mrt, 2023',
};
const fields = {
  voucherId: '7001',
  title: 'Contributie voetbal',
  description: null,
  amount: money(4500),
  email: null,
  iban: 'NL02ABNA0123456789',
  ibanName: 'S. Voorbeeld',
  files: ['f3a9'],
};

function answering(body: unknown, status = 200) {
  const { client, requests } = answeringClient({ answer: () => jsonAnswer(body, status) });
  return { port: new HttpReimbursements(client), requests };
}

describe('a reimbursement', () => {
  it('has title, description, amount, email, iban, iban_name, voucher_id, files, state and fund [RB-015, RB-016]', async () => {
    const { port, requests } = answering({ data: wire });
    expect(await port.read('310')).toEqual({
      ok: true,
      value: {
        id: '310',
        code: '77120394',
        title: 'Contributie voetbal',
        description: 'Seizoen 2023',
        amount: 4500,
        email: 's.voorbeeld@post.example',
        iban: 'NL02ABNA0123456789',
        ibanName: 'S. Voorbeeld',
        voucherId: '7001',
        state: 'declined',
        reason: 'Reiskosten vallen er niet onder.',
        expired: false,
        deactivated: false,
        fund: { id: '12', name: 'Meedoenregeling', logo: null, organizationName: 'Gemeente Voorbeeldstad' },
        files: [
          {
            uid: 'f3a9',
            originalName: 'bon.pdf',
            ext: 'pdf',
            size: 184_200,
            url: 'https://api.voorbeeldstad.nl/files/bon.pdf',
            previewUrl: 'https://media.voorbeeldstad.nl/p1.jpg',
          },
        ],
        createdOn: '2023-03-21',
        submittedOn: '2023-03-22',
        resolvedOn: '2023-03-28',
        expireOn: null,
      },
    });
    expect([requests[0]?.method, requests[0]?.url]).toEqual(['GET', `${ROOT}/310`]);
  });

  it('can be a draft with nothing but its voucher [RB-017]', async () => {
    const nothing = { title: null, description: null, amount: null, email: null, iban: null, iban_name: null };
    const dates = { submitted_at: null, resolved_at: null };
    const { port } = answering({ data: { ...wire, ...nothing, ...dates, state: 'draft', reason: null, files: [] } });
    expect(await port.read('310')).toMatchObject({ value: { state: 'draft', title: null, amount: null, files: [] } });
  });

  it.each(
    withoutEachField(wire, [
      'id',
      'code',
      'voucher_id',
      'state',
      'expired',
      'deactivated',
      'fund',
      'files',
      'created_at',
    ]),
  )('without $field is an error of the platform', async ({ body }) => {
    const { port } = answering({ data: body });
    expect(await port.read('310')).toEqual(err(failure('unexpected')));
  });

  it('with an id that is not a number is not found, without a call', async () => {
    const { port, requests } = answering({ data: wire });
    const missing = err(failure('not_found'));
    expect(await port.read('x')).toEqual(missing);
    expect(await port.update('../1', fields, 'draft')).toEqual(missing);
    expect(await port.cancel('0')).toEqual(missing);
    expect(requests).toEqual([]);
  });
});

describe('the list', () => {
  const meta = { current_page: 2, last_page: 3, total: 31 };

  it('is asked with 15 on a page [RB-028]', async () => {
    const { port, requests } = answering({ data: [wire], meta });
    expect(await port.list({ page: 2 })).toMatchObject({
      value: { items: [{ id: '310' }], currentPage: 2, lastPage: 3 },
    });
    expect(requests[0]?.url).toBe(`${ROOT}?page=2&per_page=15`);
  });

  it('can be asked by state and with another page size', async () => {
    const { port, requests } = answering({ data: [], meta });
    await port.list({ page: 1, perPage: 100, state: 'pending' });
    expect(requests[0]?.url).toBe(`${ROOT}?page=1&per_page=100&state=pending`);
  });
});

describe('a change', () => {
  const body = {
    title: 'Contributie voetbal',
    description: null,
    amount: '45.00',
    email: null,
    iban: 'NL02ABNA0123456789',
    iban_name: 'S. Voorbeeld',
    voucher_id: 7001,
    state: 'pending',
    files: ['f3a9'],
  };

  it('creates a reimbursement with the id of its voucher and the uids of its files [RB-011, RB-016]', async () => {
    const { port, requests } = answering({ data: wire }, 201);
    expect(await port.create(fields, 'pending')).toMatchObject({ ok: true });
    expect([requests[0]?.method, requests[0]?.url]).toEqual(['POST', ROOT]);
    expect(await requests[0]?.json()).toEqual(body);
  });

  it('changes a draft, and clears fields that were emptied', async () => {
    const { port, requests } = answering({ data: wire });
    expect(await port.update('310', { ...fields, amount: null, title: null }, 'draft')).toMatchObject({ ok: true });
    expect([requests[0]?.method, requests[0]?.url]).toEqual(['PATCH', `${ROOT}/310`]);
    expect(await requests[0]?.json()).toEqual({ ...body, amount: null, title: null, state: 'draft' });
  });

  it('cancels with DELETE and returns the reason of a rejection [RB-019]', async () => {
    const { port, requests } = answering({});
    expect(await port.cancel('310')).toEqual({ ok: true, value: undefined });
    expect([requests[0]?.method, requests[0]?.url]).toEqual(['DELETE', `${ROOT}/310`]);
    const refused = answering({ message: 'U kunt deze declaratie niet meer annuleren.' }, 403);
    expect(await refused.port.cancel('310')).toMatchObject({
      error: { kind: 'forbidden', message: 'U kunt deze declaratie niet meer annuleren.' },
    });
  });
});
