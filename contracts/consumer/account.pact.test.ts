import { describe, expect, it } from 'vitest';
import { HttpEmails } from '@stadstegoed/http/account/http-emails.ts';
import { eachLike, FeaturePact, integer, refused, regex, string, throttled, type Interaction } from './pact.ts';

const pact = new FeaturePact('account');
const dina = { persona: 'dina' };

describe('a new e-mail address', () => {
  const add = { scenario: 'every-question', params: dina, method: 'POST', path: '/identity/emails' } as const;
  const call = (interaction: Interaction, email: string, target: string | null) =>
    pact.record(interaction, (client) => new HttpEmails(client).add(email, target));

  it('is added with the target of its link', async () => {
    const answer = {
      status: 201,
      body: { data: { id: integer(91), email: 'dina@post.example', verified: false } },
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
    expect(outcome).toEqual({ ok: true, value: { id: '91', email: 'dina@post.example', isVerified: false } });
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

  it('is refused for a visitor', async () => {
    const { params: _params, ...visitor } = add;
    const answer = refused(401, 'invalid_access_token');
    const outcome = await call(
      { ...visitor, body: { email: 'dina@post.example' }, receives: 'an e-mail address of a visitor', answer },
      'dina@post.example',
      null,
    );
    expect(outcome).toMatchObject({ error: { kind: 'unexpected' } });
  });
});

describe('the mail of a new address', () => {
  const resend = { scenario: 'several-e-mail-addresses', params: { persona: 'hanna' }, method: 'POST' } as const;
  const call = (interaction: Interaction, id: string) =>
    pact.record(interaction, (client) => new HttpEmails(client).resend(id));

  it('is sent again', async () => {
    const answer = {
      status: 200,
      body: { data: { id: integer(2), email: regex('.+@.+', 'hanna@werk.example'), verified: false } },
    };
    const outcome = await call(
      { ...resend, path: '/identity/emails/2/resend', receives: 'a mail to send again', answer },
      '2',
    );
    expect(outcome).toMatchObject({ ok: true, value: { isVerified: false } });
  });
});
