import { invalid } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { aVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import { DeactivateVoucher } from '@stadstegoed/core/vouchers/deactivate-voucher.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import type { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { describe, expect, it, vi } from 'vitest';
import { anApp } from '../../../testing/an-app.ts';
import { DeactivateVoucherViewModel } from './deactivate-voucher.vm.ts';

const ENDED = aVoucher({ address: '0x1', state: 'deactivated' });

function open() {
  const deactivate = vi.fn<Vouchers['deactivate']>(() => Promise.resolve(ok(ENDED)));
  const around = anApp();
  const { toasts, failures } = around.app;
  const model = new DeactivateVoucherViewModel(
    new DeactivateVoucher({ deactivate, read: async () => ok(aVoucher()) }),
    toasts,
    failures,
  );
  model.start();
  const onDone = vi.fn<(ended: Voucher) => void>();
  const confirm = () => model.confirm(aVoucher({ address: '0x1' }), onDone);
  return { ...around, deactivate, model, onDone, confirm };
}

describe('ending a voucher', () => {
  it('keeps the chosen reason after going back from the confirmation', () => {
    const { model } = open();
    model.form.set('reason', 'moved');
    model.confirmReason();
    model.back();
    expect(model.step).toBe('reason');
    expect(model.form.values.reason).toBe('moved');
  });

  it.each([
    [null, '', 'vouchers.deactivate.reasonRequired'],
    ['other', '  ', 'vouchers.deactivate.noteRequired'],
    ['other', 'x', 'vouchers.deactivate.noteTooShort'],
    ['other', 'x'.repeat(141), 'vouchers.deactivate.noteTooLong'],
  ] as const)('requires a complete reason: %s, "%s"', (reason, note, key) => {
    const { model } = open();
    if (reason) model.form.set('reason', reason);
    model.form.set('note', note);
    model.confirmReason();
    expect(model.step).toBe('reason');
    expect(model.form).toMatchObject({ summary: [{ sentence: { key } }], refusals: 1, values: { note } });
  });

  it("goes back to the reason with the platform's error at the note", async () => {
    const { model, confirm, deactivate } = open();
    deactivate.mockResolvedValue(err(invalid({ note: ['Geen adressen in de uitleg.'] })));
    model.form.set('reason', 'other');
    model.form.set('note', 'Ik woon nu in Waterveen');
    model.confirmReason();
    await confirm();
    expect(model.step).toBe('reason');
    expect(model.form).toMatchObject({
      summary: [{ field: 'note', sentence: { literal: 'Geen adressen in de uitleg.' } }],
      values: { note: 'Ik woon nu in Waterveen' },
    });
  });

  it('goes back to the reason for a refusal that belongs to no field, and keeps it', async () => {
    const { model, confirm, deactivate, onDone } = open();
    deactivate.mockResolvedValue(err(invalid({ reason: ['Dit tegoed is al gestopt.'] })));
    model.form.set('reason', 'moved');
    model.confirmReason();
    await confirm();
    expect(model.step).toBe('reason');
    expect(model.form.values.reason).toBe('moved');
    expect(model.form.summary).toHaveLength(1);
    expect(onDone).not.toHaveBeenCalled();
  });
});
