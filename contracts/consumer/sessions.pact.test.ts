import { describe, expect, it } from 'vitest';
import { HttpSessions } from '@stadstegoed/http/account/http-sessions.ts';
import { stableHex } from '@stadstegoed/mock-server/fixtures/seed/values/seeded-values.ts';
import { boolean, eachLike, pact, integer, like, nullValue, refused, string } from './pact.ts';

describe('the sessions', () => {
  const samira = { scenario: 'several-sessions', params: { persona: 'samira' } } as const;

  it('are read a hundred at a time, each with its last request [AC-007] [AC-008] [AC-011]', async () => {
    const session = {
      uid: string('s7fe1a93c0d2b4856'),
      type: string('webshop'),
      current: boolean(true),
      active: boolean(true),
      last_request: {
        time_passed: integer(4),
        device_available: boolean(true),
        location: nullValue(),
      },
    };
    const outcome = await pact.record(
      {
        ...samira,
        method: 'GET',
        path: '/identity/sessions',
        query: { per_page: '100' },
        receives: 'the sessions of a resident',
        answer: {
          status: 200,
          body: {
            data: eachLike(session),
            meta: { current_page: integer(1), last_page: integer(1), total: integer(4) },
          },
        },
      },
      (client) => new HttpSessions(client).list(),
    );
    expect(outcome).toMatchObject({
      ok: true,
      value: { items: [{ uid: 's7fe1a93c0d2b4856', isCurrent: true, lastRequest: { secondsAgo: 4, device: null } }] },
    });
  });

  it('end one by one', async () => {
    const uid = stableHex('session:samira:phone', 64);
    const outcome = await pact.record(
      {
        ...samira,
        method: 'PATCH',
        path: `/identity/sessions/${uid}/terminate`,
        receives: 'a session to end',
        answer: { status: 200, body: like({}) },
      },
      (client) => new HttpSessions(client).end(uid),
    );
    expect(outcome).toMatchObject({ ok: true });
  });

  it('end all at once', async () => {
    const outcome = await pact.record(
      {
        ...samira,
        method: 'PATCH',
        path: '/identity/sessions/terminate',
        receives: 'all sessions to end',
        answer: { status: 200, body: like({}) },
      },
      (client) => new HttpSessions(client).endAll(),
    );
    expect(outcome).toMatchObject({ ok: true });
  });

  it('do not end one that is gone', async () => {
    const outcome = await pact.record(
      {
        ...samira,
        method: 'PATCH',
        path: '/identity/sessions/gone/terminate',
        receives: 'a session to end that is gone',
        answer: refused(404),
      },
      (client) => new HttpSessions(client).end('gone'),
    );
    expect(outcome).toMatchObject({ error: { kind: 'not_found' } });
  });
});
