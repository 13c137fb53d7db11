import { DeactivateVoucher } from '@stadstegoed/core/vouchers/deactivate-voucher.ts';
import {
  DEACTIVATION_REASONS,
  deactivationProblem,
  nextDeactivationStep,
  type DeactivationChoice,
  type DeactivationProblem,
  type DeactivationReason,
  type DeactivationStep,
} from '@stadstegoed/core/vouchers/deactivation.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { makeAutoObservable } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { FailurePolicy, Toasts, type Sentence } from '../../lib/app/app-ports.ts';
import { Form, type FormErrors } from '../../lib/form/form.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';
import type { TextKey } from '../../texts/text-keys.ts';

const PROBLEMS = {
  reason_required: 'vouchers.deactivate.reasonRequired',
  note_required: 'vouchers.deactivate.noteRequired',
  note_too_short: 'vouchers.deactivate.noteTooShort',
  note_too_long: 'vouchers.deactivate.noteTooLong',
} as const satisfies Record<DeactivationProblem, TextKey>;

/** Ending a voucher in three steps: reason, confirmation, success. */
@injectable()
export class DeactivateVoucherViewModel implements ViewModel {
  step: DeactivationStep = 'reason';
  readonly form: Form<DeactivationChoice>;
  readonly #deactivate: DeactivateVoucher;
  readonly #toasts: Toasts;

  constructor(
    @inject(DeactivateVoucher) deactivate: DeactivateVoucher,
    @inject(Toasts) toasts: Toasts,
    @inject(FailurePolicy) failures: FailurePolicy,
  ) {
    this.#deactivate = deactivate;
    this.#toasts = toasts;
    this.form = new Form<DeactivationChoice>({
      initial: { reason: null, note: '' },
      rules: {
        reason: (_reason, choice) => problemAt('reason', choice),
        note: (_note, choice) => problemAt('note', choice),
      },
      failures,
    });
    makeAutoObservable(this, { form: false }, { autoBind: true });
  }

  get reasons(): readonly DeactivationReason[] {
    return DEACTIVATION_REASONS;
  }

  start(): void {
    this.step = 'reason';
  }

  stop(): void {
    // Nothing to stop.
  }

  /** Goes from the reason to the confirmation when the reason is complete. */
  confirmReason(): void {
    if (this.form.check()) this.#next();
  }

  back(): void {
    this.step = 'reason';
  }

  /** Ends the voucher and passes it to `onDone`, also when the dialog was closed. Does nothing while it runs. */
  confirm(voucher: Voucher, onDone: (ended: Voucher) => void): Promise<void> {
    return this.form.submit((choice) => this.#deactivate.run(voucher, choice), {
      done: (ended) => {
        this.#next();
        onDone(ended);
      },
      refused: (code) => {
        if (code !== 'not_allowed') return this.#backWith({ key: PROBLEMS[code] });
        this.#toasts.show('danger', { key: 'vouchers.notAllowed' });
        return {};
      },
      failed: (failure) => {
        if (failure.kind !== 'invalid') return null;
        const [literal] = failure.fields['note'] ?? [];
        if (literal !== undefined) return this.#backWith({ literal });
        // The form shows a refusal without a field at its first field, which is on the step of the reason.
        this.back();
        return null;
      },
    });
  }

  #next(): void {
    this.step = nextDeactivationStep(this.step) ?? this.step;
  }

  /** Goes back to the reason and returns the error for the field that is visible there. */
  #backWith(sentence: Sentence): FormErrors<DeactivationChoice> {
    this.back();
    return this.form.values.reason === 'other' ? { note: [sentence] } : { reason: [sentence] };
  }
}

/** The problem of a choice if this field can solve it; otherwise null. */
function problemAt(field: 'reason' | 'note', choice: DeactivationChoice): Sentence | null {
  const problem = deactivationProblem(choice);
  if (problem === null) return null;
  return (problem === 'reason_required') === (field === 'reason') ? { key: PROBLEMS[problem] } : null;
}
