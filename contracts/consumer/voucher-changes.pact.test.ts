import { describe, expect, it } from 'vitest';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { HttpVouchers } from '@stadstegoed/http/vouchers/http-vouchers.ts';
import { like, refused, refusedFields, pact, type Interaction } from './pact.ts';
import { anyVoucher, voucherAddress } from './wire-examples.ts';

const ofKees = voucherAddress('meedoentegoed-kees');
const ofElif = voucherAddress('gitaarles-elif');
const ofWillem = voucherAddress('meedoentegoed-willem');
const ofGreta = voucherAddress('kindtegoed-greta');
const unknown = `0x${'0'.repeat(40)}`;
const everyday = 'ordinary-tuesday';
const kees = { scenario: everyday, params: { persona: 'kees' } } as const;
const willem = { scenario: 'expired-vouchers-only', params: { persona: 'willem' } } as const;

type Change = (vouchers: HttpVouchers, address: string) => Promise<unknown>;

/** For each change of a voucher its path, its body and the call of the shop. */
const changes: Readonly<Record<string, { verb: string; body?: object; call: Change }>> = {
  sharing: {
    verb: '/share',
    body: { reason: 'Ik kom woensdag.', send_copy: true },
    call: (vouchers, address) => vouchers.share(address, { reason: 'Ik kom woensdag.', sendCopy: true }),
  },
  mailing: { verb: '/send-email', call: (vouchers, address) => vouchers.sendEmail(address) },
  ending: {
    verb: '/deactivate',
    body: { note: 'moved' },
    call: (vouchers, address) => vouchers.deactivate(address, 'moved'),
  },
  'giving back': { verb: '', call: (vouchers, address) => vouchers.giveBack(address) },
};

describe.each(Object.entries(changes))('%s a voucher', (name, { verb, body, call }) => {
  const sent = body === undefined ? {} : { body };
  const method = name === 'giving back' ? 'DELETE' : 'POST';
  const change = (interaction: Omit<Interaction, 'method' | 'path' | 'body'>, address: string) =>
    pact.record({ ...interaction, ...sent, method, path: `/platform/vouchers/${address}${verb}` }, (client) =>
      call(new HttpVouchers(client), address),
    );

  it('is rejected for another resident and an unknown voucher', async () => {
    const noor = { scenario: 'voucher-of-somebody-else', params: { persona: 'noor' } };
    const byNoor = { ...noor, receives: `${name} the voucher of somebody else`, answer: refused(403) };
    expect(await change(byNoor, ofKees)).toMatchObject({ error: { kind: 'forbidden' } });
    const byKees = { ...kees, receives: `${name} an unknown voucher`, answer: refused(404) };
    expect(await change(byKees, unknown)).toMatchObject({ error: { kind: 'not_found' } });
  });

  it('is forbidden for an expired voucher', async () => {
    const over = { ...willem, receives: `${name} a voucher that is over`, answer: refused(403) };
    expect(await change(over, ofWillem)).toMatchObject({ error: { kind: 'forbidden' } });
  });
});

describe('a change of a voucher', () => {
  const success = { status: 200, body: like([]) };

  it('sends a message to the provider of a product [API-020]', async () => {
    const message = { reason: 'Ik kom woensdag.', sendCopy: true };
    const outcome = await pact.record(
      {
        scenario: 'product-voucher',
        params: { persona: 'elif' },
        receives: 'a message to the provider of an offer',
        method: 'POST',
        path: `/platform/vouchers/${ofElif}/share`,
        body: { reason: message.reason, send_copy: true },
        answer: success,
      },
      (client) => new HttpVouchers(client).share(ofElif, message),
    );
    expect(outcome).toEqual(ok(undefined));
  });

  it('is invalid without a message', async () => {
    const outcome = await pact.record(
      {
        ...kees,
        receives: 'an empty message to a provider',
        method: 'POST',
        path: `/platform/vouchers/${ofKees}/share`,
        body: { reason: '', send_copy: false },
        answer: refusedFields('reason'),
      },
      (client) => new HttpVouchers(client).share(ofKees, { reason: '', sendCopy: false }),
    );
    expect(outcome).toMatchObject({ error: { kind: 'invalid', fields: { reason: [expect.any(String)] } } });
  });

  it('mails the QR code [API-021]', async () => {
    const path = `/platform/vouchers/${ofKees}/send-email`;
    const outcome = await pact.record(
      { ...kees, receives: 'a wish for the QR code by e-mail', method: 'POST', path, answer: success },
      (client) => new HttpVouchers(client).sendEmail(ofKees),
    );
    expect(outcome).toEqual(ok(undefined));
  });

  const deactivate = (interaction: Omit<Interaction, 'method' | 'path' | 'body'>, [address, note]: [string, string]) =>
    pact.record(
      { ...interaction, method: 'POST', path: `/platform/vouchers/${address}/deactivate`, body: { note } },
      (client) => new HttpVouchers(client).deactivate(address, note),
    );

  it('deactivates it with a reason [API-019]', async () => {
    const answer = { status: 200, body: { data: { ...anyVoucher, state: 'deactivated' } } };
    const outcome = await deactivate({ ...kees, receives: 'the end of a voucher', answer }, [ofKees, 'moved']);
    expect(outcome).toMatchObject({ value: { state: 'deactivated' } });
  });

  it('rejects a note of one character and a second deactivation', async () => {
    const short = { ...kees, receives: 'the end of a voucher with a short note', answer: refusedFields('note') };
    expect(await deactivate(short, [ofKees, 'x'])).toMatchObject({ error: { kind: 'invalid' } });
    const greta = { scenario: 'deactivated-voucher', params: { persona: 'greta' } };
    const twice = { ...greta, receives: 'the end of a voucher that has ended', answer: refused(403) };
    expect(await deactivate(twice, [ofGreta, 'moved'])).toMatchObject({ error: { kind: 'forbidden' } });
  });

  it('returns a bought product [API-018]', async () => {
    const outcome = await pact.record(
      {
        scenario: 'product-voucher',
        params: { persona: 'elif' },
        receives: 'a bought offer that is given back',
        method: 'DELETE',
        path: `/platform/vouchers/${ofElif}`,
        answer: { status: 200, body: { success: true } },
      },
      (client) => new HttpVouchers(client).giveBack(ofElif),
    );
    expect(outcome).toEqual(ok(undefined));
  });
});
