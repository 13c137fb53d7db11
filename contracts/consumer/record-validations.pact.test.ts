import { stableHex } from '@stadstegoed/mock-server/fixtures/seed/values/seeded-values.ts';
import { describe, expect, it } from 'vitest';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { HttpValidations } from '@stadstegoed/http/records/http-validations.ts';
import { eachLike, pact, integer, like, refused, refusedFields, regex, string, type Interaction } from './pact.ts';

const scenario = 'record-to-confirm';
const dina = { scenario, params: { persona: 'dina' } } as const;
const vincent = { scenario, params: { persona: 'vincent' } } as const;
const meta = { current_page: integer(1), last_page: integer(1), total: integer(1) };
const waiting = stableHex('waiting-confirmation', 64);
const unknown = '0'.repeat(64);
const done = { status: 200, body: like({ success: true }) };

const wireValidator = {
  id: integer(2),
  email: string('controle@zonnedorp.example'),
  organization: { id: integer(5), name: string('Gemeente Zonnedorp') },
};
const validator = {
  id: '2',
  email: 'controle@zonnedorp.example',
  organization: { id: '5', name: 'Gemeente Zonnedorp' },
};
const wireRequest = {
  id: integer(4),
  record_id: integer(61),
  state: regex('pending|approved|declined', 'pending'),
  validator: wireValidator,
};
const request = { id: '4', recordId: '61', state: 'pending', validator };

type Asked = Omit<Interaction, 'method' | 'path' | 'body'>;

describe('the validators', () => {
  it('are listed for a signed-in resident [RC-017] [API-076]', async () => {
    const list = (interaction: Asked) =>
      pact.record({ ...interaction, method: 'GET', path: '/platform/validators' }, (client) =>
        new HttpValidations(client).validators(),
      );
    const answer = { status: 200, body: { data: eachLike(wireValidator), meta } };
    expect(await list({ ...dina, receives: 'a question for the validators', answer })).toEqual(ok([validator]));
  });
});

describe('the requests to validators', () => {
  it('have a validator, a record and a state [RC-015] [API-101]', async () => {
    const outcome = await pact.record(
      {
        ...dina,
        receives: 'a question for the own requests to validators',
        method: 'GET',
        path: '/platform/validator-requests',
        answer: { status: 200, body: { data: eachLike(wireRequest), meta } },
      },
      (client) => new HttpValidations(client).requests(),
    );
    expect(outcome).toEqual(ok([request]));
  });

  const ask = (interaction: Asked, recordId: string) =>
    pact.record(
      {
        ...interaction,
        method: 'POST',
        path: '/platform/validator-requests',
        body: { validator_id: 1, record_id: Number(recordId) },
      },
      (client) => new HttpValidations(client).ask('1', recordId),
    );

  it('are made for one record [RC-006] [API-102]', async () => {
    const answer = { status: 201, body: { data: wireRequest } };
    expect(await ask({ ...dina, receives: 'a request to a validator', answer }, '2')).toEqual(ok(request));
  });

  it('are refused while one waits, and for the record of another', async () => {
    const again = { ...dina, receives: 'a second request to a validator', answer: refusedFields('record_id') };
    expect(await ask(again, '11')).toMatchObject({ error: { kind: 'invalid' } });
    const other = { ...dina, receives: 'a request for the record of another', answer: refusedFields('record_id') };
    expect(await ask(other, '5')).toMatchObject({ error: { kind: 'invalid' } });
  });
});

describe('the code of a request', () => {
  const make = (interaction: Asked, recordId: string) =>
    pact.record(
      {
        ...interaction,
        method: 'POST',
        path: '/identity/record-validations',
        body: { record_id: Number(recordId) },
      },
      (client) => new HttpValidations(client).makeCode(recordId),
    );

  it('is made for an own record only [API-097]', async () => {
    const answer = { status: 201, body: { data: { uuid: regex('[0-9a-f]{64}', waiting) } } };
    expect(await make({ ...dina, receives: 'a question for a code', answer }, '2')).toEqual(ok(waiting));
    const other = { ...dina, receives: 'a question for a code of the record of another', answer: refused(403) };
    expect(await make(other, '5')).toMatchObject({ error: { kind: 'forbidden' } });
  });
});

describe('a request that a validator opens', () => {
  const read = (interaction: Asked, uuid: string) =>
    pact.record({ ...interaction, method: 'GET', path: `/identity/record-validations/${uuid}` }, (client) =>
      new HttpValidations(client).read(uuid),
    );

  it('has the record and the organisations of the validator [RC-009] [API-098]', async () => {
    const data = {
      uuid: waiting,
      state: 'pending',
      key: string('children_nth'),
      name: string('Aantal kinderen'),
      value: string('2'),
      organizations_available: eachLike({ id: integer(5), name: string('Gemeente Zonnedorp') }),
    };
    const answer = { status: 200, body: { data } };
    expect(await read({ ...vincent, receives: 'a question for a scanned request', answer }, waiting)).toEqual(
      ok({
        uuid: waiting,
        state: 'pending',
        typeKey: 'children_nth',
        name: 'Aantal kinderen',
        value: '2',
        organizations: [{ id: '5', name: 'Gemeente Zonnedorp' }],
      }),
    );
  });

  it('is not found when it is unknown', async () => {
    const answer = refused(404, string('Niet gevonden.'));
    const lost = { ...vincent, receives: 'a question for an unknown request', answer };
    expect(await read(lost, unknown)).toMatchObject({ error: { kind: 'not_found' } });
  });

  it('is approved for an organisation of the validator only [RC-010] [API-099]', async () => {
    const approve = (interaction: Asked, uuid: string, organizationId: string | null) =>
      pact.record(
        {
          ...interaction,
          method: 'PATCH',
          path: `/identity/record-validations/${uuid}/approve`,
          body: { organization_id: organizationId === null ? null : Number(organizationId) },
        },
        (client) => new HttpValidations(client).approve(uuid, organizationId),
      );
    const yes = { ...vincent, receives: 'an approval for an organisation', answer: done };
    expect(await approve(yes, waiting, '1')).toEqual(ok(undefined));
    const asPerson = { ...vincent, receives: 'an approval for nobody else', answer: done };
    expect(await approve(asPerson, waiting, null)).toEqual(ok(undefined));
    const elsewhere = {
      ...vincent,
      receives: 'an approval for another organisation',
      answer: refusedFields('organization_id'),
    };
    expect(await approve(elsewhere, waiting, '2')).toMatchObject({ error: { kind: 'invalid' } });
    const lost = { ...vincent, receives: 'an approval of an unknown request', answer: refused(403) };
    expect(await approve(lost, unknown, null)).toMatchObject({ error: { kind: 'forbidden' } });
  });

  it('is declined once [RC-010] [API-100]', async () => {
    const decline = (interaction: Asked, uuid: string) =>
      pact.record({ ...interaction, method: 'PATCH', path: `/identity/record-validations/${uuid}/decline` }, (client) =>
        new HttpValidations(client).decline(uuid),
      );
    expect(await decline({ ...vincent, receives: 'a decline', answer: done }, waiting)).toEqual(ok(undefined));
    const lost = { ...vincent, receives: 'a decline of an unknown request', answer: refused(403) };
    expect(await decline(lost, unknown)).toMatchObject({ error: { kind: 'forbidden' } });
  });
});
