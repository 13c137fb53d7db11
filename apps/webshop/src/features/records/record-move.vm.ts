import { ArrangeRecords } from '@stadstegoed/core/records/arrange-records.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { inject, injectable } from '../../lib/inject.ts';
import { FailurePolicy, Notices } from '../../support/app-ports.ts';
import type { ViewModel } from '../../support/view-model.ts';

/** Puts a record in a category. */
@injectable()
export class RecordMoveViewModel implements ViewModel {
  isBusy = false;
  isDone = false;
  readonly #arrange: ArrangeRecords;
  readonly #notices: Notices;
  readonly #failures: FailurePolicy;

  constructor(
    @inject(ArrangeRecords) arrange: ArrangeRecords,
    @inject(Notices) notices: Notices,
    @inject(FailurePolicy) failures: FailurePolicy,
  ) {
    this.#arrange = arrange;
    this.#notices = notices;
    this.#failures = failures;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): void {
    this.isDone = false;
  }

  stop(): void {
    // A change that was sent is made, also when the dialog is closed.
  }

  async move(recordId: string, categoryId: string | null): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    const outcome = await this.#arrange.run({ kind: 'move', recordId, categoryId });
    runInAction(() => {
      this.isBusy = false;
      this.isDone = outcome.ok;
      if (outcome.ok) this.#notices.show('positive', { key: 'shell.saved' });
      else if (outcome.error.kind !== 'refused') this.#failures.report(outcome.error);
    });
  }
}
