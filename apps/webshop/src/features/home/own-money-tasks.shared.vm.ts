import type { MoneyTask } from '@stadstegoed/core/reservations/money-tasks.ts';
import { ReadMoneyTasks } from '@stadstegoed/core/reservations/read-money-tasks.ts';
import { Clock, type StopTimer } from '@stadstegoed/core/shared/clock.port.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Task } from '../../lib/load/task.ts';
import { TASKS_GRACE } from '../../lib/app/timings.ts';

/**
 * The resident's tasks with reservations and reimbursements. They are read beside the funds and the vouchers and appear
 * together with the other tasks, because a row that comes later would move the page. Only when they take very long they
 * follow at the end.
 */
@injectable()
export class OwnMoneyTasks {
  /** Null while the other tasks wait for these; empty when they cannot be read. */
  known: readonly MoneyTask[] | null = null;
  /** Whether home showed its other tasks first, so that these follow them. */
  isLate = false;
  /** Whether some of them could not be read. */
  isIncomplete = false;
  /** Whether the latest read has not ended. */
  isReading = false;
  readonly #task = new Task();
  readonly #read: Pick<ReadMoneyTasks, 'run'>;
  readonly #clock: Clock;
  #stopWaiting: StopTimer | null = null;

  constructor(@inject(ReadMoneyTasks) read: Pick<ReadMoneyTasks, 'run'>, @inject(Clock) clock: Clock) {
    this.#read = read;
    this.#clock = clock;
    makeAutoObservable(this, { known: observableRef }, { autoBind: true });
  }

  /** Reads the tasks. A failed read keeps those of the previous one. */
  async load(): Promise<void> {
    this.isLate = false;
    this.isReading = true;
    const read = await this.#task.run((signal) => this.#read.run({ signal }));
    if (read === null) return;
    runInAction(() => {
      this.known = read.ok ? read.value.tasks : (this.known ?? []);
      this.isIncomplete = !read.ok || !read.value.isComplete;
      this.isReading = false;
    });
  }

  /** Waits a short while longer once the rest of home is there; then home shows its other tasks first. */
  finishSoon(): void {
    this.#stopWaiting?.();
    if (this.known === null) this.#stopWaiting = this.#clock.after(TASKS_GRACE, this.#giveUp);
  }

  stop(): void {
    this.#stopWaiting?.();
    this.#task.cancel();
    this.isReading = false;
  }

  #giveUp = (): void => {
    if (this.known !== null) return;
    runInAction(() => {
      this.known = [];
      this.isLate = true;
    });
  };
}
