import { DeactivateVoucher, type DeactivateVoucherError } from '@stadstegoed/core/vouchers/deactivate-voucher.ts';
import {
  DEACTIVATION_REASONS,
  deactivationProblem,
  nextDeactivationStep,
  type DeactivationProblem,
  type DeactivationReason,
  type DeactivationStep,
} from '@stadstegoed/core/vouchers/deactivation.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { FailurePolicy, Notices, type Sentence } from '../../support/app-ports.ts';
import type { TextKey } from '../../texts/text-keys.ts';
import type { ViewModel } from '../../support/view-model.ts';

const PROBLEMS = {
  reason_required: 'vouchers.deactivate.reasonRequired',
  note_required: 'vouchers.deactivate.noteRequired',
  note_too_short: 'vouchers.deactivate.noteTooShort',
  note_too_long: 'vouchers.deactivate.noteTooLong',
} as const satisfies Record<DeactivationProblem, TextKey>;

/** Ending a voucher in three steps: reason, confirmation, success (1 §4). */
export class DeactivateVoucherViewModel implements ViewModel {
  static readonly dependencies = [DeactivateVoucher, Notices, FailurePolicy] as const;
  readonly reasons = DEACTIVATION_REASONS;
  step: DeactivationStep = 'reason';
  reason: DeactivationReason | null = null;
  note = '';
  error: Sentence | null = null;
  /** Rises with every refusal, so that the summary takes focus each time. */
  refusals = 0;
  isBusy = false;
  readonly #deactivate: DeactivateVoucher;
  readonly #notices: Notices;
  readonly #failures: FailurePolicy;

  constructor(deactivate: DeactivateVoucher, notices: Notices, failures: FailurePolicy) {
    this.#deactivate = deactivate;
    this.#notices = notices;
    this.#failures = failures;
    makeAutoObservable(this, { reasons: false }, { autoBind: true });
  }

  start(): void {
    this.step = 'reason';
  }

  stop(): void {
    // Nothing runs on.
  }

  choose(reason: DeactivationReason): void {
    this.reason = reason;
    this.error = null;
  }

  write(note: string): void {
    this.note = note;
  }

  /** From the reason to the confirmation, when the reason is complete. */
  confirmReason(): void {
    const problem = deactivationProblem({ reason: this.reason, note: this.note });
    if (problem !== null) this.#refuse({ key: PROBLEMS[problem] });
    else this.#next();
  }

  back(): void {
    this.step = 'reason';
  }

  /** Ends the voucher and hands on what became of it, also when the dialog was closed meanwhile; never twice at once. */
  async confirm(voucher: Voucher, onDone: (ended: Voucher) => void): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    const result = await this.#deactivate.run(voucher, { reason: this.reason, note: this.note });
    runInAction(() => {
      this.isBusy = false;
      if (result.ok) this.#next();
      else this.#fail(result.error);
    });
    if (result.ok) onDone(result.value);
  }

  #fail(error: DeactivateVoucherError): void {
    if (error.kind === 'not_allowed') return this.#notices.show('danger', { key: 'vouchers.notAllowed' });
    if (error.kind === 'failed' && error.failure.kind !== 'invalid') return this.#failures.report(error.failure);
    this.step = 'reason';
    this.#refuse(error.kind === 'problem' ? { key: PROBLEMS[error.problem] } : noteSentence(error));
  }

  #next(): void {
    this.error = null;
    this.step = nextDeactivationStep(this.step) ?? this.step;
  }

  #refuse(error: Sentence): void {
    this.error = error;
    this.refusals += 1;
  }
}

/** The platform's word about the note, else our own. */
function noteSentence(error: Extract<DeactivateVoucherError, { kind: 'failed' }>): Sentence {
  const [literal] = error.failure.kind === 'invalid' ? (error.failure.fields['note'] ?? []) : [];
  return literal === undefined ? { key: 'vouchers.deactivate.noteRequired' } : { literal };
}
