import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { aDay, aProductVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import { ShareVoucher } from '@stadstegoed/core/vouchers/share-voucher.ts';
import type { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { describe, expect, it, vi } from 'vitest';
import { anApp } from '../../../testing/an-app.ts';
import { ShareVoucherViewModel } from './share-voucher.vm.ts';

function open() {
  const share = vi.fn<Vouchers['share']>(() => Promise.resolve(ok(undefined)));
  const read = vi.fn<Vouchers['read']>(() => Promise.resolve(ok(aProductVoucher())));
  const around = anApp();
  const model = new ShareVoucherViewModel(new ShareVoucher({ share, read }), around.app.toasts, around.app.failures);
  model.start();
  return { ...around, share, read, model };
}

describe('a message to the provider', () => {
  it.each([
    ['', 'vouchers.share.required'],
    ['x'.repeat(2001), 'vouchers.share.tooLong'],
  ])('is required and limited in length', async (reason, key) => {
    const { model, share } = open();
    model.form.set('reason', reason);
    await model.send(aProductVoucher());
    expect(model.form.summary).toEqual([{ field: 'reason', sentence: { key } }]);
    expect(share).not.toHaveBeenCalled();
  });

  it('says that the voucher ended while the dialog was open', async () => {
    const { model, share, read } = open();
    model.form.sending.open();
    share.mockResolvedValue(err(failure('forbidden')));
    read.mockResolvedValue(ok(aProductVoucher({ expired: true, expireAt: aDay('2026-12-21') })));
    model.form.set('reason', 'Ik kom dinsdag');
    await model.send(aProductVoucher());
    expect(model.form.sending.problem).toEqual({
      key: 'shell.voucherEnd.expired.call',
      values: { lastDay: '2026-12-21' },
    });
  });
});
