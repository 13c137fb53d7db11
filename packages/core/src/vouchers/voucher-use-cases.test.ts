import { describe, expect, it } from 'vitest';
import { aProductVoucher, aTransaction, aVoucher } from '../../testing/a-voucher.ts';
import { stubPort } from '../../testing/stub-port.ts';
import { failure } from '../shared/failure.ts';
import { singlePage } from '../shared/page.ts';
import { refusal } from '../shared/refusal.ts';
import { err, ok } from '../shared/result.ts';
import { money } from '../shared/money.ts';
import { CompleteVouchers } from './complete-vouchers.ts';
import { DeactivateVoucher } from './deactivate-voucher.ts';
import { ListVouchers } from './list-vouchers.ts';
import { SendVoucherToEmail } from './send-voucher-to-email.ts';
import { ShareVoucher } from './share-voucher.ts';
import type { Vouchers } from './vouchers.port.ts';

const voucher = aVoucher({ address: '0xa' });
const product = aProductVoucher({ address: '0xa' });
const expired = aVoucher({ address: '0xa', expired: true });
const withoutRequests = stubPort<Vouchers>({});
const offline = failure('offline');
const failed = err(offline);

/** A port that records the arguments of each change. */
function recordingPort() {
  const calls: unknown[] = [];
  const port = stubPort<Vouchers>({
    share: async (...args) => ok(void calls.push(args)),
    sendEmail: async (...args) => ok(void calls.push(args)),
    deactivate: async (...args) => {
      calls.push(args);
      return ok(aVoucher({ state: 'deactivated' }));
    },
  });
  return { calls, port };
}

/** A port without a connection. */
const offlinePort = stubPort<Vouchers>({
  share: async () => err(offline),
  sendEmail: async () => err(offline),
  deactivate: async () => err(offline),
});

describe('ListVouchers', () => {
  it('returns an empty list for a visitor without a request [VO-019]', async () => {
    const outcome = await new ListVouchers(withoutRequests).run({ signedIn: false, filter: {} });
    expect(outcome).toEqual(ok(singlePage([])));
  });

  it('reads the vouchers of a resident [VO-018]', async () => {
    const port = stubPort<Vouchers>({
      list: async (filter) => ok(singlePage(filter.archived === true ? [] : [voucher])),
    });
    const outcome = await new ListVouchers(port).run({ signedIn: true, filter: { archived: false } });
    expect(outcome).toEqual(ok(singlePage([voucher])));
  });
});

describe('ListVouchers with somebody who hears of active vouchers', () => {
  it('tells of active vouchers, not of archived ones or of a failure', async () => {
    const heard: unknown[] = [];
    const port = stubPort<Vouchers>({ list: async () => ok(singlePage([voucher])) });
    const list = new ListVouchers(port, (vouchers) => void heard.push(vouchers));
    await list.run({ signedIn: true, filter: { archived: true } });
    expect(heard).toEqual([]);
    await list.run({ signedIn: true, filter: { archived: false } });
    expect(heard).toEqual([singlePage([voucher])]);
  });
});

describe('CompleteVouchers', () => {
  const listed = aVoucher({ address: '0xb', amount: money(187_50), transactionsCount: 1 });
  const whole = { ...listed, transactions: [aTransaction({ amount: money(112_50) })] };

  it('reads the transactions of budget vouchers from a list, and of no others', async () => {
    const read: string[] = [];
    const port = stubPort<Vouchers>({
      read: async (address) => {
        read.push(address);
        return ok(whole);
      },
    });
    const pending = { id: '30', voucherId: '5021', title: null, amount: money(45_00), submittedOn: null };
    const vouchers = [listed, product];
    const completed = await new CompleteVouchers(port).run({ vouchers, pending: Promise.resolve(ok([pending])) });
    expect(completed).toEqual([
      { ...whole, pendingReimbursements: [pending] },
      { ...product, pendingReimbursements: [pending] },
    ]);
    expect(read).toEqual(['0xb']);
  });

  it('leaves a voucher as it is when the read fails', async () => {
    const port = stubPort<Vouchers>({ read: async () => failed });
    const vouchers = [listed];
    expect(await new CompleteVouchers(port).run({ vouchers, pending: Promise.resolve(failed) })).toEqual(vouchers);
  });
});

describe('ShareVoucher', () => {
  it('sends the trimmed message', async () => {
    const { calls, port } = recordingPort();
    const shared = await new ShareVoucher(port).run(product, { reason: ' Ik kom woensdag. ', sendCopy: true });
    expect(shared.ok).toBe(true);
    expect(calls).toEqual([['0xa', { reason: 'Ik kom woensdag.', sendCopy: true }]]);
  });

  it('requires a message of at most 2000 characters', async () => {
    const share = (reason: string) => new ShareVoucher(withoutRequests).run(product, { reason, sendCopy: false });
    expect(await share('  ')).toEqual(err(refusal('required')));
    expect(await share('x'.repeat(2001))).toEqual(err(refusal('too_long')));
  });

  it('refuses a voucher without a provider and returns a failure', async () => {
    const message = { reason: 'Hallo', sendCopy: false };
    expect(await new ShareVoucher(withoutRequests).run(voucher, message)).toEqual(err(refusal('not_allowed')));
    expect(await new ShareVoucher(offlinePort).run(product, message)).toEqual(failed);
  });
});

describe('SendVoucherToEmail', () => {
  it('requires a usable voucher and a resident with an e-mail address', async () => {
    const { calls, port } = recordingPort();
    expect((await new SendVoucherToEmail(port).run(voucher, 'noor@voorbeeld.example')).ok).toBe(true);
    expect(calls).toEqual([['0xa']]);
    expect(await new SendVoucherToEmail(withoutRequests).run(voucher, null)).toEqual(err(refusal('no_email')));
    const refused = await new SendVoucherToEmail(withoutRequests).run(expired, 'noor@voorbeeld.example');
    expect(refused).toEqual(err(refusal('not_allowed')));
    expect(await new SendVoucherToEmail(offlinePort).run(voucher, 'noor@voorbeeld.example')).toEqual(failed);
  });
});

describe('DeactivateVoucher', () => {
  it('sends the key of the reason, or the free text of other', async () => {
    const { calls, port } = recordingPort();
    const useCase = new DeactivateVoucher(port);
    expect(await useCase.run(voucher, { reason: 'moved', note: '' })).toMatchObject({
      value: { state: 'deactivated' },
    });
    await useCase.run(voucher, { reason: 'other', note: ' Ik heb werk. ' });
    expect(calls).toEqual([
      ['0xa', 'moved'],
      ['0xa', 'Ik heb werk.'],
    ]);
  });

  it('sends no request for an incomplete choice or a voucher that may not be deactivated', async () => {
    const useCase = new DeactivateVoucher(withoutRequests);
    const noReason = await useCase.run(voucher, { reason: null, note: '' });
    expect(noReason).toEqual(err(refusal('reason_required')));
    const noNote = await useCase.run(voucher, { reason: 'other', note: '' });
    expect(noNote).toEqual(err(refusal('note_required')));
    expect(await useCase.run(expired, { reason: 'moved', note: '' })).toEqual(err(refusal('not_allowed')));
    expect(await new DeactivateVoucher(offlinePort).run(voucher, { reason: 'moved', note: '' })).toEqual(failed);
  });
});
