import type { FieldErrors } from '@stadstegoed/core/shared/failure.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Sentence } from './app-ports.ts';

/** What is wrong with a form: at most a few sentences per field. */
export type FormErrors<Field extends string> = Partial<Readonly<Record<Field, readonly Sentence[]>>>;

/** How a form is kept and checked. */
export interface FormOptions<Field extends string> {
  readonly initial: Readonly<Record<Field, string>>;
  /** The rules of the domain, turned into sentences; an empty answer means that all is well. */
  readonly check: (values: Readonly<Record<Field, string>>) => FormErrors<Field>;
  /** Called after every change, so that what was typed can be kept. */
  readonly onChange?: (values: Readonly<Record<Field, string>>) => void;
}

/**
 * The values and errors of one form. A field is checked when it is left after a change and on submit, never per key. An
 * error goes as soon as what is typed puts it right: if it went on leaving, the button that is being pressed would move away
 * under the pointer.
 * What was typed stays after every error. Counts submits so that the summary takes focus each time.
 */
export class FormModel<Field extends string> {
  values: Readonly<Record<Field, string>>;
  errors: FormErrors<Field> = {};
  /** Rises with every refused submit; the error summary moves focus when it changes. */
  refusals = 0;
  isBusy = false;
  /** Whether a submit was refused and not everything has been put right since. */
  isRefused = false;
  readonly #options: FormOptions<Field>;
  readonly #changed = new Set<Field>();

  constructor(options: FormOptions<Field>) {
    this.#options = options;
    this.values = options.initial;
    makeAutoObservable(this, { values: observableRef, errors: observableRef }, { autoBind: true });
  }

  /** The sentences that stand at a field. */
  errorsOf(field: Field): readonly Sentence[] {
    return this.errors[field] ?? [];
  }

  /**
   * Every error of a refused submit in the order in which the fields were declared. Empty until then: a summary takes
   * focus when it appears, which may not happen to a resident who only left a field.
   */
  get summary(): readonly { readonly field: Field; readonly sentence: Sentence }[] {
    if (!this.isRefused) return [];
    return this.#fields().flatMap((field) => this.errorsOf(field).map((sentence) => ({ field, sentence })));
  }

  set(field: Field, value: string): void {
    this.values = { ...this.values, [field]: value };
    this.#changed.add(field);
    this.#options.onChange?.(this.values);
    if (this.errorsOf(field).length > 0 && !this.#isWrong(field)) this.#show(field, []);
  }

  /** Checks one field when it is left, if it was changed. */
  leave(field: Field): void {
    if (!this.#changed.has(field)) return;
    this.#show(field, this.#options.check(this.values)[field] ?? []);
  }

  /**
   * Checks all and, when all is well, sends once: a second submit while the first is under way does nothing.
   * `send` puts its own errors on the form with `refuse`.
   */
  async submit(send: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    const errors = this.#options.check(this.values);
    if (this.#hasErrors(errors)) {
      this.refuse(errors);
      return;
    }
    runInAction(() => {
      this.errors = {};
      this.isRefused = false;
    });
    this.#setBusy(true);
    try {
      await send();
    } finally {
      this.#setBusy(false);
    }
  }

  /**
   * Shows errors that came back, and lets the summary take focus. The field that loses focus by it was not changed since:
   * leaving it must not wipe what the platform said.
   */
  refuse(errors: FormErrors<Field>): void {
    this.errors = errors;
    this.#changed.clear();
    this.isRefused = true;
    this.refusals += 1;
  }

  /**
   * Shows the server's errors (422) at the fields they belong to; unknown keys go to `fallback`. A refusal that names no field
   * is told there too, as `otherwise`, so that none is silent.
   */
  refuseWith(fields: FieldErrors, fallback: Field, otherwise: Sentence = { key: 'shell.failure.refused' }): void {
    const known = this.#fields();
    const errors: Partial<Record<Field, readonly Sentence[]>> = {};
    if (Object.values(fields).every((messages) => messages.length === 0)) errors[fallback] = [otherwise];
    for (const [name, messages] of Object.entries(fields)) {
      const field = known.find((candidate) => candidate === name) ?? fallback;
      errors[field] = [...(errors[field] ?? []), ...messages.map((literal) => ({ literal }))];
    }
    this.refuse(errors);
  }

  /** Back to the beginning. */
  reset(): void {
    this.values = this.#options.initial;
    this.errors = {};
    this.isRefused = false;
    this.#changed.clear();
  }

  #isWrong(field: Field): boolean {
    return (this.#options.check(this.values)[field] ?? []).length > 0;
  }

  #show(field: Field, sentences: readonly Sentence[]): void {
    this.errors = withField(this.errors, field, sentences);
    if (!this.#hasErrors(this.errors)) this.isRefused = false;
  }

  #hasErrors(errors: FormErrors<Field>): boolean {
    return this.#fields().some((field) => (errors[field] ?? []).length > 0);
  }

  #setBusy(busy: boolean): void {
    runInAction(() => {
      this.isBusy = busy;
    });
  }

  /** The named border: `Object.keys` forgets that the keys are the fields. */
  #fields(): readonly Field[] {
    return Object.keys(this.#options.initial) as Field[];
  }
}

function withField<Field extends string>(
  errors: FormErrors<Field>,
  field: Field,
  sentences: readonly Sentence[],
): FormErrors<Field> {
  const next: Partial<Record<Field, readonly Sentence[]>> = { ...errors };
  if (sentences.length > 0) next[field] = sentences;
  else delete next[field];
  return next;
}
