import { CompleteVouchers } from '@stadstegoed/core/vouchers/complete-vouchers.ts';
import { PendingReimbursements } from '@stadstegoed/core/vouchers/pending-reimbursements.port.ts';
import { isBudget, isUsable } from '@stadstegoed/core/vouchers/voucher-rules.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { observable, runInAction } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Task } from '../../lib/load/task.ts';

/** A voucher as a list had it, and with what the list leaves out. */
interface Completed {
  readonly listed: Voucher;
  readonly whole: Voucher;
}

/**
 * The vouchers of a list with what it leaves out, for what was given first. A voucher is read when its ticket comes onto the
 * screen, because the answer has every office where it can be spent; and again only when the list says that it changed.
 */
@injectable()
export class CompletedTickets {
  readonly #completed = observable.map<string, Completed>({}, { deep: false });
  readonly #waiting = new Map<string, Voucher>();
  readonly #reading = new Task();
  readonly #completing: CompleteVouchers;
  readonly #reimbursements: PendingReimbursements;
  /** The pending reimbursements, read once per visit of the screen. */
  #pending: ReturnType<PendingReimbursements['list']> | null = null;

  constructor(
    @inject(CompleteVouchers) completing: CompleteVouchers,
    @inject(PendingReimbursements) reimbursements: PendingReimbursements,
  ) {
    this.#completing = completing;
    this.#reimbursements = reimbursements;
  }

  /** A voucher of the list, with what the list leaves out once that is read. */
  of(listed: Voucher): Voucher {
    return this.#find(listed)?.whole ?? listed;
  }

  /** Whether a voucher of the list still has to be read. */
  lacks(listed: Voucher): boolean {
    return isBudget(listed) && isUsable(listed) && this.#find(listed) === undefined;
  }

  /** The ticket of a voucher of the list came onto the screen. */
  see(listed: Voucher): void {
    if (!this.lacks(listed)) return;
    this.#waiting.set(listed.address, listed);
    if (!this.#reading.isRunning) void this.#reading.runVoid(this.#readWaiting);
  }

  stop(): void {
    this.#reading.cancel();
    this.#waiting.clear();
    this.#pending = null;
  }

  #find(listed: Voucher): Completed | undefined {
    const known = this.#completed.get(listed.address);
    return known && (known.listed === listed || JSON.stringify(known.listed) === JSON.stringify(listed))
      ? known
      : undefined;
  }

  /** Reads what waits, and what comes onto the screen meanwhile. */
  readonly #readWaiting = async (signal: AbortSignal): Promise<void> => {
    // Tickets that are on the screen together are seen one after another.
    await Promise.resolve();
    while (!signal.aborted && this.#waiting.size > 0) {
      const vouchers = [...this.#waiting.values()];
      this.#waiting.clear();
      this.#pending ??= this.#reimbursements.list({ signal });
      const whole = await this.#completing.run({ vouchers, pending: this.#pending, signal });
      if (!signal.aborted) runInAction(() => vouchers.forEach((listed, index) => this.#take(listed, whole[index])));
    }
  };

  #take(listed: Voucher, whole: Voucher = listed): void {
    this.#completed.set(listed.address, { listed, whole });
  }
}
