import { failure, invalid } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { aCardOrder } from '@stadstegoed/core/testing/a-physical-card.ts';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { openCardDialog, type CardCalls } from './testing/card-dialog-model.ts';

async function openOrder(given: CardCalls = {}, drafts = memoryStorage()) {
  const opened = await openCardDialog({ orders: vi.fn(() => Promise.resolve(ok([aCardOrder()]))), ...given }, drafts);
  opened.model.choose(1);
  opened.model.next();
  return opened;
}

async function openCheck(given: CardCalls = {}) {
  const opened = await openOrder(given);
  await opened.model.order?.check();
  return opened;
}

describe('the order of a card', () => {
  it('begins empty without an order, or when it could not be read', async () => {
    const none = await openOrder({ orders: vi.fn(() => Promise.resolve(ok([]))) });
    const failed = await openOrder({ orders: vi.fn(() => Promise.resolve(err(failure('offline')))) });
    expect([none.model.order?.origin, failed.model.order?.origin]).toEqual(['none', 'failed']);
    expect(failed.model.order?.form?.values.city).toBe('');
  });

  it('keeps a typed address after a reload, also after the check, until the card is ordered', async () => {
    const first = await openOrder();
    first.model.order?.form?.set('house', '16');
    await first.model.order?.check();
    const again = await openOrder({}, first.drafts);
    expect([again.model.order?.origin, again.model.order?.form?.values.house]).toEqual(['kept', '16']);
    await again.model.order?.check();
    await again.model.confirmOrder(vi.fn());
    expect((await openOrder({}, first.drafts)).model.order?.origin).toBe('earlier');
  });

  it.each([
    ['postcode', ' ', 'account.address.missing.postcode'],
    ['house', ' ', 'account.address.missing.house'],
    ['street', ' ', 'account.address.missing.street'],
    ['city', ' ', 'account.address.missing.city'],
    ['postcode', '12345 zz!', 'account.address.no_postcode'],
  ] as const)('is refused with the %s "%s", at that field [PC-012]', async (field, typed, key) => {
    const { model, validateOrder } = await openOrder();
    model.order?.form?.set(field, typed);
    await model.order?.check();
    expect(model.order?.form?.summary).toMatchObject([{ field, sentence: { key } }]);
    expect([model.order?.part, validateOrder.mock.calls]).toEqual(['address', []]);
  });

  it('takes an addition that is too long for a reservation, as entered [PC-012]', async () => {
    const { model, validateOrder } = await openOrder();
    model.order?.form?.set('houseAddition', 'bis achter');
    await model.order?.check();
    expect(validateOrder.mock.calls).toEqual([['0x1', expect.objectContaining({ houseAddition: 'bis achter' }), null]]);
  });

  it('shows the messages of the check at their fields, by the names of the platform', async () => {
    const fields = { house: ['Te hoog.'], house_addition: ['Te lang.'] };
    const { model } = await openOrder({ validateOrder: vi.fn(() => Promise.resolve(err(invalid(fields)))) });
    await model.order?.check();
    expect(model.order?.form?.summary).toEqual([
      { field: 'house', sentence: { literal: 'Te hoog.' } },
      { field: 'houseAddition', sentence: { literal: 'Te lang.' } },
    ]);
  });

  it('goes back to the address with the messages of a 422', async () => {
    const order = vi.fn(() => Promise.resolve(err(invalid({ city: ['Deze plaats kennen wij niet.'] }))));
    const { model } = await openCheck({ order });
    await model.confirmOrder(vi.fn());
    expect([model.step, model.order?.part]).toEqual(['confirm_new_card', 'address']);
    expect(model.order?.form?.summary).toEqual([
      { field: 'city', sentence: { literal: 'Deze plaats kennen wij niet.' } },
    ]);
  });
});
