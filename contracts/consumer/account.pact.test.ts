import { describe, expect, it } from 'vitest';
import { HttpEmails } from '@stadstegoed/http/account/http-emails.ts';
import { boolean, eachLike, pact, integer, refused, regex, string, throttled, type Interaction } from './pact.ts';

const dina = { persona: 'dina' };

describe('a new e-mail address', () => {
  const add = { scenario: 'every-question', params: dina, method: 'POST', path: '/identity/emails' } as const;
  const call = (interaction: Interaction, email: string, target: string | null) =>
    pact.record(interaction, (client) => new HttpEmails(client).add(email, target));

  it('is added with the target of its link', async () => {
    const answer = {
      status: 201,
      body: { data: { id: integer(91), email: 'dina@post.example', verified: false, primary: false } },
    };
    const outcome = await call(
      {
        ...add,
        body: { email: 'dina@post.example', target: 'fundRequest-91' },
        receives: 'an e-mail address to add',
        answer,
      },
      'dina@post.example',
      'fundRequest-91',
    );
    expect(outcome).toEqual({
      ok: true,
      value: { id: '91', email: 'dina@post.example', isVerified: false, isPrimary: false },
    });
  });

  it('is invalid when it is no address or in use already', async () => {
    const answer = {
      status: 422,
      body: { message: string('Kijk de velden na.'), errors: { email: eachLike('Dit is geen e-mailadres.') } },
    };
    const outcome = await call(
      { ...add, body: { email: 'dina' }, receives: 'an e-mail address that is not correct', answer },
      'dina',
      null,
    );
    expect(outcome).toMatchObject({ error: { kind: 'invalid', fields: { email: ['Dit is geen e-mailadres.'] } } });
  });

  it('is rate limited with a message', async () => {
    const limited = { ...add, scenario: 'throttled-emails', params: { persona: 'hanna' } };
    const outcome = await call(
      {
        ...limited,
        body: { email: 'nog-een@post.example' },
        receives: 'one e-mail address too many',
        answer: throttled(),
      },
      'nog-een@post.example',
      null,
    );
    expect(outcome).toMatchObject({ error: { kind: 'rate_limited' } });
  });
});

describe('the mail of a new address', () => {
  const resend = { scenario: 'several-e-mail-addresses', params: { persona: 'hanna' }, method: 'POST' } as const;
  const call = (interaction: Interaction, id: string) =>
    pact.record(interaction, (client) => new HttpEmails(client).resend(id));

  it('is sent again', async () => {
    const answer = {
      status: 200,
      body: { data: { id: integer(2), email: regex('.+@.+', 'hanna@werk.example'), verified: false, primary: false } },
    };
    const outcome = await call(
      { ...resend, path: '/identity/emails/2/resend', receives: 'a mail to send again', answer },
      '2',
    );
    expect(outcome).toMatchObject({ ok: true, value: { isVerified: false } });
  });
});

const hanna = { scenario: 'several-e-mail-addresses', params: { persona: 'hanna' } } as const;
/** The addresses of Hanna: 1 is the primary one, 2 is not verified, 3 is verified. */
const [PRIMARY, UNVERIFIED, VERIFIED] = ['1', '2', '3'] as const;

describe('the e-mail addresses', () => {
  it('are listed with the primary one and the verification of each [AC-006]', async () => {
    const email = {
      id: integer(1),
      email: regex('.+@.+', 'hanna@post.example'),
      verified: boolean(true),
      primary: boolean(true),
    };
    const outcome = await pact.record(
      {
        ...hanna,
        method: 'GET',
        path: '/identity/emails',
        receives: 'the e-mail addresses of a resident',
        answer: { status: 200, body: { data: eachLike(email) } },
      },
      (client) => new HttpEmails(client).list(),
    );
    expect(outcome).toEqual({
      ok: true,
      value: [{ id: '1', email: 'hanna@post.example', isVerified: true, isPrimary: true }],
    });
  });

  it('get another primary one', async () => {
    const outcome = await pact.record(
      {
        ...hanna,
        method: 'PATCH',
        path: `/identity/emails/${VERIFIED}/primary`,
        receives: 'another primary address',
        answer: {
          status: 200,
          body: { data: { id: integer(3), email: regex('.+@.+', 'h@werk.example'), verified: true, primary: true } },
        },
      },
      (client) => new HttpEmails(client).makePrimary(VERIFIED),
    );
    expect(outcome).toMatchObject({ ok: true, value: { isPrimary: true } });
  });

  it('lose one', async () => {
    const outcome = await pact.record(
      {
        ...hanna,
        method: 'DELETE',
        path: `/identity/emails/${UNVERIFIED}`,
        receives: 'an address to remove',
        answer: { status: 200, body: [] },
      },
      (client) => new HttpEmails(client).remove(UNVERIFIED),
    );
    expect(outcome).toMatchObject({ ok: true });
  });

  const refusals = [
    ['a primary address that is not verified', 'PATCH', `${UNVERIFIED}/primary`, 'Bevestig dit adres eerst.'],
    ['to remove the primary address', 'DELETE', PRIMARY, 'Uw hoofdadres kunt u niet verwijderen.'],
    ['a mail to an address that is verified', 'POST', `${VERIFIED}/resend`, 'Dit adres is al bevestigd.'],
  ] as const;

  it.each(refusals)('refuse %s with a sentence', async (receives, method, path, message) => {
    const [id = ''] = path.split('/');
    const ask = { PATCH: 'makePrimary', DELETE: 'remove', POST: 'resend' } as const;
    const outcome = await pact.record(
      { ...hanna, method, path: `/identity/emails/${path}`, receives, answer: refused(403, string(message)) },
      async (client) => new HttpEmails(client)[ask[method]](id),
    );
    expect(outcome).toMatchObject({ error: { kind: 'forbidden', message } });
  });

  it('does not find an address that was removed', async () => {
    const outcome = await pact.record(
      {
        ...hanna,
        method: 'DELETE',
        path: '/identity/emails/987654',
        receives: 'an address to remove that is gone',
        answer: refused(404),
      },
      (client) => new HttpEmails(client).remove('987654'),
    );
    expect(outcome).toMatchObject({ error: { kind: 'not_found' } });
  });

  it('mail again at most five times in half an hour', async () => {
    const outcome = await pact.record(
      {
        scenario: 'throttled-emails',
        params: { persona: 'hanna' },
        method: 'POST',
        path: `/identity/emails/${UNVERIFIED}/resend`,
        receives: 'one mail too many',
        answer: throttled(),
      },
      (client) => new HttpEmails(client).resend(UNVERIFIED),
    );
    expect(outcome).toMatchObject({ error: { kind: 'rate_limited' } });
  });
});
