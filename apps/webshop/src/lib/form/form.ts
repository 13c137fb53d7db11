import type { Failure, FieldErrors } from '@stadstegoed/core/shared/failure.ts';
import type { Refusal } from '@stadstegoed/core/shared/refusal.ts';
import type { Result } from '@stadstegoed/core/shared/result.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Action } from '../action/action.ts';
import type { FailurePolicy, Sentence } from '../app/app-ports.ts';
import { failureSentence } from '../action/failure-sentence.ts';
import type { FormDraft } from '../draft/form-draft.ts';
import { afterPress } from './press.ts';

/** The names of the fields of a form. */
export type FieldOf<Values> = Extract<keyof Values, string>;

/** The errors of a form: the sentences per field. */
export type FormErrors<Values> = { readonly [Field in FieldOf<Values>]?: readonly Sentence[] };

/** The rule of one field: the error sentence for its value, or several, or null when the value is valid. */
export type FieldRule<Values, Field extends FieldOf<Values>> = (
  value: Values[Field],
  values: Values,
) => Sentence | readonly Sentence[] | null;

/** The value of one field as the shop reads it, and of another field that it belongs to. */
export type FieldWriter<Values, Field extends FieldOf<Values>> = (
  value: Values[Field],
  values: Values,
) => Partial<Values>;

/** The options of a form. Values may have any type; they are replaced, never mutated. */
export interface FormOptions<Values extends object> {
  readonly initial: Values;
  /** The domain's rules as sentences. Fields without a rule are always valid. */
  readonly rules?: { readonly [Field in FieldOf<Values>]?: FieldRule<Values, Field> };
  /**
   * Writes a typed value as the shop reads it, also in another field that it belongs to. Done when the field is left and before the
   * form is sent, so that the value that is checked is the one that is shown and sent. What cannot be read stays as it is.
   */
  readonly write?: { readonly [Field in FieldOf<Values>]?: FieldWriter<Values, Field> };
  /**
   * The field for a name in the server's errors that is not a field itself, such as `records.0.value`. Looked up from
   * the whole name down to its first part.
   */
  readonly serverNames?: Readonly<Record<string, FieldOf<Values>>>;
  /** Stores the values, so that they survive a reload or an expired session. */
  readonly draft?: FormDraft<Values>;
  /** Handles failures that belong to no field while nothing shows them. */
  readonly failures: FailurePolicy;
}

/** The callbacks for the answer to a submitted form. */
export interface FormAnswers<Values, T, Code extends string> {
  readonly done: (value: T) => void;
  /** Maps a refusal of the domain to field errors; an empty object when the callback has handled it otherwise. */
  readonly refused?: (code: Code) => FormErrors<Values>;
  /**
   * Maps a failure to field errors; an empty object when the callback has handled it otherwise; null for the default
   * handling: a 422 at its fields, any other failure by `sending`.
   */
  readonly failed?: (failure: Failure) => FormErrors<Values> | null;
}

/**
 * The values and errors of one form. Validates a field when it is left after a change, and all fields on submit, never
 * per key. Clears an error as soon as the value is valid: clearing it on leaving would move the button while it is
 * being pressed. Keeps the values after every error. Counts rejected submits, so that the summary takes focus each
 * time.
 *
 * ```ts
 * readonly form = new Form<{ readonly code: string }>({
 *   initial: { code: '' },
 *   rules: { code: (code) => (code === '' ? { key: 'fundActivation.code.required' } : null) },
 *   draft: formDraft({ drafts, key: 'activation-code', initial: { code: '' }, fields: ['code'] }),
 *   failures,
 * });
 * send(): Promise<void> {
 *   return this.form.submit(({ code }) => this.#redeem.run(code), { done: (voucher) => this.#show(voucher) });
 * }
 * ```
 *
 * The screen has `FormErrors` above the fields, `FormField` with `useFieldError` for each, and `FormProblem` above the button.
 */
export class Form<Values extends object> {
  values: Values;
  errors: FormErrors<Values> = {};
  /** Increases with every rejected submit; the error summary takes focus when it changes. */
  refusals = 0;
  /** Whether a submit was rejected and errors remain. */
  isRefused = false;
  /** The sending of the values. While `FormProblem` is shown it has the failure that belongs to no field; else that is a toast. */
  readonly sending: Action;
  readonly #options: FormOptions<Values>;
  readonly #changed = new Set<FieldOf<Values>>();

  constructor(options: FormOptions<Values>) {
    this.#options = options;
    this.sending = new Action({ failures: options.failures, about: 'form' });
    this.sending.close();
    this.values = { ...options.initial, ...options.draft?.read() };
    makeAutoObservable(this, { values: observableRef, errors: observableRef, sending: false }, { autoBind: true });
  }

  get isBusy(): boolean {
    return this.sending.isBusy;
  }

  errorsOf(field: FieldOf<Values>): readonly Sentence[] {
    return this.errors[field] ?? [];
  }

  /**
   * The errors of a rejected submit in the order in which the fields are declared. Empty before the first submit: the
   * summary takes focus when it appears, which must not happen on leaving a field.
   */
  get summary(): readonly { readonly field: FieldOf<Values>; readonly sentence: Sentence }[] {
    if (!this.isRefused) return [];
    return this.#fields().flatMap((field) => this.errorsOf(field).map((sentence) => ({ field, sentence })));
  }

  set<Field extends FieldOf<Values>>(field: Field, value: Values[Field]): void {
    this.values = { ...this.values, [field]: value };
    this.#changed.add(field);
    this.#options.draft?.write(this.values);
    const problems = this.#problemsOf(field);
    const shown = this.errorsOf(field).map((sentence) => JSON.stringify(sentence));
    const isCorrected = problems.every((sentence) => shown.includes(JSON.stringify(sentence)));
    if (isCorrected && problems.length < shown.length) this.#show(field, problems);
  }

  /** Validates a field when it is left, if it was changed; after the press of the button that took the focus. */
  leave(field: FieldOf<Values>): void {
    afterPress(() => this.#validateLeft(field));
  }

  /** Validates all fields, or some. Shows the errors and returns false when one of them is invalid. */
  check(fields: readonly FieldOf<Values>[] = this.#fields()): boolean {
    for (const field of fields) this.#write(field);
    const invalid = fields.flatMap((field) => {
      const problems = this.#problemsOf(field);
      return problems.length === 0 ? [] : [[field, problems] as const];
    });
    if (invalid.length === 0) {
      this.#clearErrors();
      return true;
    }
    this.refuse(asErrors(Object.fromEntries(invalid)));
    return false;
  }

  /** Validates all fields and sends the values when they are valid. Does nothing while a submit is running. */
  async submit<T, Code extends string>(
    send: (values: Values) => Promise<Result<T, Refusal<Code> | Failure>>,
    answers: FormAnswers<Values, T, Code>,
  ): Promise<void> {
    if (this.isBusy) return;
    this.sending.clear();
    if (!this.check()) return;
    await this.sending.once(async () => {
      const answer = await send(this.values);
      runInAction(() => this.#follow(answer, answers));
    });
  }

  /**
   * Shows the errors of an answer and moves focus to the summary. Marks all fields as unchanged, so that the field that
   * loses focus does not clear the platform's error.
   */
  refuse(errors: FormErrors<Values>): void {
    this.errors = errors;
    this.#changed.clear();
    this.isRefused = true;
    this.refusals += 1;
  }

  /**
   * Shows the server's errors (422) at their fields; errors with unknown names go to the first field. A field of which the
   * server says nothing for residents shows `without`.
   */
  refuseWith(fields: FieldErrors, without: Sentence = { key: 'shell.failure.refusedForm' }): void {
    const errors = new Map<FieldOf<Values>, readonly Sentence[]>();
    for (const [name, messages] of Object.entries(fields)) {
      const field = this.#fieldOfName(name);
      if (field === undefined) continue;
      const sentences = messages.length === 0 ? [without] : messages.map((literal) => ({ literal }));
      errors.set(field, [...(errors.get(field) ?? []), ...sentences]);
    }
    this.refuse(asErrors(Object.fromEntries(errors)));
  }

  /** The field for a name in the server's errors, if any: looks up `records.0.value`, then `records.0`, then `records`. */
  fieldNamed(name: string): FieldOf<Values> | undefined {
    const fields = this.#fields();
    const parts = name.split('.');
    for (let length = parts.length; length > 0; length -= 1) {
      const part = parts.slice(0, length).join('.');
      const field = this.#options.serverNames?.[part] ?? fields.find((candidate) => candidate === part);
      if (field !== undefined) return field;
    }
    return undefined;
  }

  /** Resets the form to its initial values and removes the draft. */
  reset(): void {
    this.values = this.#options.initial;
    this.#options.draft?.remove();
    this.#clearErrors();
    this.#changed.clear();
  }

  removeDraft(): void {
    this.#options.draft?.remove();
  }

  #follow<T, Code extends string>(
    answer: Result<T, Refusal<Code> | Failure>,
    { done, refused, failed }: FormAnswers<Values, T, Code>,
  ): void {
    if (answer.ok) {
      this.removeDraft();
      return done(answer.value);
    }
    const { error } = answer;
    if (error.kind === 'refused') return this.#refuseIfAny(refused?.(error.code) ?? {});
    const own = failed?.(error) ?? null;
    if (own !== null) return this.#refuseIfAny(own);
    // No field can cure that the voucher ended.
    return error.voucherEnd === undefined ? this.#fail(error) : this.sending.report(error);
  }

  /** The common handling of a failure: a 422 at its fields, everything else beside the button or as a toast. */
  #fail(error: Failure): void {
    if (error.kind !== 'invalid') return this.sending.report(error);
    const sentence = failureSentence(error, 'form') ?? { key: 'shell.failure.refusedForm' };
    if (Object.keys(error.fields).length > 0) return this.refuseWith(error.fields, sentence);
    return this.#refuseWhole(sentence);
  }

  /** Shows a 422 that names no field at the first one, so that it is not silent. */
  #refuseWhole(sentence: Sentence): void {
    const [first] = this.#fields();
    if (first !== undefined) this.refuse(asErrors({ [first]: [sentence] }));
  }

  #refuseIfAny(errors: FormErrors<Values>): void {
    if (Object.keys(errors).length > 0) this.refuse(errors);
  }

  /** The field for a name in the server's errors; the first one for an unknown name. */
  #fieldOfName(name: string): FieldOf<Values> | undefined {
    return this.fieldNamed(name) ?? this.#fields()[0];
  }

  #validateLeft(field: FieldOf<Values>): void {
    if (!this.#changed.has(field)) return;
    runInAction(() => {
      this.#write(field);
      this.#show(field, this.#problemsOf(field));
    });
  }

  #write<Field extends FieldOf<Values>>(field: Field): void {
    const write: FieldWriter<Values, Field> | undefined = this.#options.write?.[field];
    const written: Partial<Values> = write?.(this.values[field], this.values) ?? {};
    if (!this.#fields().some((name) => name in written && written[name] !== this.values[name])) return;
    this.values = { ...this.values, ...written };
    this.#options.draft?.write(this.values);
  }

  #problemsOf<Field extends FieldOf<Values>>(field: Field): readonly Sentence[] {
    const rule: FieldRule<Values, Field> | undefined = this.#options.rules?.[field];
    return [rule?.(this.values[field], this.values) ?? []].flat();
  }

  #show(field: FieldOf<Values>, sentences: readonly Sentence[]): void {
    const others = this.#fields().filter((name) => name !== field && this.errorsOf(name).length > 0);
    const own = sentences.length > 0 ? [[field, sentences] as const] : [];
    this.errors = asErrors(Object.fromEntries([...others.map((name) => [name, this.errorsOf(name)] as const), ...own]));
    if (Object.keys(this.errors).length === 0) this.isRefused = false;
  }

  #clearErrors(): void {
    this.errors = {};
    this.isRefused = false;
  }

  /** Type assertion: `Object.keys` returns `string[]` although the keys are fields. */
  #fields(): readonly FieldOf<Values>[] {
    return Object.keys(this.#options.initial) as FieldOf<Values>[];
  }
}

/** Type assertion: `Object.fromEntries` loses the type of the keys. */
function asErrors<Values>(errors: Readonly<Record<string, readonly Sentence[] | undefined>>): FormErrors<Values> {
  return errors as FormErrors<Values>;
}
