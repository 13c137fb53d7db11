import { Emails } from '@stadstegoed/core/account/emails.port.ts';
import { Sessions } from '@stadstegoed/core/account/sessions.port.ts';
import { UnlinkPhysicalCard } from '@stadstegoed/core/physical-cards/unlink-physical-card.ts';
import { Products } from '@stadstegoed/core/products/products.port.ts';
import { ArrangeRecords } from '@stadstegoed/core/records/arrange-records.ts';
import { CancelReimbursement } from '@stadstegoed/core/reimbursements/cancel-reimbursement.ts';
import { CancelReservation } from '@stadstegoed/core/reservations/cancel-reservation.ts';
import { Reservations } from '@stadstegoed/core/reservations/reservations.port.ts';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { refusal } from '@stadstegoed/core/shared/refusal.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { StartDigid } from '@stadstegoed/core/sign-in/start-digid.ts';
import { aReimbursement } from '@stadstegoed/core/testing/a-reimbursement.ts';
import { aReservation } from '@stadstegoed/core/testing/a-reservation.ts';
import { aVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { GiveProductBack } from '@stadstegoed/core/vouchers/give-product-back.ts';
import { ListVouchers } from '@stadstegoed/core/vouchers/list-vouchers.ts';
import { SendVoucherToEmail } from '@stadstegoed/core/vouchers/send-voucher-to-email.ts';
import type { Container, Newable, ServiceIdentifier } from 'inversify';
import { describe, expect, it, vi } from 'vitest';
import { anApp } from '../../../testing/an-app.ts';
import { deferred } from '../../../testing/deferred.ts';
import { memoryDrafts } from '../../../testing/memory-drafts.ts';
import { EndSessionViewModel } from '../../features/account/end-session.vm.ts';
import { RemoveEmailViewModel } from '../../features/account/remove-email.vm.ts';
import { PhysicalCardUnlinkViewModel } from '../../features/physical-cards/physical-card-unlink.vm.ts';
import { RecordCategoryViewModel } from '../../features/records/record-category.vm.ts';
import { RecordMoveViewModel } from '../../features/records/record-move.vm.ts';
import { ReimbursementCancelViewModel } from '../../features/reimbursements/reimbursement-cancel.vm.ts';
import { ReserveCancelViewModel } from '../../features/reservations/reserve-cancel.vm.ts';
import { DigidSignInViewModel } from '../../features/sign-in/digid-sign-in.vm.ts';
import { GiveProductBackViewModel } from '../../features/vouchers/give-product-back.vm.ts';
import { VoucherMail } from '../../features/vouchers/voucher-mail.shared.vm.ts';
import type { FailurePolicy } from '../app/app-ports.ts';
import { HourStorage } from '../app/text-storage.ts';
import { LeaveShop } from '../app/session.ts';
import { Action } from './action.ts';

const report = vi.fn<FailurePolicy['report']>();
const failures = stubPort<FailurePolicy>({ report });
const OFFLINE = failure('offline');

describe('an action', () => {
  it('is busy until its answer was followed', async () => {
    const action = new Action({ failures });
    const [answer, followed] = [deferred<ReturnType<typeof ok<string>>>(), deferred<void>()];
    const done = vi.fn<() => Promise<void>>(() => followed.promise);
    const running = action.run(() => answer.promise, { done });
    expect(action.isBusy).toBe(true);
    answer.resolve(ok('done'));
    // `poll` looks again in another task: by then a run that does not wait for `done` has ended.
    await expect.poll(() => done.mock.calls).toHaveLength(1);
    expect(action.isBusy).toBe(true);
    followed.resolve();
    await running;
    expect(action.isBusy).toBe(false);
  });

  it('can be tried again after work that threw', async () => {
    const action = new Action({ failures });
    await expect(action.once(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await action.once(() => Promise.resolve('again'))).toBe('again');
  });

  it('shows a failure where the press was, and removes it with the next press', async () => {
    const action = new Action({ failures });
    await action.run(() => Promise.resolve(err(OFFLINE)), { done: () => undefined });
    expect(action.problem).toEqual({ key: 'shell.failure.offline' });
    await action.run(() => Promise.resolve(ok(null)), { done: () => undefined });
    expect(action.problem).toBeNull();
  });

  it.each([
    ['after its dialog was closed', new Action({ failures, about: 'form' }), 'form'],
    ['when nothing on the screen shows it', new Action({ failures, place: 'toast' }), undefined],
  ] as const)('tells a failure as a toast %s', async (_, action, about) => {
    action.close();
    await action.run(() => Promise.resolve(err(OFFLINE)), { done: () => undefined });
    expect([action.problem, report.mock.lastCall]).toEqual([null, [OFFLINE, about]]);
  });

  it('passes on a rejection by the rules of the shop', async () => {
    const refused = vi.fn<(code: string) => void>();
    const answer = Promise.resolve(err(refusal('not_offered')));
    await new Action({ failures }).run(() => answer, { done: () => undefined, refused });
    expect(refused.mock.calls).toEqual([['not_offered']]);
  });
});

/** A view model, the call that its press sends, and the press. */
interface Row {
  readonly title: string;
  readonly sends: ServiceIdentifier;
  readonly method?: string;
  readonly press: (container: Container) => readonly [Action, () => Promise<void>];
}

function row<Model>(
  type: Newable<Model>,
  sends: ServiceIdentifier,
  press: (model: Model) => readonly [Action, () => Promise<void>],
  method = 'run',
): Row {
  return { title: type.name, sends, method, press: (container) => press(container.get(type, { autobind: true })) };
}

const nothing = (): void => undefined;
const ROWS: readonly Row[] = [
  row(RemoveEmailViewModel, Emails, (model) => [model.call, () => model.remove('1', nothing)], 'remove'),
  row(EndSessionViewModel, Sessions, (model) => [model.call, () => model.end('1', nothing)], 'end'),
  row(DigidSignInViewModel, StartDigid, (model) => [model.action, () => model.leave()]),
  row(RecordMoveViewModel, ArrangeRecords, (model) => [model.action, () => model.move('1', '2')]),
  row(RecordCategoryViewModel, ArrangeRecords, (model) => {
    model.start({ category: { id: '1', name: 'Gezin', order: 0 }, known: [] });
    return [model.removal, () => model.remove()];
  }),
  row(ReserveCancelViewModel, CancelReservation, (model) => [
    model.cancelling,
    () => model.confirm(aReservation(), nothing),
  ]),
  row(ReimbursementCancelViewModel, CancelReimbursement, (model) => {
    const params = { reimbursement: aReimbursement(), onCancelled: nothing, onRefused: nothing };
    return [model.action, () => model.confirm(params)];
  }),
  row(PhysicalCardUnlinkViewModel, UnlinkPhysicalCard, (model) => [
    model.action,
    () => model.confirm(aVoucher(), nothing),
  ]),
  row(GiveProductBackViewModel, GiveProductBack, (model) => [model.action, () => model.confirm(aVoucher(), nothing)]),
  row(VoucherMail, SendVoucherToEmail, (model) => [model.action, () => model.send(aVoucher())]),
];

/** The container of a shop in which the call of a row waits for its answer. */
function waiting({ sends, method = 'run' }: Row) {
  const { container } = anApp();
  const answer = deferred<ReturnType<typeof err<typeof OFFLINE>>>();
  const sent = vi.fn<() => Promise<ReturnType<typeof err<typeof OFFLINE>>>>(() => answer.promise);
  container.bind(Reservations).toConstantValue(stubPort<Reservations>({}));
  container.bind(Products).toConstantValue(stubPort<Products>({}));
  container.bind(ListVouchers).toConstantValue(stubPort<ListVouchers>({}));
  container.bind(HourStorage).toConstantValue(memoryDrafts());
  container.bind(LeaveShop).toConstantValue(() => Promise.resolve());
  container.bind(sends).toConstantValue({ [method]: sent });
  return { container, answer, sent };
}

describe('every action of the shop', () => {
  it.each(ROWS)('sends once when it is pressed twice, and is busy meanwhile: $title', async (one) => {
    const { container, answer, sent } = waiting(one);
    const [action, press] = one.press(container);
    const presses = [press(), press()];
    expect([action.isBusy, sent.mock.calls.length]).toEqual([true, 1]);
    answer.resolve(err(OFFLINE));
    await Promise.all(presses);
    expect(action.isBusy).toBe(false);
  });
});
