import type { Reimbursements } from '../reimbursements/reimbursements.port.ts';
import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Clock } from '../shared/clock.port.ts';
import type { Failure } from '../shared/failure.ts';
import { dayOf } from '../shared/local-time.ts';
import { completeItems } from '../shared/page.ts';
import { ok, type Result } from '../shared/result.ts';
import { moneyTasks, type MoneyTask } from './money-tasks.ts';
import type { Reservations } from './reservations.port.ts';

/** The tasks, and whether all of both lists could be read. */
export interface MoneyTaskList {
  readonly tasks: readonly MoneyTask[];
  readonly isComplete: boolean;
}

/** The ports that the tasks are read from. */
export interface MoneyTaskPorts {
  readonly reservations: Pick<Reservations, 'listAll'>;
  readonly reimbursements: Pick<Reimbursements, 'listAll'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** Reads the accepted reservations and the drafts of reimbursements. One list that fails does not hide the other. */
export class ReadMoneyTasks {
  readonly #ports: MoneyTaskPorts;

  constructor(ports: MoneyTaskPorts) {
    this.#ports = ports;
  }

  /** Fails only when neither list can be read. */
  async run(options?: ReadOptions): Promise<Result<MoneyTaskList, Failure>> {
    const { reservations, reimbursements, clock } = this.#ports;
    const [accepted, drafts] = await Promise.all([
      reservations.listAll({ state: 'accepted', archived: false }, options),
      reimbursements.listAll({ state: 'draft' }, options),
    ]);
    if (!accepted.ok && !drafts.ok) return accepted;
    const tasks = moneyTasks({
      reservations: accepted.ok ? accepted.value.items : [],
      reimbursements: drafts.ok ? drafts.value.items : [],
      today: dayOf(clock.now()),
    });
    return ok({ tasks, isComplete: completeItems(accepted).ok && completeItems(drafts).ok });
  }
}
