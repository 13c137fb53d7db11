import { UnlinkPhysicalCard } from '@stadstegoed/core/physical-cards/unlink-physical-card.ts';
import type { PhysicalCards } from '@stadstegoed/core/physical-cards/physical-cards.port.ts';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { aPhysicalCard } from '@stadstegoed/core/testing/a-physical-card.ts';
import { aVoucher, aVoucherFund } from '@stadstegoed/core/testing/a-voucher.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { describe, expect, it, vi } from 'vitest';
import { anApp } from '../../../testing/an-app.ts';
import { PhysicalCardUnlinkViewModel } from './physical-card-unlink.vm.ts';
import { ONLY_CARD_TYPE } from '@stadstegoed/core/vouchers/physical-card.ts';

const WITH_CARD = aVoucher({
  address: '0x1',
  fund: aVoucherFund({ cardTypes: [ONLY_CARD_TYPE] }),
  physicalCard: aPhysicalCard({ id: '311' }),
});

function open() {
  const unlink = vi.fn<PhysicalCards['unlink']>(() => Promise.resolve(ok(undefined)));
  const around = anApp();
  const model = new PhysicalCardUnlinkViewModel(
    new UnlinkPhysicalCard({ unlink }, { read: async () => ok(WITH_CARD) }),
    around.app.toasts,
    around.app.failures,
  );
  model.start();
  const onChanged = vi.fn<(known: Voucher | null) => void>();
  return { ...around, unlink, model, onChanged, confirm: () => model.confirm(WITH_CARD, onChanged) };
}

describe('unlinking a card', () => {
  it('says that the card was unlinked before, and has the voucher read again', async () => {
    const { model, confirm, unlink, onChanged } = open();
    unlink.mockResolvedValueOnce(err(failure('not_found')));
    model.next();
    await confirm();
    expect([model.step, model.action.problem]).toEqual(['confirmation', { key: 'physicalCards.unlink.gone' }]);
    expect(onChanged.mock.calls).toEqual([[null]]);
  });

  it('shows the outcome as a toast when the dialog was closed meanwhile', async () => {
    const { model, confirm, unlink, shownToasts } = open();
    unlink.mockResolvedValueOnce(err(failure('offline')));
    model.next();
    model.stop();
    await confirm();
    await confirm();
    expect(shownToasts()).toEqual([
      { kind: 'danger', sentence: { key: 'shell.failure.offline' } },
      { kind: 'positive', sentence: { key: 'physicalCards.toast.unlinked' } },
    ]);
  });
});
