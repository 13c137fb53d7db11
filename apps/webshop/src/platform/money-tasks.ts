import type { MoneyTasks } from '@stadstegoed/core/reservations/money-tasks.port.ts';
import { ReadMoneyTasks } from '@stadstegoed/core/reservations/read-money-tasks.ts';
import type { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { HttpReimbursements } from '@stadstegoed/http/reimbursements/http-reimbursements.ts';
import { HttpReservations } from '@stadstegoed/http/reservations/http-reservations.ts';
import type { Client } from './client.ts';

/** Reads the tasks of home with reservations and reimbursements. A chunk of its own, which loads beside the data of home. */
export function moneyTasksReader(client: Client, clock: Clock): MoneyTasks {
  const reservations = new HttpReservations(client);
  const reimbursements = new HttpReimbursements(client);
  const tasks = new ReadMoneyTasks({ reservations, reimbursements, clock });
  return { read: (options) => tasks.run(options) };
}
