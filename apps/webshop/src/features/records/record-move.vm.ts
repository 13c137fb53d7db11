import { ArrangeRecords } from '@stadstegoed/core/records/arrange-records.ts';
import { makeAutoObservable } from 'mobx';
import { Action } from '../../lib/action/action.ts';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { FailurePolicy, Toasts } from '../../lib/app/app-ports.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';

/** Puts a record in a category. */
@injectable()
export class RecordMoveViewModel implements ViewModel {
  isDone = false;
  readonly action: Action;
  readonly #arrange: ArrangeRecords;
  readonly #toasts: Toasts;

  constructor(
    @inject(ArrangeRecords) arrange: ArrangeRecords,
    @inject(Toasts) toasts: Toasts,
    @inject(FailurePolicy) failures: FailurePolicy,
  ) {
    this.#arrange = arrange;
    this.#toasts = toasts;
    this.action = new Action({ failures, place: 'toast' });
    makeAutoObservable(this, { action: false }, { autoBind: true });
  }

  start(): void {
    this.isDone = false;
  }

  stop(): void {
    // A change that was sent is made, also when the dialog is closed.
  }

  move(recordId: string, categoryId: string | null): Promise<void> {
    return this.action.run(() => this.#arrange.run({ kind: 'move', recordId, categoryId }), {
      done: () => {
        this.isDone = true;
        this.#toasts.show('positive', { key: 'shell.saved' });
      },
    });
  }
}
