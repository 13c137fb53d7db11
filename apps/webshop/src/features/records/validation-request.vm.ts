import type { ValidationRequest, ValidationState } from '@stadstegoed/core/records/validation.ts';
import { ValidateRecord, type ValidationDecision } from '@stadstegoed/core/records/validate-record.ts';
import { Validations } from '@stadstegoed/core/records/validations.port.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Refusal } from '@stadstegoed/core/shared/refusal.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { action, makeAutoObservable, runInAction } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Dialogs } from '../../lib/app/dialogs.ts';
import { FailurePolicy, Toasts } from '../../lib/app/app-ports.ts';
import { Load } from '../../lib/load/load.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';

/** The uuid in the address, which a QR code carries. */
export interface ValidationRequestParams {
  readonly uuid: string;
  readonly language: Language;
}

/** The choice of a validator who speaks for no organisation. */
export const AS_PERSON = 'person';

/** A request to confirm a record, for its validator: approve or decline. */
@injectable()
export class ValidationRequestViewModel implements ViewModel<ValidationRequestParams> {
  readonly request = new Load<ValidationRequest>();
  /** The organisation for which the validator answers, or `AS_PERSON`; null for the first of the list. */
  chosen: string | null = null;
  /** The decision that is being sent. */
  sending: ValidationDecision['kind'] | null = null;
  /** The decision that was made here. */
  decided: Exclude<ValidationState, 'pending'> | null = null;
  #uuid = '';
  readonly #validations: Validations;
  readonly #validate: ValidateRecord;
  readonly #dialogs: Dialogs;
  readonly #toasts: Toasts;
  readonly #failures: FailurePolicy;

  constructor(
    @inject(Validations) validations: Validations,
    @inject(ValidateRecord) validate: ValidateRecord,
    @inject(Dialogs) dialogs: Dialogs,
    @inject(Toasts) toasts: Toasts,
    @inject(FailurePolicy) failures: FailurePolicy,
  ) {
    this.#validations = validations;
    this.#validate = validate;
    this.#dialogs = dialogs;
    this.#toasts = toasts;
    this.#failures = failures;
    makeAutoObservable(this, { request: false }, { autoBind: true });
  }

  /** For whom the validator answers: the chosen organisation, the first one, or the person. */
  get behalf(): string {
    return this.chosen ?? this.request.value?.organizations[0]?.id ?? AS_PERSON;
  }

  /** Whether the platform has no such request. */
  get isMissing(): boolean {
    return this.request.failure?.kind === 'not_found';
  }

  start({ uuid }: ValidationRequestParams): void {
    this.#uuid = uuid;
    this.#read();
  }

  stop(): void {
    this.request.stop();
  }

  choose(behalf: string): void {
    this.chosen = behalf;
  }

  approve(): Promise<void> {
    const organizationId = this.behalf === AS_PERSON ? null : this.behalf;
    return this.#decide({ kind: 'approve', organizationId });
  }

  decline(): void {
    const handleDecline = action(() => void this.#decide({ kind: 'decline' }));
    this.#dialogs.open('record-decline', { onDecline: handleDecline });
  }

  async #decide(decision: ValidationDecision): Promise<void> {
    const request = this.request.value;
    if (request === null || this.sending !== null) return;
    this.sending = decision.kind;
    const outcome = await this.#validate.run(request, decision);
    runInAction(() => {
      this.sending = null;
      if (outcome.ok) this.decided = decision.kind === 'approve' ? 'approved' : 'declined';
      else this.#fail(outcome.error);
    });
  }

  /** A request that was decided meanwhile is read again, to show its state. */
  #fail(error: Refusal<string> | Failure): void {
    if (error.kind === 'refused' || error.kind === 'forbidden') {
      this.#toasts.show('info', { key: 'records.request.decidedMeanwhile' });
      this.#read();
    } else this.#failures.report(error);
  }

  #read(): void {
    void this.request.load((signal) => this.#validations.read(this.#uuid, { signal }));
  }
}
