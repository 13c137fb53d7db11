import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMockPlatform } from '../../src/mock-platform.ts';
import { sendForm } from '../../src/testing/send-form.ts';
import { actionNames } from '../actions.ts';

let platform: FastifyInstance;
let lines: string;
beforeAll(async () => {
  platform = await buildMockPlatform({ scenario: 'ordinary-tuesday', now: '2026-11-17T14:05:31+01:00' });
  const found = await platform.inject({ url: '/_mock/palette?at=%2F_mock%2Fmail%3Fq%3D1' });
  lines = found.json<{ lines: string }>().lines.replaceAll(/\s+/g, ' ');
});
afterAll(async () => platform.close());

const addresses = (): readonly string[] =>
  [...lines.matchAll(/href="([^"]+)"/g)].map(([, address]) => (address ?? '').replaceAll('&amp;', '&'));

describe('what the box finds besides pages', () => {
  it.each([
    ['what is about a resident', 'Requests of Samira de Wit'],
    [
      'a record by its owner and what it is about',
      'Voucher 17 <span class="soft small">Samira de Wit, Kindtegoed, active',
    ],
    ['how much mail somebody has', 'Mail to Omar Haddad <span class="soft small">omar@post.example, 1, 1 new</span>'],
    ['how many requests are of somebody', 'Requests of Noor van Dijk <span class="soft small">0 of 0</span>'],
    ['a link to mail', 'Mail Kees Bakker a sign-in link'],
    ['an end of sign-ins', 'Let the sign-ins of Noor van Dijk lapse now <span class="soft small">401 session_expired'],
    ['money to give', 'Give Kees Bakker € 50,00 more <span class="soft small">on voucher'],
    ['a action', 'One day on'],
    ['a situation to start', 'Start: DigiD cancelled'],
  ])('has %s', (_what, words) => {
    expect(lines).toContain(words);
  });

  it('leads only to pages that are there', async () => {
    const answers = await Promise.all(
      addresses().map(async (url) => [
        url,
        (await platform.inject({ url, headers: { accept: 'text/html' } })).statusCode,
      ]),
    );
    expect(answers.length).toBeGreaterThan(100);
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  });

  it('presses only what the buttons of the pages do, and leads back to the page it was opened on', () => {
    const pressed = [...lines.matchAll(/action="\/_mock\/do\/([^"]+)"/g)].map(([, name]) => name ?? '');
    expect(pressed.length).toBeGreaterThan(50);
    expect(pressed.filter((name) => !actionNames.includes(name))).toEqual([]);
    expect(lines).toContain('name="back" value="/_mock/mail?q=1"');
  });

  it('names records before what can be done with them', () => {
    expect(lines.indexOf('Voucher 17 <')).toBeLessThan(lines.indexOf('Give Samira de Wit € 50,00 more'));
  });

  it('gives money with one press', async () => {
    const kees = /<form[^>]*action="\/_mock\/do\/quick">(?:(?!<\/form>).)*Give Kees Bakker/.exec(lines)?.[0] ?? '';
    const form = Object.fromEntries(
      [...kees.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name ?? '', value ?? '']),
    );
    const vouchers = platform.mockPlatform.worlds.get('dev')?.table('vouchers');
    const before = vouchers?.get(Number(form['id']));
    await sendForm(platform, { url: '/_mock/do/quick', form });
    expect(form).toMatchObject({ action: 'top-up', amount: '50,00' });
    expect(before).toBeDefined();
    const topUps =
      platform.mockPlatform.worlds.get('dev')?.table('transactions').where('voucher_id', Number(form['id'])) ?? [];
    expect(topUps.filter(({ amount, target }) => amount === 5000 && target === 'top_up')).toHaveLength(1);
  });

  it('shows none of them until words are typed', () => {
    expect(lines.match(/<li/g)?.length).toBe(lines.match(/<li data-deep hidden/g)?.length);
  });
});
