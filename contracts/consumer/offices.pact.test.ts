import { describe, expect, it } from 'vitest';
import { HttpOffices } from '@stadstegoed/http/offices/http-offices.ts';
import { eachLike, pact, integer, refused, refusedFields } from './pact.ts';
import { anyOffice, wholeOffice } from './wire-examples.ts';

const everyday = 'ordinary-tuesday';
const meta = { current_page: integer(1), last_page: integer(1), total: integer(6) };

describe('the offices of providers', () => {
  const list = { scenario: everyday, method: 'GET', path: '/platform/offices' } as const;
  const page = { status: 200, body: { data: eachLike(anyOffice), meta } };

  it('have an address and a state', async () => {
    const outcome = await pact.record({ ...list, receives: 'a question for the offices', answer: page }, (client) =>
      new HttpOffices(client).list({}),
    );
    expect(outcome).toMatchObject({ value: { items: [{ organizationName: 'Zwembad De Golfslag', state: 'active' }] } });
  });

  it('are filtered by text and by approval', async () => {
    const query = { q: 'badlaan', approved: '1' };
    const outcome = await pact.record(
      { ...list, receives: 'a question for approved offices by words', query, answer: page },
      (client) => new HttpOffices(client).list({ q: 'badlaan', approved: true }),
    );
    expect(outcome).toMatchObject({ value: { total: 6 } });
  });

  it('are invalid for a text that is too long', async () => {
    const q = 'a'.repeat(101);
    const outcome = await pact.record(
      { ...list, receives: 'a question for offices by a long text', query: { q }, answer: refusedFields('q') },
      (client) => new HttpOffices(client).list({ q }),
    );
    expect(outcome).toMatchObject({ error: { kind: 'invalid' } });
  });
});

describe('an office', () => {
  it('has its hours, photo, logo of the organisation, place and state [PV-021] [PV-024]', async () => {
    const outcome = await pact.record(
      {
        scenario: everyday,
        receives: 'a question for an office',
        method: 'GET',
        path: '/platform/offices/1011',
        answer: { status: 200, body: { data: { ...wholeOffice, id: 1011 } } },
      },
      (client) => new HttpOffices(client).read('1011'),
    );
    expect(outcome).toMatchObject({
      value: {
        organizationLogo: { sizes: { thumbnail: '/media/logo.svg' } },
        photo: { sizes: { thumbnail: '/media/photo.jpg' } },
        position: { latitude: 52.2166, longitude: 5.9136 },
        schedule: [{ weekDay: 0, from: 420, until: 1260, pause: null }],
        state: 'active',
      },
    });
  });

  it('is not found for an unknown id, and no call is made for an id that is no number', async () => {
    const outcome = await pact.record(
      {
        scenario: everyday,
        receives: 'a question for an unknown office',
        method: 'GET',
        path: '/platform/offices/999999',
        answer: refused(404),
      },
      async (client) => [await new HttpOffices(client).read('999999'), await new HttpOffices(client).read('x')],
    );
    expect(outcome).toMatchObject([{ error: { kind: 'not_found' } }, { error: { kind: 'not_found' } }]);
  });
});
