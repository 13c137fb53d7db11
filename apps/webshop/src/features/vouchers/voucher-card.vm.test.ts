import type { CardOrder } from '@stadstegoed/core/physical-cards/card-order.ts';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { aCardOrder } from '@stadstegoed/core/testing/a-physical-card.ts';
import { aVoucher, aVoucherFund } from '@stadstegoed/core/testing/a-voucher.ts';
import { describe, expect, it, vi } from 'vitest';
import { anApp } from '../../../testing/an-app.ts';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { textStorage } from '../../shell/browser/browser-adapters.ts';
import { VoucherCardViewModel } from './voucher-card.vm.ts';
import { ONLY_CARD_TYPE } from '@stadstegoed/core/vouchers/physical-card.ts';

const fund = aVoucherFund({ cardTypes: [ONLY_CARD_TYPE] });
const voucher = aVoucher({ address: '0x1', fundId: '2', fund });

function open(local = memoryStorage(), orders: readonly CardOrder[] = []) {
  const { app, dialogs } = anApp();
  const model = new VoucherCardViewModel(
    app.dialogs,
    { orders: () => Promise.resolve(ok(orders)) },
    textStorage(() => local, 'stadstegoed:'),
  );
  model.start('0x1');
  return { model, dialogs, local };
}

describe('the card of a voucher', () => {
  it('opens its dialogs with the voucher and for whom it is [PC-001] [PC-002] [PC-003]', () => {
    const { model, dialogs } = open();
    const card = { voucher, owner: 'Noor', onChanged: () => undefined };
    model.get(card);
    expect(dialogs.current).toEqual({
      key: 'physical-card-type',
      params: { ...card, onChanged: expect.any(Function) },
    });
    model.unlink(card);
    expect(dialogs.current).toEqual({ key: 'physical-card-unlink', params: card });
    model.print(card);
    expect(dialogs.current).toEqual({ key: 'physical-card-print', params: { voucher } });
  });

  it('is linked once it was ordered', async () => {
    const { model, dialogs } = open(memoryStorage(), [aCardOrder()]);
    await vi.waitFor(() => expect(model.isOrdered).toBe(true));
    model.get({ voucher, owner: 'Noor', onChanged: () => undefined });
    expect(dialogs.current).toMatchObject({ key: 'physical-card-type', params: { way: 'old' } });
  });

  it('hides its offer per fund, also after a reload of the page [PC-011]', () => {
    const first = open();
    expect(first.model.isDismissed(voucher)).toBe(false);
    first.model.dismiss(voucher);
    first.model.dismiss(voucher);
    const again = open(first.local);
    expect(again.model.isDismissed(voucher)).toBe(true);
    expect(again.model.isDismissed(aVoucher({ address: '0x2', fundId: '2', fund }))).toBe(true);
    expect(again.model.isDismissed(aVoucher({ fundId: '12', fund }))).toBe(false);
    again.model.dismiss(aVoucher({ fundId: '12', fund }));
    expect(open(first.local).model.dismissed).toEqual(['2', '12']);
  });
});
