import { CancelReimbursement } from '@stadstegoed/core/reimbursements/cancel-reimbursement.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Refusal } from '@stadstegoed/core/shared/refusal.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { inject, injectable } from '../../lib/inject.ts';
import { App } from '../../support/app.ts';
import type { Sentence } from '../../support/app-ports.ts';
import { failureSentence } from '../../support/failure-sentence.ts';
import type { ModalParams } from '../../support/modals.ts';
import type { ViewModel } from '../../support/view-model.ts';

/** Cancelling a reimbursement after a confirmation (RB-012). */
@injectable()
export class ReimbursementCancelViewModel implements ViewModel {
  isBusy = false;
  /** Why it was not cancelled; null before. */
  problem: Sentence | null = null;
  /** Whether the sponsor decided meanwhile, so that trying again cannot help. */
  isRefused = false;
  #isOpen = true;
  readonly #cancel: CancelReimbursement;
  readonly #app: App;

  constructor(@inject(CancelReimbursement) cancel: CancelReimbursement, @inject(App) app: App) {
    this.#cancel = cancel;
    this.#app = app;
    makeAutoObservable(this, { problem: observableRef }, { autoBind: true });
  }

  start(): void {
    this.#isOpen = true;
  }

  stop(): void {
    this.#isOpen = false;
  }

  /** Cancels once. Says "Verwijderd!" and calls `onCancelled`, also when the dialog was closed meanwhile. */
  async confirm({ reimbursement, onCancelled, onRefused }: ModalParams['reimbursement-cancel']): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.problem = null;
    const cancelled = await this.#cancel.run(reimbursement);
    runInAction(() => {
      this.isBusy = false;
      if (cancelled.ok) this.#done(onCancelled);
      else this.#fail(cancelled.error);
      if (this.isRefused) onRefused();
    });
  }

  #done(onCancelled: () => void): void {
    this.#app.notices.show('positive', { key: 'reimbursements.cancel.done' });
    onCancelled();
    this.#app.modals.close();
  }

  /** The dialog shows what went wrong; after it was closed a notice does. */
  #fail(error: Refusal<'decided'> | Failure): void {
    const sentence: Sentence | null =
      error.kind === 'refused' ? { key: 'reimbursements.cancel.decided' } : failureSentence(error);
    this.isRefused = error.kind === 'refused' || error.kind === 'forbidden';
    if (sentence === null) return;
    if (this.#isOpen) this.problem = sentence;
    else if (error.kind === 'refused') this.#app.notices.show('danger', sentence);
    else this.#app.failures.report(error);
  }
}
