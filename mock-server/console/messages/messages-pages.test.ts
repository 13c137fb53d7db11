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

const shop = { 'client-type': 'webshop', 'client-key': 'zonnedorp' };
const read = async (url: string): Promise<string> =>
  (await platform.inject({ url, headers: { accept: 'text/html' } })).body.replaceAll(/\s+/g, ' ').split('<main')[1] ??
  '';
const ask = async (path: string, payload: object, language = 'nl') =>
  platform.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    headers: { ...shop, 'accept-language': language },
    payload,
  });
const press = (action: string, form: { readonly [name: string]: string }) =>
  sendForm(platform, { url: `/_mock/do/${action}`, form });
const textMe = async (language?: string) =>
  ask('/platform/sms/send', { phone: '+31612345678', type: 'me_app_download_link' }, language);

describe('why something was sent', () => {
  it('leads from a mail and a text message back to the request', async () => {
    await ask('/identity/proxy/email', { email: 'samira@post.example', source: 'zonnedorp_webshop' });
    await textMe();
    expect(await read('/_mock/mail')).toMatch(
      /Because<\/dt> <dd>request <a href="\/_mock\/requests\?n=1">1<\/a> <span class="mono tiny">POST \/identity\/proxy\/email<\/span> at <span class="mono tiny">14:05:3\d<\/span>/,
    );
    expect(await read('/_mock/sms')).toContain('Because: request <a href="/_mock/requests?n=2">2</a>');
  });

  it('names the action of a mail that the clock sent, and knows what was there from the start', async () => {
    await press('clock', { step_seconds: String(366 * 86_400) });
    expect(await read('/_mock/mail')).toContain('by hand: <b>clock</b>');
    expect(await read('/_mock/mail/1')).toContain('it was there when the world began');
  });

  it('says so when a mail is not there', async () => {
    expect(await read('/_mock/mail/99999')).toContain('This mail is not there');
    expect(await read('/_mock/mail/1')).not.toContain('This mail is not there');
  });
});

describe('the search of the post', () => {
  it('finds mails by named words on the page, and says which words there are', async () => {
    await ask('/identity/proxy/email', { email: 'samira@post.example', source: 'zonnedorp_webshop' });
    const subjects = async (q: string): Promise<number> =>
      ((await read(`/_mock/mail?q=${encodeURIComponent(q)}`)).match(/class="msg"/g) ?? []).length;
    expect(await subjects('to:samira subject:"om in te loggen" has:link is:unread')).toBe(1);
    expect(await subjects('to:kees subject:"om in te loggen"')).toBe(0);
    const page = await read('/_mock/mail?q=to:nobody');
    expect(page).toContain('No mail has these words.');
    expect(page).toContain('href="/_mock/mail?q=is%3Aunread"');
    expect(page).toContain('value="to:nobody"');
  });

  it('tells of a mail of another day by its weekday', async () => {
    await press('clock', { step_seconds: String(86_400) });
    await ask('/identity/proxy/email', { email: 'samira@post.example', source: 'zonnedorp_webshop' });
    await press('clock', { step_seconds: String(2 * 86_400) });
    expect(await read('/_mock/mail?q=kind:login_link')).toMatch(
      /<time class="mono tiny soft nowrap" datetime="[^"]+" title="Wednesday 18 November 2026, 14:05:\d\d" >Wed<\/time/,
    );
  });
});

describe('the pushes', () => {
  it('are listed with to whom, why and by which key, each with the request or action that made it', async () => {
    await press('pushes-clear', {});
    await press('push', { as: 'noor', title: 'Nieuw tegoed', text: 'Kijk in de app' });
    await press('push', { as: 'kees', title: 'Betaling' });
    const page = await read('/_mock/push');
    expect(page).toContain('Push <span class="n">2</span> <span class="small">2 new</span>');
    expect(page).toMatch(/<b>Nieuw tegoed<\/b>.*Noor van Dijk.*as=noor&amp;plek=meldingen.*<code>by_hand<\/code>/);
    expect(page).toMatch(/<dt>Because<\/dt> <dd> ?by hand: <b>push<\/b> at <span class="mono tiny">14:05:31<\/span>/);
    expect(await read('/_mock/push?q=to:kees')).not.toContain('Nieuw tegoed</b>');
    expect(await read('/_mock/push?q=to:piet')).toContain('No push has these words.');
  });

  it('are marked as read and taken away on their own page', async () => {
    await press('push', { as: 'noor', title: 'Nieuw tegoed' });
    expect(await read('/_mock/push')).toContain('New: ');
    await press('pushes-read', {});
    const page = await read('/_mock/push');
    expect(page).not.toContain('New: ');
    expect(page).not.toContain('/_mock/do/pushes-read');
    await press('pushes-clear', {});
    expect(await read('/_mock/push')).toContain('Nothing was pushed yet.');
  });
});

describe('the views of a mail', () => {
  const open = (view: string): Promise<string> => read(`/_mock/mail/1?view=${view}`);

  it.each([
    ['html', 'HTML', '<iframe class="letter " '],
    ['text', 'Text', 'Met vriendelijke groet, Gemeente Zonnedorp '],
    ['links', 'Links <span class="n">2</span>', '>http://localhost:5173/fondsen/5</a>'],
    ['headers', 'Headers', '<dd class="mono">Gemeente Zonnedorp &lt;noreply@zonnedorp.example&gt;</dd>'],
    ['390', '390 px', '<iframe class="letter narrow" '],
  ])('open %s at an address of its own', async (view, tab, shown) => {
    const page = await open(view);
    expect(page).toContain(`aria-current="page">${tab}</a>`);
    expect(page.split('<nav class="tabs" aria-label="Views of this mail">')[1]).toContain(shown);
  });

  it('show the letter when a view is asked that is not there', async () => {
    expect(await open('nothing')).toContain('aria-current="page">HTML</a>');
  });

  it('stay open when another mail is chosen, with the words that are searched for', async () => {
    expect(await read('/_mock/mail/1?view=text&q=aanvraag')).toContain('href="/_mock/mail/3?q=aanvraag&amp;view=text"');
  });

  it('are read from the sender to the file', async () => {
    const page = await open('html');
    expect(page).toContain(
      '<dt>From</dt> <dd>Gemeente Zonnedorp, <span class="mono">noreply@zonnedorp.example</span></dd>',
    );
    expect(page).toContain('href="/_mock/api/mail/1/raw"');
    expect(page).toContain('href="/_mock/api/mail/1/eml" download');
  });
});

describe('the link of a mail', () => {
  it('has a life that a button ends, while other mails have a way to the shop only', async () => {
    await ask('/identity/proxy/email', { email: 'samira@post.example', source: 'zonnedorp_webshop' });
    const page = await read('/_mock/mail');
    expect(page).toContain('Sign-in link, works once, <b class="num nowrap">1 h</b> left');
    const [, id = ''] = /action="\/_mock\/do\/mail-lapse">.*?name="id" value="(\d+)"/.exec(page) ?? [];
    await press('mail-lapse', { id });
    const after = await read(`/_mock/mail/${id}`);
    expect(after).toContain('Sign-in link, is too old and works no more');
    expect(after).not.toContain('Let it lapse');
    expect(await read('/_mock/mail/1')).not.toContain('Let it lapse');
  });
});

describe('a text message', () => {
  it('has links that work and is in the language of the shop', async () => {
    await textMe('en');
    expect(await read('/_mock/sms')).toContain(
      '<p class="sms" lang="en">Download the app: <a href="http://localhost:5173/me">http://localhost:5173/me</a></p>',
    );
  });

  it('stands beside the limit of its sending, which can be used up there', async () => {
    await textMe();
    expect(await read('/_mock/sms')).toMatch(/<b>Text message<\/b>.*?1 of 3/);
    await press('limit-use-up', { key: 'share_app_sms' });
    expect((await textMe()).statusCode).toBe(429);
    await press('limit-clear', { key: 'share_app_sms' });
    expect((await textMe()).statusCode).toBe(200);
  });

  it('is refused while the page says so', async () => {
    await press('sms-refuse', { refused: '1' });
    expect((await textMe()).statusCode).toBe(422);
    expect(await read('/_mock/sms')).toContain('Every text message is refused');
    await press('sms-refuse', { refused: '' });
    expect((await textMe()).statusCode).toBe(200);
    expect(await read('/_mock/sms')).not.toContain('Every text message is refused');
  });
});

describe('a limit', () => {
  it('says how much is used and when it is free, and forgets a window that is over', async () => {
    await textMe();
    const page = await read('/_mock/faults');
    expect(page).toMatch(/<b>Text message<\/b>.*?1 of 3/);
    expect(page).toContain('free in 1 min');
    await press('clock', { step_seconds: '61' });
    expect(await read('/_mock/faults')).toMatch(/<b>Text message<\/b> <span class="num nowrap" ?>0 of 3/);
  });
});

describe('the phone', () => {
  it('says on whose phone there is something new', async () => {
    await press('pushes-clear', {});
    await press('push', { as: 'noor', title: 'Nieuw tegoed' });
    const page = await read('/_mock/phone?as=kees');
    expect(page).toMatch(/>Noor van Dijk, 1 new<\/option/);
    expect(page.match(/, \d+ new<\/option/g)).toHaveLength(1);
  });
});

describe('the DigiD simulator without a visit', () => {
  it('says how a visit begins, and of one that is over what became of it', async () => {
    expect(await read('/_mock/digid')).toContain('Een bewoner komt hier vanuit de webwinkel');
    expect(await read('/_mock/digid?rid=old')).toContain('is al gebruikt of duurde langer dan tien minuten');
  });
});
