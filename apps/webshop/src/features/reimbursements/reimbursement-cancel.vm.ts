import { CancelReimbursement } from '@stadstegoed/core/reimbursements/cancel-reimbursement.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Refusal } from '@stadstegoed/core/shared/refusal.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { inject, injectable } from '../../lib/inject.ts';
import { type Sentence, Notices, FailurePolicy } from '../../support/app-ports.ts';
import { failureSentence } from '../../support/failure-sentence.ts';
import { type ModalParams, Modals } from '../../support/modals.ts';
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
  readonly #notices: Notices;
  readonly #modals: Modals;
  readonly #failures: FailurePolicy;

  constructor(
    @inject(CancelReimbursement) cancel: CancelReimbursement,
    @inject(Notices) notices: Notices,
    @inject(Modals) modals: Modals,
    @inject(FailurePolicy) failures: FailurePolicy,
  ) {
    this.#cancel = cancel;
    this.#notices = notices;
    this.#modals = modals;
    this.#failures = failures;
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
    this.#notices.show('positive', { key: 'reimbursements.cancel.done' });
    onCancelled();
    this.#modals.close();
  }

  /** The dialog shows what went wrong; after it was closed a notice does. */
  #fail(error: Refusal<'decided'> | Failure): void {
    const sentence: Sentence | null =
      error.kind === 'refused' ? { key: 'reimbursements.cancel.decided' } : failureSentence(error);
    this.isRefused = error.kind === 'refused' || error.kind === 'forbidden';
    if (sentence === null) return;
    if (this.#isOpen) this.problem = sentence;
    else if (error.kind === 'refused') this.#notices.show('danger', sentence);
    else this.#failures.report(error);
  }
}
