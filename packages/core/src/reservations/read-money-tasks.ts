import type { Reimbursements } from '../reimbursements/reimbursements.port.ts';
import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Clock } from '../shared/clock.port.ts';
import type { Failure } from '../shared/failure.ts';
import { completeItems } from '../shared/page.ts';
import { ok, type Result } from '../shared/result.ts';
import { moneyTasks, type MoneyTask } from './money-tasks.ts';
import type { Reservations } from './reservations.port.ts';

/** The tasks, and whether all of both lists could be read. */
export interface MoneyTaskList {
  readonly tasks: readonly MoneyTask[];
  readonly isComplete: boolean;
}

export interface MoneyTaskPorts {
  readonly reservations: Pick<Reservations, 'listAll'>;
  readonly reimbursements: Pick<Reimbursements, 'listAll'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** Reads the reservations that are not over and the drafts of reimbursements. One list that fails does not hide the other. */
export class ReadMoneyTasks {
  readonly #ports: MoneyTaskPorts;

  constructor(ports: MoneyTaskPorts) {
    this.#ports = ports;
  }

  /** Fails only when neither list can be read. */
  async run(options?: ReadOptions): Promise<Result<MoneyTaskList, Failure>> {
    const { reservations, reimbursements, clock } = this.#ports;
    const [current, drafts] = await Promise.all([
      reservations.listAll({ archived: false }, options),
      reimbursements.listAll({ state: 'draft' }, options),
    ]);
    if (!current.ok && !drafts.ok) return current;
    const tasks = moneyTasks({
      reservations: current.ok ? current.value.items : [],
      reimbursements: drafts.ok ? drafts.value.items : [],
      now: clock.now(),
    });
    return ok({ tasks, isComplete: completeItems(current).ok && completeItems(drafts).ok });
  }
}
