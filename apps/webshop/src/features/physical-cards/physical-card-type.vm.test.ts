import { failure, invalid } from '@stadstegoed/core/shared/failure.ts';
import { err } from '@stadstegoed/core/shared/result.ts';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { openCardDialog, type CardCalls } from './testing/card-dialog-model.ts';

async function openCode(given: CardCalls = {}, drafts = memoryStorage()) {
  const opened = await openCardDialog(given, drafts);
  opened.model.next();
  opened.model.code?.enter('4 8213 7790');
  return { ...opened, errors: () => opened.model.code?.form.errorsOf('code') };
}

describe('the number of a card', () => {
  it('shows in the field that a number is unknown (404)', async () => {
    const link = vi.fn(() => Promise.resolve(err(failure('not_found', { message: 'Not Found' }))));
    const { model, onChanged, errors } = await openCode({ link });
    await model.link(onChanged);
    expect(errors()).toEqual([{ key: 'physicalCards.code.unknown' }]);
  });

  it('shows the reason of a 403 in the field and has the voucher read again', async () => {
    const message = 'Er is al een pas gekoppeld aan dit tegoed.';
    const link = vi.fn(() => Promise.resolve(err(failure('forbidden', { message }))));
    const { model, onChanged, errors } = await openCode({ link });
    await model.link(onChanged);
    expect(errors()).toEqual([{ literal: message }]);
    expect(onChanged.mock.calls).toEqual([[null]]);
  });

  it('shows the outcome as a toast when the dialog was closed meanwhile', async () => {
    const first = await openCode();
    first.model.stop();
    await first.model.link(first.onChanged);
    expect(first.shownToasts()).toMatchObject([{ kind: 'positive', sentence: { key: 'physicalCards.toast.linked' } }]);
    const link = vi.fn(() => Promise.resolve(err(invalid({ code: ['Klopt niet.'] }, { message: 'Klopt niet.' }))));
    const second = await openCode({ link });
    second.model.stop();
    await second.model.link(second.onChanged);
    expect(second.shownToasts()).toEqual([{ kind: 'danger', sentence: { literal: 'Klopt niet.' } }]);
  });
});
