import { AskValidation } from '@stadstegoed/core/records/ask-validation.ts';
import { requestStateOf } from '@stadstegoed/core/records/record-rules.ts';
import type { PersonalRecord } from '@stadstegoed/core/records/record.ts';
import type { Validator, ValidationState } from '@stadstegoed/core/records/validation.ts';
import { Validations } from '@stadstegoed/core/records/validations.port.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Navigation, Toasts, FailurePolicy } from '../../lib/app/app-ports.ts';
import { Load } from '../../lib/load/load.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';
import { RecordBook } from './record-book.shared.vm.ts';

/** The id of the record in the address. */
export interface RecordValidateParams {
  readonly id: string;
  readonly language: Language;
}

/** Asking a validator to confirm a record: from the list, or with a QR code at a desk (reading 31). */
@injectable()
export class RecordValidateViewModel implements ViewModel<RecordValidateParams> {
  readonly book: RecordBook;
  readonly validators = new Load<readonly Validator[]>();
  /** The address in the QR code; null until the resident asks for it. */
  code: string | null = null;
  isMakingCode = false;
  /** What the validator decided who scanned the code. */
  answer: Exclude<ValidationState, 'pending'> | null = null;
  /** The ids of the validators who are being asked. */
  readonly #asking = observable.set<string>();
  #id = '';
  /** The uuid of the request in the QR code. */
  #uuid: string | null = null;
  readonly #validations: Validations;
  readonly #ask: AskValidation;
  readonly #navigation: Navigation;
  readonly #toasts: Toasts;
  readonly #failures: FailurePolicy;

  constructor(
    @inject(RecordBook) book: RecordBook,
    @inject(Validations) validations: Validations,
    @inject(AskValidation) ask: AskValidation,
    @inject(Navigation) navigation: Navigation,
    @inject(Toasts) toasts: Toasts,
    @inject(FailurePolicy) failures: FailurePolicy,
  ) {
    this.book = book;
    this.#validations = validations;
    this.#ask = ask;
    this.#navigation = navigation;
    this.#toasts = toasts;
    this.#failures = failures;
    makeAutoObservable(this, { book: false, validators: false }, { autoBind: true });
  }

  get record(): PersonalRecord | null {
    return this.book.find(this.#id);
  }

  get isMissing(): boolean {
    return this.book.records.value !== null && this.record === null;
  }

  /** How far this validator is with the record; null when nothing was asked. */
  stateOf(validator: Validator): ValidationState | null {
    return requestStateOf(validator, this.#id, this.book.requests.value ?? []);
  }

  start({ id }: RecordValidateParams): void {
    if (id !== this.#id) this.#followCode(null);
    this.#id = id;
    this.book.read();
    void this.validators.load((signal) => this.#validations.validators({ signal }));
  }

  stop(): void {
    this.book.stop();
    this.validators.stop();
  }

  isAsking({ id }: Pick<Validator, 'id'>): boolean {
    return this.#asking.has(id);
  }

  /** Asks a validator, one time for two presses. */
  async ask(validator: Validator): Promise<void> {
    if (this.isAsking(validator)) return;
    this.#asking.add(validator.id);
    const outcome = await this.#ask.run(this.#id, validator, this.book.requests.value ?? []);
    runInAction(() => {
      this.#asking.delete(validator.id);
      if (outcome.ok) {
        this.book.requests.set([...(this.book.requests.value ?? []), outcome.value]);
        const values = { name: validator.organization.name };
        this.#toasts.show('positive', { key: 'records.validate.asked', values });
      } else if (outcome.error.kind === 'refused') {
        this.#toasts.show('info', { key: 'records.validate.alreadyAsked' });
      } else {
        this.#failures.report(outcome.error);
      }
    });
  }

  /** Makes the QR code. Each code is a request of its own, so it is made only when asked for. */
  async makeCode(): Promise<void> {
    if (this.isMakingCode) return;
    this.isMakingCode = true;
    const made = await this.#validations.makeCode(this.#id);
    runInAction(() => {
      this.isMakingCode = false;
      if (made.ok) this.#followCode(made.value);
      else this.#failures.report(made.error);
    });
  }

  /** Looks whether the code was scanned and answered. A failure is left out, because the next look comes soon. */
  async lookForAnswer(): Promise<void> {
    const uuid = this.#uuid;
    if (uuid === null) return;
    const read = await this.#validations.read(uuid);
    runInAction(() => {
      if (!read.ok || read.value.state === 'pending' || uuid !== this.#uuid) return;
      this.#followCode(null);
      this.answer = read.value.state;
      this.book.read();
    });
  }

  #followCode(uuid: string | null): void {
    const address = uuid === null ? null : this.#navigation.href(goTo('record-validations', { id: uuid }));
    this.#uuid = uuid;
    this.code = address === null ? null : (this.#navigation.trustedOrigins[0] ?? '') + address;
    this.answer = null;
  }
}
