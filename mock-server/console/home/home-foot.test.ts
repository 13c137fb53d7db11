import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildMockPlatform } from '../../src/mock-platform.ts';
import { sendForm } from '../../src/testing/send-form.ts';

let platform: FastifyInstance;
beforeAll(async () => {
  platform = await buildMockPlatform({ scenario: 'ordinary-tuesday', now: '2026-11-17T14:05:31+01:00' });
});
beforeEach(async () => {
  await platform.inject({ method: 'POST', url: '/_mock/api/reset' });
});
afterAll(async () => platform.close());

/** The words of one card of the home page, without what is only for screen readers. */
async function card(heading: string): Promise<string> {
  const page = (await platform.inject({ url: '/_mock', headers: { accept: 'text/html' } })).body;
  return (page.split(`aria-labelledby="${heading}"`)[1]?.split('</section>')[0] ?? '').replaceAll(/\s+/g, ' ');
}

describe('the foot of the home page', () => {
  it('says that no fault is on, and switches one off that is', async () => {
    expect(await card('h-faults')).toContain('None. Every call answers as described.');
    await sendForm(platform, { url: '/_mock/do/fault-ready', form: { ready: 'platform-down' } });
    const on = await card('h-faults');
    expect(on).toContain('Platform is down');
    expect(on).toContain('not matched yet, until switched off');
    const [, id = ''] = /action="\/_mock\/do\/fault-off">.*?name="id" value="(\d+)"/.exec(on) ?? [];
    await sendForm(platform, { url: '/_mock/do/fault-off', form: { id } });
    expect(await card('h-faults')).toContain('None. Every call answers as described.');
  });

  it('shows the newest two mails, with the first name of who got them', async () => {
    for (const email of ['kees@post.example', 'samira@post.example', 'noor@post.example']) {
      await platform.inject({
        method: 'POST',
        url: '/api/v1/identity/proxy/email',
        headers: { 'client-type': 'webshop', 'client-key': 'zonnedorp' },
        payload: { email, source: 'zonnedorp_webshop' },
      });
    }
    const mails = await card('h-mail');
    expect([...mails.matchAll(/· (\w+)</g)].map(([, name]) => name)).toEqual(['Noor', 'Samira']);
    await sendForm(platform, { url: '/_mock/do/mail-clear', form: {} });
    expect(await card('h-mail')).toContain('The platform has not mailed anybody yet.');
  });

  it('counts reservations and reimbursements too', async () => {
    const page = (await platform.inject({ url: '/_mock', headers: { accept: 'text/html' } })).body;
    expect(page).toMatch(/<dd>[1-9]\d*<\/dd>\s*<dt>reservations<\/dt>/);
    expect(page).toMatch(/<dd>[1-9]\d*<\/dd>\s*<dt>reimbursements<\/dt>/);
  });
});
