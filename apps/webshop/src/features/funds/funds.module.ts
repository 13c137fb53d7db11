import { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import { ReadFundsPage } from '@stadstegoed/core/funds/read-funds-page.ts';
import { Reimbursements } from '@stadstegoed/core/reimbursements/reimbursements.port.ts';
import { ReadMoneyTasks } from '@stadstegoed/core/reservations/read-money-tasks.ts';
import { Reservations } from '@stadstegoed/core/reservations/reservations.port.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { ContainerModule } from 'inversify';

/** Bindings for reading funds with the resident's vouchers and tasks. */
export const funds = new ContainerModule(({ bind }) => {
  bind(ReadFundsPage)
    .toResolvedValue((funds) => new ReadFundsPage(funds), [Funds])
    .inSingletonScope();
  bind(ReadMoneyTasks)
    .toResolvedValue(
      (reservations, reimbursements, clock) => new ReadMoneyTasks({ reservations, reimbursements, clock }),
      [Reservations, Reimbursements, Clock],
    )
    .inSingletonScope();
});
