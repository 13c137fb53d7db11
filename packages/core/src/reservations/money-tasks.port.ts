import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import { portToken } from '../shared/port-token.ts';
import type { Result } from '../shared/result.ts';
import type { MoneyTask } from './money-tasks.ts';

/** The tasks, and whether all of both lists could be read. */
export interface MoneyTaskList {
  readonly tasks: readonly MoneyTask[];
  readonly isComplete: boolean;
}

/** What the signed-in resident still has to do with reservations and reimbursements. */
export interface MoneyTasks {
  read(options?: ReadOptions): Promise<Result<MoneyTaskList, Failure>>;
}

export const MoneyTasks = portToken<MoneyTasks>('MoneyTasks');
