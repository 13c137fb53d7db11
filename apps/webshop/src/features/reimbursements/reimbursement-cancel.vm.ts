import { CancelReimbursement } from '@stadstegoed/core/reimbursements/cancel-reimbursement.ts';
import { makeAutoObservable } from 'mobx';
import { Action } from '../../lib/action/action.ts';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Toasts, FailurePolicy } from '../../lib/app/app-ports.ts';
import { type DialogParams, Dialogs } from '../../lib/app/dialogs.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';

/** Cancelling a reimbursement after a confirmation (RB-012). */
@injectable()
export class ReimbursementCancelViewModel implements ViewModel {
  readonly action: Action;
  /** Whether the sponsor decided meanwhile, so that trying again cannot help. */
  isRefused = false;
  readonly #cancel: CancelReimbursement;
  readonly #toasts: Toasts;
  readonly #dialogs: Dialogs;

  constructor(
    @inject(CancelReimbursement) cancel: CancelReimbursement,
    @inject(Toasts) toasts: Toasts,
    @inject(Dialogs) dialogs: Dialogs,
    @inject(FailurePolicy) failures: FailurePolicy,
  ) {
    this.#cancel = cancel;
    this.#toasts = toasts;
    this.#dialogs = dialogs;
    this.action = new Action({ failures });
    makeAutoObservable(this, { action: false }, { autoBind: true });
  }

  start(): void {
    this.action.open();
  }

  stop(): void {
    this.action.close();
  }

  /** Cancels once. Says so and calls `onCancelled`, also when the dialog was closed meanwhile. */
  confirm({ reimbursement, onCancelled, onRefused }: DialogParams['reimbursement-cancel']): Promise<void> {
    const refuse = (): void => {
      this.isRefused = true;
      onRefused();
    };
    return this.action.run(() => this.#cancel.run(reimbursement), {
      done: () =>
        this.#done(reimbursement.state === 'draft' ? 'shell.removed' : 'reimbursements.cancel.done', onCancelled),
      refused: () => {
        const decided = { key: 'reimbursements.cancel.decided' } as const;
        if (this.action.isOpen) this.action.refuse(decided);
        else this.#toasts.show('danger', decided);
        refuse();
      },
      failed: (failure) => {
        this.action.report(failure);
        if (failure.kind === 'forbidden') refuse();
      },
    });
  }

  #done(key: 'shell.removed' | 'reimbursements.cancel.done', onCancelled: () => void): void {
    this.#toasts.show('positive', { key });
    onCancelled();
    this.#dialogs.close();
  }
}
