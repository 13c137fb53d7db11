import { describe, expect, it } from 'vitest';
import { ok } from '@stadstegoed/core/shared/result.ts';
import type { RequestForm } from '@stadstegoed/core/fund-requests/fund-request.ts';
import { HttpFundActivation } from '@stadstegoed/http/fund-activation/http-fund-activation.ts';
import { HttpFundRequests } from '@stadstegoed/http/fund-requests/http-fund-requests.ts';
import { eachLike, integer, regex, pact, string, type Interaction } from './pact.ts';

const dina = { persona: 'dina' };
const timestamp = regex(String.raw`\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}`, '2026-11-22 10:58:00');

const spouse = { criterionId: '920', recordTypeKey: 'spouse', value: 'Kim', files: [] };
const form: RequestForm = { contactInformation: 'Bel mij op dinsdag.', records: [spouse] };
const body = {
  contact_information: 'Bel mij op dinsdag.',
  records: [{ fund_criterion_id: 920, record_type_key: 'spouse', value: 'Kim', files: [] }],
};
const request = {
  id: integer(2),
  fund_id: integer(91),
  state: 'pending',
  records: eachLike({ fund_criterion_id: integer(920), state: 'pending' }),
  created_at: timestamp,
};

describe('a fund request', () => {
  const submit = {
    scenario: 'every-question',
    params: dina,
    method: 'POST',
    path: '/platform/funds/91/requests',
    body,
  } as const;
  const call = (interaction: Interaction, sent: RequestForm = form, fund = '91') =>
    pact.record(interaction, (client) => new HttpFundRequests(client).submit(fund, sent));

  it('is stored with contact information and records [FR-009, FR-010]', async () => {
    const answer = { status: 201, body: { data: request } };
    const outcome = await call({ ...submit, receives: 'a fund request', answer });
    expect(outcome).toMatchObject({ ok: true, value: { state: 'pending', records: [{ state: 'pending' }] } });
  });

  it('is invalid when the contact information is too short [FR-021]', async () => {
    const answer = {
      status: 422,
      body: { message: string('Kijk de velden na.'), errors: { contact_information: eachLike('Te kort.') } },
    };
    const short = { ...submit, body: { ...body, contact_information: 'Bel' } };
    const outcome = await call(
      { ...short, receives: 'a fund request with short contact information', answer },
      { ...form, contactInformation: 'Bel' },
    );
    expect(outcome).toMatchObject({ error: { kind: 'invalid', fields: { contact_information: ['Te kort.'] } } });
  });

  it.each([
    ['fund-request-pending', { persona: 'omar' }, 'pending_request_exists'],
    ['fund-request-approved', { persona: 'rosa' }, 'approved_request_exists'],
  ])('is forbidden with a code (%s)', async (scenario, params, code) => {
    const sent = { ...submit, scenario, params, path: '/platform/funds/3/requests' };
    const home = { criterionId: '31', recordTypeKey: 'municipality', value: 'Zonnedorp', files: [] };
    const wire = {
      records: [{ fund_criterion_id: 31, record_type_key: 'municipality', value: 'Zonnedorp', files: [] }],
    };
    const answer = { status: 403, body: { message: code, error: code } };
    const outcome = await call(
      { ...sent, body: wire, receives: `a fund request that is refused with ${code}`, answer },
      { contactInformation: null, records: [home] },
      '3',
    );
    expect(outcome).toMatchObject({ error: { kind: 'forbidden', code } });
  });
});

describe('the check of a step', () => {
  const validate = {
    scenario: 'every-question',
    params: dina,
    method: 'POST',
    path: '/platform/funds/91/requests/validate',
  } as const;
  const call = (interaction: Interaction, sent: RequestForm) =>
    pact.record(interaction, (client) => new HttpFundRequests(client).validate('91', sent));

  it('accepts an answer that meets the criterion [FR-024]', async () => {
    const wire = { records: body.records };
    const outcome = await call(
      { ...validate, body: wire, receives: 'a correct answer of one step', answer: { status: 200 } },
      { contactInformation: null, records: [spouse] },
    );
    expect(outcome).toEqual(ok(undefined));
  });

  it('names the value of the record that is refused [FR-025]', async () => {
    const wire = { records: [{ ...body.records[0], value: 'onbekend' }] };
    const answer = {
      status: 422,
      body: { message: string('Kijk de velden na.'), errors: { 'records.0.value': eachLike('De waarde klopt niet.') } },
    };
    const outcome = await call(
      { ...validate, body: wire, receives: 'an answer that does not meet its criterion', answer },
      { contactInformation: null, records: [{ ...spouse, value: 'onbekend' }] },
    );
    expect(outcome).toMatchObject({ error: { fields: { 'records.0.value': ['De waarde klopt niet.'] } } });
  });

  it('names the record type and the criterion that do not belong together [FR-025]', async () => {
    const record = { criterionId: '920', recordTypeKey: 'base_salary', value: 'Kim', files: [] };
    const wire = {
      records: [{ fund_criterion_id: 920, record_type_key: 'base_salary', value: 'Kim', files: [] }],
    };
    const answer = {
      status: 422,
      body: {
        message: string('Kijk de velden na.'),
        errors: { 'records.0.record_type_key': eachLike('Hoort er niet bij.') },
      },
    };
    const outcome = await call(
      { ...validate, body: wire, receives: 'an answer with the record type of another criterion', answer },
      { contactInformation: null, records: [record] },
    );
    expect(outcome).toMatchObject({ error: { fields: { 'records.0.record_type_key': ['Hoort er niet bij.'] } } });
  });

  it('names the record that lacks its proof', async () => {
    const children = { criterionId: '913', recordTypeKey: 'children_nth', value: '2', files: [] };
    const wire = { records: [{ fund_criterion_id: 913, record_type_key: 'children_nth', value: '2', files: [] }] };
    const answer = {
      status: 422,
      body: { message: string('Kijk de velden na.'), errors: { 'records.0': eachLike('Voeg een bestand toe.') } },
    };
    const outcome = await call(
      { ...validate, body: wire, receives: 'an answer without its proof', answer },
      { contactInformation: null, records: [children] },
    );
    expect(outcome).toMatchObject({ error: { fields: { 'records.0': ['Voeg een bestand toe.'] } } });
  });
});

describe('the own requests of a fund', () => {
  const list = { method: 'GET', query: { per_page: '100' } } as const;
  const call = (interaction: Interaction, fund: string) =>
    pact.record(interaction, (client) => new HttpFundActivation(client).requestsOf(fund));

  it('are listed with their state and records [FR-007, FR-008, API-009]', async () => {
    const answer = { status: 200, body: { data: eachLike({ ...request, fund_id: integer(3) }) } };
    const pending = { ...list, scenario: 'fund-request-pending', params: { persona: 'omar' } };
    const outcome = await call(
      { ...pending, path: '/platform/funds/3/requests', receives: 'a read of the own requests with records', answer },
      '3',
    );
    expect(outcome).toMatchObject({ value: [{ state: 'pending', records: [{ state: 'pending' }] }] });
  });

  it('are refused for a fund that is not active [FR-042]', async () => {
    const closed = { ...list, scenario: 'fund-closed-meanwhile', params: { persona: 'noor' } };
    const answer = { status: 403, body: { message: 'fund_not_active', error: 'fund_not_active' } };
    const outcome = await call(
      { ...closed, path: '/platform/funds/3/requests', receives: 'a read of the requests of a closed fund', answer },
      '3',
    );
    expect(outcome).toMatchObject({ error: { kind: 'forbidden', code: 'fund_not_active' } });
  });
});
