import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { FailurePolicy, Toasts } from '../../lib/app/app-ports.ts';
import { failureSentence } from '../../lib/action/failure-sentence.ts';
import { Dialogs } from '../../lib/app/dialogs.ts';

/** Tells the resident what became of an activation. */
@injectable()
export class ActivationToasts {
  readonly #toasts: Toasts;
  readonly #dialogs: Dialogs;
  readonly #failures: FailurePolicy;

  constructor(
    @inject(Toasts) toasts: Toasts,
    @inject(Dialogs) dialogs: Dialogs,
    @inject(FailurePolicy) failures: FailurePolicy,
  ) {
    this.#toasts = toasts;
    this.#dialogs = dialogs;
    this.#failures = failures;
  }

  /** The resident came back from DigiD. */
  signedInWithDigid(): void {
    this.#toasts.show('positive', { key: 'fundActivation.digidSuccess' });
  }

  activated(): void {
    this.#toasts.show('positive', { key: 'fundActivation.activated' });
  }

  /** The confirmation of the resident's BSN expired on the screen. */
  confirmationExpired(): void {
    this.#toasts.show('info', { key: 'fundActivation.sessionExpired' });
  }

  /** Shows the platform's message when there is one, otherwise the common one in a dialog that stays. */
  applyFailed(problem: Failure): void {
    if (problem.message !== null) return this.#toasts.show('danger', { literal: problem.message });
    const sentence = failureSentence(problem);
    if (sentence === null) return;
    this.#dialogs.open('notification', { title: { key: 'fundActivation.applyFailed' }, lines: [sentence] });
  }

  checkFailed(problem: Failure): void {
    this.#failures.report(problem);
  }
}
