import { describe, expect, it } from 'vitest';
import { aVoucher } from '../../testing/a-voucher.ts';
import { stubPort } from '../../testing/stub-port.ts';
import { failure } from '../shared/failure.ts';
import { singlePage } from '../shared/page.ts';
import { refusal } from '../shared/refusal.ts';
import { err, ok } from '../shared/result.ts';
import { DeactivateVoucher } from './deactivate-voucher.ts';
import { ListVouchers } from './list-vouchers.ts';
import { SendVoucherToEmail } from './send-voucher-to-email.ts';
import { ShareVoucher } from './share-voucher.ts';
import type { Vouchers } from './vouchers.port.ts';

const voucher = aVoucher({ address: '0xa' });
const expired = aVoucher({ address: '0xa', expired: true });
const untouched = stubPort<Vouchers>({});
const offline = failure('offline');
const failed = err(offline);

/** A port that notes with what each change was asked for. */
function noting() {
  const asked: unknown[] = [];
  const port = stubPort<Vouchers>({
    share: async (...args) => ok(void asked.push(args)),
    sendEmail: async (...args) => ok(void asked.push(args)),
    deactivate: async (...args) => {
      asked.push(args);
      return ok(aVoucher({ state: 'deactivated' }));
    },
  });
  return { asked, port };
}

/** A port without a connection. */
const broken = stubPort<Vouchers>({
  share: async () => err(offline),
  sendEmail: async () => err(offline),
  deactivate: async () => err(offline),
});

describe('listing vouchers', () => {
  it('gives a visitor an empty list without asking the platform [VO-019]', async () => {
    const outcome = await new ListVouchers(untouched).run({ signedIn: false, filter: {} });
    expect(outcome).toEqual(ok(singlePage([])));
  });

  it('asks for the vouchers of a resident [VO-018]', async () => {
    const port = stubPort<Vouchers>({
      list: async (filter) => ok(singlePage(filter.archived === true ? [] : [voucher])),
    });
    const outcome = await new ListVouchers(port).run({ signedIn: true, filter: { archived: false } });
    expect(outcome).toEqual(ok(singlePage([voucher])));
  });
});

describe('sharing a voucher', () => {
  it('sends the message without the spaces round it', async () => {
    const { asked, port } = noting();
    const shared = await new ShareVoucher(port).run(voucher, { reason: ' Ik kom woensdag. ', sendCopy: true });
    expect(shared.ok).toBe(true);
    expect(asked).toEqual([['0xa', { reason: 'Ik kom woensdag.', sendCopy: true }]]);
  });

  it('wants a message of at most 2000 characters', async () => {
    const share = (reason: string) => new ShareVoucher(untouched).run(voucher, { reason, sendCopy: false });
    expect(await share('  ')).toEqual(err(refusal('required')));
    expect(await share('x'.repeat(2001))).toEqual(err(refusal('too_long')));
  });

  it('does not share what cannot be used, and hands on a failure', async () => {
    const message = { reason: 'Hallo', sendCopy: false };
    expect(await new ShareVoucher(untouched).run(expired, message)).toEqual(err(refusal('not_allowed')));
    expect(await new ShareVoucher(broken).run(voucher, message)).toEqual(failed);
  });
});

describe('mailing a voucher', () => {
  it('is for a usable voucher and a resident with an e-mail address', async () => {
    const { asked, port } = noting();
    expect((await new SendVoucherToEmail(port).run(voucher, 'noor@voorbeeld.example')).ok).toBe(true);
    expect(asked).toEqual([['0xa']]);
    expect(await new SendVoucherToEmail(untouched).run(voucher, null)).toEqual(err(refusal('no_email')));
    const refused = await new SendVoucherToEmail(untouched).run(expired, 'noor@voorbeeld.example');
    expect(refused).toEqual(err(refusal('not_allowed')));
    expect(await new SendVoucherToEmail(broken).run(voucher, 'noor@voorbeeld.example')).toEqual(failed);
  });
});

describe('ending a voucher', () => {
  it('sends the key of the reason, or the words of other', async () => {
    const { asked, port } = noting();
    const useCase = new DeactivateVoucher(port);
    expect(await useCase.run(voucher, { reason: 'moved', note: '' })).toMatchObject({
      value: { state: 'deactivated' },
    });
    await useCase.run(voucher, { reason: 'other', note: ' Ik heb werk. ' });
    expect(asked).toEqual([
      ['0xa', 'moved'],
      ['0xa', 'Ik heb werk.'],
    ]);
  });

  it('asks nothing while the choice is not complete or the voucher cannot be ended', async () => {
    const useCase = new DeactivateVoucher(untouched);
    const noReason = await useCase.run(voucher, { reason: null, note: '' });
    expect(noReason).toEqual(err(refusal('reason_required')));
    const noNote = await useCase.run(voucher, { reason: 'other', note: '' });
    expect(noNote).toEqual(err(refusal('note_required')));
    expect(await useCase.run(expired, { reason: 'moved', note: '' })).toEqual(err(refusal('not_allowed')));
    expect(await new DeactivateVoucher(broken).run(voucher, { reason: 'moved', note: '' })).toEqual(failed);
  });
});
