import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Harness } from '../../src/testing/harness.ts';
import type { Got } from '../../src/testing/harness.ts';
import { Post } from '../../src/testing/messages.ts';

const platform = await Harness.open();
const post = new Post(platform);
beforeEach(() => platform.scenario('ordinary-tuesday'));
afterAll(() => platform.app.close());

const decide = (action: string, body: object): Promise<Got> =>
  platform.send('POST', `/_mock/api/desk/${action}`, { body });
const waiting = () => post.waitingOf('omar');

describe('a validator with a question', () => {
  it('asks a question and mails the way to it', async () => {
    const { id, record } = waiting();
    await decide('question', { id, record, question: 'Welke school is het?' });
    const mail = await post.newest();
    expect([mail['kind'], mail['to']]).toEqual(['fund_request_feedback_requested', expect.stringContaining('omar')]);
    const asked = await platform.get(`/platform/funds/3/requests/${id}/clarifications`, {
      as: await platform.tokenOf('omar'),
    });
    expect(asked.list('data').map(({ question }) => question)).toContain('Welke school is het?');
  });

  it('asks with a word of its own and a document, which only who is asked may open [FR-050]', async () => {
    const { id, record } = waiting();
    const body = {
      id,
      record,
      question: 'Welke school is het?',
      message: 'Zie het voorbeeld.',
      attachment: 'Voorbeeld',
    };
    await decide('question', body);
    const as = await platform.tokenOf('omar');
    const asked = await platform.get(`/platform/funds/3/requests/${id}/clarifications`, { as });
    expect(asked.at('data.0')).toMatchObject({
      state: 'pending',
      question: 'Welke school is het?',
      message: 'Zie het voorbeeld.',
      attachment: { original_name: 'Voorbeeld.pdf', size: '48.2kB' },
    });
    const link = `/files/${asked.text('data.0.attachment.uid')}/download`;
    expect((await platform.get(link, { as })).status).toBe(200);
    expect((await platform.get(link, { as: await platform.tokenOf('samira') })).status).toBe(403);
    expect((await decide('question', { ...body, attachment: '../voorbeeld.pdf' })).status).toBe(409);
  });

  it('asks nothing of somebody without an e-mail address', async () => {
    const { id, record } = waiting();
    const world = platform.world();
    for (const email of world.table('emails').where('identity_address', post.addressOf('omar'))) {
      world.table('emails').remove(email);
    }
    expect(String((await platform.send('GET', '/_mock/desk?view=aanvragen')).body)).not.toContain(
      `name="record" value="${record}"`,
    );
    expect(await decide('question', { id, record, question: 'Welke school is het?' })).toMatchObject({
      status: 409,
      body: { message: 'Dit kan niet: de aanvrager heeft geen e-mailadres.' },
    });
  });
});
