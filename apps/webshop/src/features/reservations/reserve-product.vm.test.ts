import type { Files } from '@stadstegoed/core/files/files.port.ts';
import type { CheckReservation } from '@stadstegoed/core/reservations/check-reservation.ts';
import type { FindLostReservation } from '@stadstegoed/core/reservations/find-lost-reservation.ts';
import type { ReadReservationOptions } from '@stadstegoed/core/reservations/read-reservation-options.ts';
import type { ReserveProduct } from '@stadstegoed/core/reservations/reserve-product.ts';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { money } from '@stadstegoed/core/shared/money.ts';
import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { totalBalance } from '@stadstegoed/core/vouchers/voucher-rules.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { aProduct } from '@stadstegoed/core/testing/a-product.ts';
import { anIdentity } from '@stadstegoed/core/testing/an-identity.ts';
import { aReservation } from '@stadstegoed/core/testing/a-reservation.ts';
import { aDay, aVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { expect, it, vi } from 'vitest';
import { anApp } from '../../../testing/an-app.ts';
import { memoryPrivateDrafts } from '../../../testing/memory-private-drafts.ts';
import { reserveDraftKey } from './reserve-draft.ts';
import { ReserveProductViewModel } from './reserve-product.vm.ts';

const product = aProduct();
const reservation = aReservation({ id: '2' });

/** A device on which dialogs of the product are opened, one after the other. */
function aDevice(...vouchers: readonly Voucher[]) {
  const drafts = memoryPrivateDrafts();
  const lost = vi.fn<FindLostReservation['run']>(async () => ok(null));
  const reserve = vi.fn<ReserveProduct['run']>(async () => ok({ kind: 'reserved', reservation }));
  const options = { product, vouchers: singlePage(vouchers.length === 0 ? [aVoucher()] : vouchers) };
  /** Opens the dialog and goes to its last step. */
  const open = async () => {
    const { app, shownToasts } = anApp();
    const model = new ReserveProductViewModel(
      stubPort<ReadReservationOptions>({ run: async () => ok(options) }),
      stubPort<FindLostReservation>({ run: lost }),
      stubPort<CheckReservation>({ run: async () => ok({ kind: 'valid' }) }),
      stubPort<ReserveProduct>({ run: reserve }),
      stubPort<Files>({}),
      drafts,
      app.session,
      app.balance,
      app.toasts,
      app.navigation,
      app.failures,
      app.clock,
      app.settings,
    );
    model.start(product.id);
    await expect.poll(() => model.wizard.current).not.toBeNull();
    if (model.scene !== 'steps' || model.wizard.current === 'voucher')
      return { model, shownToasts, balance: app.balance };
    model.form?.set('firstName', 'Ilyas');
    model.form?.set('lastName', 'de Wit');
    await model.check();
    expect(model.wizard.current).toBe('check');
    return { model, shownToasts, balance: app.balance };
  };
  const stored = async () => (await drafts.read(anIdentity().address, reserveDraftKey(product.id)))?.text;
  return { open, lost, reserve, stored };
}

it('a dialog that opens again after a page was lost while it reserved shows that reservation', async () => {
  const { open, lost, reserve, stored } = aDevice();
  reserve.mockImplementation(({ remember }) => {
    remember(['1']);
    return new Promise(() => undefined);
  });
  const { model: closed } = await open();
  void closed.send(vi.fn());
  await expect.poll(stored).toContain('"known":["1"]');
  lost.mockResolvedValue(ok(reservation));
  const { model } = await open();
  expect([model.scene, model.made]).toEqual(['done', reservation]);
  expect(lost).toHaveBeenLastCalledWith({
    productId: product.id,
    notes: expect.objectContaining({ lastName: 'de Wit' }),
    known: ['1'],
    paysOnline: false,
  });
});

it('a second attempt compares with the reservations from before the first one, and the next order with nothing', async () => {
  const { open, reserve } = aDevice();
  reserve.mockImplementationOnce(async ({ remember }) => {
    remember(['1']);
    return ok({ kind: 'unknown' });
  });
  const { model } = await open();
  await model.send(vi.fn());
  expect(model.action.problem).toEqual({ key: 'reservations.reserve.unknown' });
  await model.send(vi.fn());
  expect(reserve.mock.calls.map(([{ known }]) => known)).toEqual([null, ['1']]);
  const { model: next } = await open();
  await next.send(vi.fn());
  expect(reserve.mock.lastCall?.[0].known).toBeNull();
});

it('an answer after the dialog was closed is a toast', async () => {
  const { open, reserve } = aDevice();
  reserve.mockResolvedValue(err(failure('offline')));
  const { model, shownToasts } = await open();
  const sent = model.send(vi.fn());
  model.stop();
  await sent;
  expect(shownToasts()).toMatchObject([{ sentence: { key: 'shell.failure.offlineForm' } }]);
});

const [address, other] = [aVoucher().address, aVoucher({ address: '0xother' })];
const ended = { kind: 'expired', lastDay: aDay('2026-11-20') } as const;
const lastDay = '2026-11-20';

it.each([
  ['ended', [other], ended, { key: 'shell.voucherEnd.expired.choose', values: { lastDay } }],
  ['is not listed any more', [other], null, { key: 'reservations.reserve.voucherChanged' }],
  ['has too little', [aVoucher({ amount: money(5_00) }), other], null, { key: 'reservations.reserve.voucherChanged' }],
])('a chosen voucher that %s while another can pay is chosen again', async (_, vouchers, voucherEnd, warning) => {
  const { open, reserve } = aDevice();
  const { model, balance } = await open();
  expect(model.order?.voucher.address).toBe(address);
  const now = { product, vouchers: singlePage(vouchers) };
  reserve.mockResolvedValue(ok({ kind: 'changed', change: 'voucher', voucherEnd, now }));
  await model.send(vi.fn());
  expect([model.scene, model.wizard.current, model.choice.chosen]).toEqual(['steps', 'voucher', null]);
  expect(model.warning).toEqual(warning);
  expect(balance.total).toEqual(totalBalance(now.vouchers));
  model.next();
  expect([model.wizard.current, model.refusals]).toEqual(['voucher', 1]);
  model.choose(other.address);
  expect([model.warning, model.refusals]).toEqual([null, 0]);
  expect(model.order).toMatchObject({ voucher: { address: other.address }, firstName: 'Ilyas' });
  model.next();
  expect(model.wizard.steps).toEqual(['details', 'check']);
});

it('a chosen voucher that ended while no other can pay leaves nothing to choose', async () => {
  const { open, reserve } = aDevice();
  const now = { product, vouchers: singlePage([]) };
  reserve.mockResolvedValue(ok({ kind: 'changed', change: 'voucher', voucherEnd: ended, now }));
  const { model } = await open();
  await model.send(vi.fn());
  expect(model.scene).toBe('no_voucher');
  expect(model.warning).toEqual({ key: 'shell.voucherEnd.expired.call', values: { lastDay } });
});

it('the first name is that of the child whose voucher is chosen, until the resident types another', async () => {
  const ofChild = (value: string) => {
    const records = [{ recordTypeKey: 'given_name', recordTypeName: 'Voornaam', value }];
    return aVoucher({ id: value, address: value, records });
  };
  const { model } = await aDevice(ofChild('Noor'), ofChild('Ilyas')).open();
  const names = ['Noor', 'Ilyas'].map((address) => {
    model.choose(address);
    return model.form?.values.firstName;
  });
  expect(names).toEqual(['Noor', 'Ilyas']);
  model.form?.set('firstName', 'Sara');
  model.choose('Noor');
  expect(model.form?.values.firstName).toBe('Sara');
});
