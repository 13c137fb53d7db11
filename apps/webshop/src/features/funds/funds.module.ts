import { Reimbursements } from '@stadstegoed/core/reimbursements/reimbursements.port.ts';
import { MoneyTasks } from '@stadstegoed/core/reservations/money-tasks.port.ts';
import { ReadMoneyTasks } from '@stadstegoed/core/reservations/read-money-tasks.ts';
import { Reservations } from '@stadstegoed/core/reservations/reservations.port.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { ContainerModule } from 'inversify';

/** Bindings for reading funds with the resident's vouchers and tasks. */
export const funds = new ContainerModule(({ bind }) => {
  bind(MoneyTasks)
    .toResolvedValue(
      (reservations, reimbursements, clock) => {
        const tasks = new ReadMoneyTasks({ reservations, reimbursements, clock });
        return { read: (options) => tasks.run(options) };
      },
      [Reservations, Reimbursements, Clock],
    )
    .inSingletonScope();
});
