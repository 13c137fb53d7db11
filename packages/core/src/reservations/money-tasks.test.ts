import { describe, expect, it, vi } from 'vitest';
import { aReimbursement, aReimbursementDraft } from '../../testing/a-reimbursement.ts';
import { aReservation, aReservationToPay } from '../../testing/a-reservation.ts';
import { aDay } from '../../testing/a-voucher.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import type { Reimbursements } from '../reimbursements/reimbursements.port.ts';
import { failure } from '../shared/failure.ts';
import { addSeconds, instant } from '../shared/instant.ts';
import { singlePage } from '../shared/page.ts';
import { err, ok } from '../shared/result.ts';
import { moneyTasks } from './money-tasks.ts';
import { ReadMoneyTasks } from './read-money-tasks.ts';
import type { Reservation } from './reservation.ts';
import type { Reservations } from './reservations.port.ts';

const now = instant(Date.parse('2026-11-21T09:00:00Z'));
const NOTHING = { reservations: [], reimbursements: [], now };

const accepted = (differences: Partial<Reservation> = {}): Reservation =>
  aReservation({ state: 'accepted', acceptedAt: aDay('2026-11-20'), ...differences });

describe('the tasks with reservations', () => {
  it('have the payment of one before everything else, as long as it can be paid [NX-053]', () => {
    const reservation = aReservationToPay(addSeconds(now, 60));
    const tasks = moneyTasks({
      ...NOTHING,
      reservations: [accepted(), reservation, aReservationToPay(now)],
      reimbursements: [aReimbursementDraft()],
    });
    expect(tasks[0]).toEqual({ kind: 'pay_reservation', reservation });
    expect(tasks.map(({ kind }) => kind)).toEqual(['pay_reservation', 'finish_reimbursement', 'collect_reservation']);
  });

  it('have none in another state', () => {
    const states = ['pending', 'rejected', 'canceled', 'canceled_by_client', 'expired'] as const;
    expect(moneyTasks({ ...NOTHING, reservations: states.map((state) => aReservation({ state })) })).toEqual([]);
  });

  it('have one for two weeks after it was made and before it ends', () => {
    const isTask = (made: string, end: string) =>
      moneyTasks({ ...NOTHING, reservations: [accepted({ createdAt: aDay(made), expireAt: aDay(end) })] }).length > 0;
    expect([isTask('2026-11-21', '2027-12-31'), isTask('2026-11-07', '2027-12-31')]).toEqual([true, true]);
    expect([isTask('2026-11-06', '2027-12-31'), isTask('2026-11-06', '2026-12-06')]).toEqual([false, false]);
    expect([isTask('2026-11-06', '2026-12-05'), isTask('2026-09-01', '2026-11-21')]).toEqual([true, true]);
    expect(isTask('2026-11-20', '2026-11-20')).toBe(false);
  });

  it('have the one that ends first before the others', () => {
    const late = accepted({ id: '1' });
    const soon = accepted({ id: '2', expireAt: aDay('2026-11-25') });
    const tasks = moneyTasks({ ...NOTHING, reservations: [late, soon] });
    expect(tasks).toMatchObject([{ reservation: soon }, { reservation: late }]);
  });
});

describe('the tasks with reimbursements', () => {
  it('have each draft, before the reservations', () => {
    const reimbursement = aReimbursementDraft();
    const tasks = moneyTasks({ ...NOTHING, reservations: [accepted()], reimbursements: [reimbursement] });
    expect(tasks.map(({ kind }) => kind)).toEqual(['finish_reimbursement', 'collect_reservation']);
  });

  it('have none that was submitted or lies under a voucher that ended', () => {
    const ended = [aReimbursementDraft({ expired: true }), aReimbursementDraft({ deactivated: true })];
    expect(moneyTasks({ ...NOTHING, reimbursements: [aReimbursement(), ...ended] })).toEqual([]);
  });
});

describe('reading the tasks', () => {
  const clock = new FakeClock(Date.parse('2026-11-21T09:00:00Z'));
  const reservation = accepted();
  const reimbursement = aReimbursementDraft();

  function reader() {
    const listReservations = vi.fn<Reservations['listAll']>(() => Promise.resolve(ok(singlePage([reservation]))));
    const listReimbursements = vi.fn<Reimbursements['listAll']>(() => Promise.resolve(ok(singlePage([reimbursement]))));
    const tasks = new ReadMoneyTasks({
      reservations: { listAll: listReservations },
      reimbursements: { listAll: listReimbursements },
      clock,
    });
    return { tasks, listReservations, listReimbursements };
  }

  it('asks only for reservations that are not over and for drafts', async () => {
    const { tasks, listReservations, listReimbursements } = reader();
    const read = await tasks.run();
    expect(read).toMatchObject({ ok: true, value: { tasks: [{ reimbursement }, { reservation }], isComplete: true } });
    expect(listReservations.mock.calls[0]?.[0]).toEqual({ archived: false });
    expect(listReimbursements.mock.calls[0]?.[0]).toEqual({ state: 'draft' });
  });

  it('has the one list when the other cannot be read, says so, and fails without both', async () => {
    const { tasks, listReservations, listReimbursements } = reader();
    listReservations.mockResolvedValue(err(failure('unexpected')));
    expect(await tasks.run()).toMatchObject({ ok: true, value: { tasks: [{ reimbursement }], isComplete: false } });
    listReimbursements.mockResolvedValue(err(failure('offline')));
    expect(await tasks.run()).toEqual(err(failure('unexpected')));
  });

  it('says so when some of a list cannot be read', async () => {
    const { tasks, listReservations } = reader();
    listReservations.mockResolvedValue(ok({ ...singlePage([reservation]), leftOut: 1 }));
    expect(await tasks.run()).toMatchObject({
      ok: true,
      value: { tasks: [{ reimbursement }, { reservation }], isComplete: false },
    });
  });
});
