import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { aProductVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import { GiveProductBack } from '@stadstegoed/core/vouchers/give-product-back.ts';
import type { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { describe, expect, it, vi } from 'vitest';
import { anApp } from '../../../testing/an-app.ts';
import { GiveProductBackViewModel } from './give-product-back.vm.ts';

const RETURNABLE = aProductVoucher({ address: '0x1', returnable: true, transactionsCount: 0 });

function aDialog(answer: Awaited<ReturnType<Vouchers['giveBack']>> = ok(undefined)) {
  const giveBack = vi.fn<Vouchers['giveBack']>(() => Promise.resolve(answer));
  const { app, shownToasts } = anApp();
  const model = new GiveProductBackViewModel(
    new GiveProductBack({ giveBack, read: async () => ok(aProductVoucher()) }),
    app.toasts,
    app.failures,
  );
  return { model, giveBack, shownToasts, onDone: vi.fn() };
}

describe('returning a product', () => {
  it('is sent once, also when the button is pressed twice', async () => {
    const { model, giveBack, onDone } = aDialog();
    await Promise.all([model.confirm(RETURNABLE, onDone), model.confirm(RETURNABLE, onDone)]);
    expect(giveBack).toHaveBeenCalledExactlyOnceWith('0x1');
    expect(onDone).toHaveBeenCalledOnce();
    expect(model.action.isBusy).toBe(false);
  });

  it('is not sent for a voucher that cannot be returned', async () => {
    const { model, giveBack, shownToasts, onDone } = aDialog();
    await model.confirm({ ...RETURNABLE, returnable: false }, onDone);
    expect(giveBack).not.toHaveBeenCalled();
    expect(onDone).not.toHaveBeenCalled();
    expect(shownToasts()).toEqual([{ kind: 'danger', sentence: { key: 'vouchers.notAllowed' } }]);
  });

  it('shows a failure and stays open', async () => {
    const { model, shownToasts, onDone } = aDialog(err(failure('offline')));
    await model.confirm(RETURNABLE, onDone);
    expect(onDone).not.toHaveBeenCalled();
    expect(shownToasts()).toHaveLength(1);
  });
});
