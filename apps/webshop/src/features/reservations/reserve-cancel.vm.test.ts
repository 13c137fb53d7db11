import { CancelReservation } from '@stadstegoed/core/reservations/cancel-reservation.ts';
import type { Products } from '@stadstegoed/core/products/products.port.ts';
import type { Reservations } from '@stadstegoed/core/reservations/reservations.port.ts';
import { addDays } from '@stadstegoed/core/shared/calendar-date.ts';
import { dayOf } from '@stadstegoed/core/shared/local-time.ts';
import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { aProduct } from '@stadstegoed/core/testing/a-product.ts';
import { aReservation } from '@stadstegoed/core/testing/a-reservation.ts';
import { aVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { ListVouchers } from '@stadstegoed/core/vouchers/list-vouchers.ts';
import { autorun } from 'mobx';
import { expect, it, vi } from 'vitest';
import { anApp } from '../../../testing/an-app.ts';
import { ReservationsViewModel } from './reservations.vm.ts';
import { ReserveCancelViewModel } from './reserve-cancel.vm.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A reservation that can be cancelled until today. */
function onTheLastDay() {
  const { app, clock, dialogs } = anApp();
  const reservation = aReservation({ createdAt: addDays(dayOf(clock.now()), -14) });
  const reservations = stubPort<Reservations>({
    list: () => Promise.resolve(ok(singlePage([reservation]))),
  });
  const products = stubPort<Products>({ read: () => Promise.resolve(ok(aProduct())) });
  const listVouchers = new ListVouchers({ list: () => Promise.resolve(ok(singlePage([aVoucher()]))) });
  const cancel = new CancelReservation(reservations, clock);
  const model = new ReserveCancelViewModel(cancel, products, app.toasts, app.failures, app.clock);
  const list = new ReservationsViewModel(
    reservations,
    listVouchers,
    app.session,
    app.navigation,
    app.dialogs,
    app.clock,
  );
  return { model, list, reservation, clock, dialogs };
}

it('the dialog says after midnight of the last day why it cannot cancel, with the provider to call', async () => {
  const { model, reservation, clock } = onTheLastDay();
  const changed = vi.fn();
  model.start(reservation);
  expect([model.window?.days, model.refusal]).toEqual([0, null]);
  clock.advance(DAY);
  await model.confirm(reservation, changed);
  const provider = reservation.product.organization.name;
  expect(model.refusal).toEqual({ key: 'reservations.cancel.notPossible', values: { provider } });
  await expect.poll(() => model.product.value).toEqual(aProduct());
  expect(changed).toHaveBeenCalledExactlyOnceWith(reservation);
});

it('a dialog that opens too late asks nothing', () => {
  const { model, reservation, clock } = onTheLastDay();
  clock.advance(DAY);
  model.start(reservation);
  expect(model.refusal).toMatchObject({ key: 'reservations.cancel.notPossible' });
});

it('the list knows the day of now while it is shown, and the voucher that pays', async () => {
  const { list, reservation, clock, dialogs } = onTheLastDay();
  const stop = autorun(() => list.today);
  const before = list.today;
  clock.advance(DAY);
  expect(list.today).toBe(addDays(before, 1));
  stop();
  list.start({ asked: {}, language: 'nl' });
  await expect.poll(() => list.vouchers.value).not.toBeNull();
  list.openCancel(reservation);
  expect(dialogs.current).toMatchObject({ key: 'reserve-cancel', params: { voucher: { id: '5021' } } });
});
