import type { Failure, FieldErrors } from '@stadstegoed/core/shared/failure.ts';
import type { Refusal } from '@stadstegoed/core/shared/refusal.ts';
import type { Result } from '@stadstegoed/core/shared/result.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FailurePolicy, Sentence } from './app-ports.ts';
import { failureSentence } from './failure-sentence.ts';
import type { FormDraft } from './form-draft.ts';

/** The names of the fields of a form. */
export type FieldOf<Values> = Extract<keyof Values, string>;

/** What is wrong with a form: at most a few sentences per field. */
export type FormErrors<Values> = { readonly [Field in FieldOf<Values>]?: readonly Sentence[] };

/** The rule of one field: the sentence for what is wrong with its value, or null. */
export type FieldRule<Values, Field extends FieldOf<Values>> = (
  value: Values[Field],
  values: Values,
) => Sentence | null;

/** How a form is checked and kept. The values may be of any type; they are replaced, never changed in place. */
export interface FormOptions<Values extends object> {
  readonly initial: Values;
  /** The rules of the domain, turned into sentences. Fields without a rule are always right. */
  readonly rules?: { readonly [Field in FieldOf<Values>]?: FieldRule<Values, Field> };
  /**
   * The field of a name in the server's errors, for names that are no field themselves, such as `records.0.value`. Tried
   * from the whole name to its first part.
   */
  readonly serverNames?: Readonly<Record<string, FieldOf<Values>>>;
  /** Keeps what was typed through a reload or an expired session. */
  readonly draft?: FormDraft<Values>;
  /** Tells the failures that belong to no field. */
  readonly failures: FailurePolicy;
}

/** What follows the answer to a submitted form. */
export interface FormAnswers<Values, T, Code extends string> {
  readonly done: (value: T) => void;
  /** The errors that a refusal of the domain puts at fields; an empty object when it was told in another way. */
  readonly refused?: (code: Code) => FormErrors<Values>;
  /**
   * The errors that a failure puts at fields; an empty object when it was told in another way; null for the common
   * handling: 422 at its fields, else the failure policy.
   */
  readonly failed?: (failure: Failure) => FormErrors<Values> | null;
}

/**
 * The values and errors of one form. A field is checked when it is left after a change and on submit, never per key. An
 * error goes as soon as what is typed puts it right: if it went on leaving, the button that is being pressed would move away
 * under the pointer. What was typed stays after every error. Counts refused submits so that the summary takes focus each time.
 */
export class FormModel<Values extends object> {
  values: Values;
  errors: FormErrors<Values> = {};
  /** Rises with every refused submit; the error summary moves focus when it changes. */
  refusals = 0;
  isBusy = false;
  /** Whether a submit was refused and not everything has been put right since. */
  isRefused = false;
  readonly #options: FormOptions<Values>;
  readonly #changed = new Set<FieldOf<Values>>();

  constructor(options: FormOptions<Values>) {
    this.#options = options;
    this.values = { ...options.initial, ...options.draft?.read() };
    makeAutoObservable(this, { values: observableRef, errors: observableRef }, { autoBind: true });
  }

  /** The sentences that stand at a field. */
  errorsOf(field: FieldOf<Values>): readonly Sentence[] {
    return this.errors[field] ?? [];
  }

  /**
   * Every error of a refused submit in the order in which the fields were declared. Empty until then: a summary takes
   * focus when it appears, which may not happen to a resident who only left a field.
   */
  get summary(): readonly { readonly field: FieldOf<Values>; readonly sentence: Sentence }[] {
    if (!this.isRefused) return [];
    return this.#fields().flatMap((field) => this.errorsOf(field).map((sentence) => ({ field, sentence })));
  }

  set<Field extends FieldOf<Values>>(field: Field, value: Values[Field]): void {
    this.values = { ...this.values, [field]: value };
    this.#changed.add(field);
    this.#options.draft?.write(this.values);
    if (this.errorsOf(field).length > 0 && this.#problemOf(field) === null) this.#show(field, []);
  }

  /** Checks one field when it is left, if it was changed. */
  leave(field: FieldOf<Values>): void {
    if (!this.#changed.has(field)) return;
    const problem = this.#problemOf(field);
    this.#show(field, problem === null ? [] : [problem]);
  }

  /** Checks all fields, or some; refuses the form and returns false when one of them is wrong. */
  check(fields: readonly FieldOf<Values>[] = this.#fields()): boolean {
    const wrong = fields.flatMap((field) => {
      const problem = this.#problemOf(field);
      return problem === null ? [] : [[field, [problem]] as const];
    });
    if (wrong.length === 0) {
      this.#clearErrors();
      return true;
    }
    this.refuse(asErrors(Object.fromEntries(wrong)));
    return false;
  }

  /** Checks all and, when all is well, sends once: a second submit while the first is under way does nothing. */
  async submit<T, Code extends string>(
    send: (values: Values) => Promise<Result<T, Refusal<Code> | Failure>>,
    answers: FormAnswers<Values, T, Code>,
  ): Promise<void> {
    if (this.isBusy || !this.check()) return;
    this.#setBusy(true);
    try {
      const answer = await send(this.values);
      runInAction(() => this.#follow(answer, answers));
    } finally {
      this.#setBusy(false);
    }
  }

  /**
   * Shows errors that came back, and lets the summary take focus. The field that loses focus by it was not changed since:
   * leaving it must not wipe what the platform said.
   */
  refuse(errors: FormErrors<Values>): void {
    this.errors = errors;
    this.#changed.clear();
    this.isRefused = true;
    this.refusals += 1;
  }

  /** Shows the server's errors (422) at the fields they belong to; unknown names go to the first field. */
  refuseWith(fields: FieldErrors): void {
    const errors = new Map<FieldOf<Values>, readonly Sentence[]>();
    for (const [name, messages] of Object.entries(fields)) {
      const field = this.#fieldOfName(name);
      if (field === undefined) continue;
      errors.set(field, [...(errors.get(field) ?? []), ...messages.map((literal) => ({ literal }))]);
    }
    this.refuse(asErrors(Object.fromEntries(errors)));
  }

  /** Back to the beginning; a draft goes too. */
  reset(): void {
    this.values = this.#options.initial;
    this.#options.draft?.remove();
    this.#clearErrors();
    this.#changed.clear();
  }

  /** Forgets the draft, once what was typed has arrived. */
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
    return this.#fail(error);
  }

  /** The common handling of a failure: a 422 at its fields, everything else by the failure policy. */
  #fail(error: Failure): void {
    if (error.kind !== 'invalid') return this.#options.failures.report(error);
    if (Object.values(error.fields).some((messages) => messages.length > 0)) return this.refuseWith(error.fields);
    return this.#refuseWhole(failureSentence(error) ?? { key: 'shell.failure.refused' });
  }

  /** Shows a 422 that names no field at the first one, so that it is not silent. */
  #refuseWhole(sentence: Sentence): void {
    const [first] = this.#fields();
    if (first !== undefined) this.refuse(asErrors({ [first]: [sentence] }));
  }

  #refuseIfAny(errors: FormErrors<Values>): void {
    if (Object.keys(errors).length > 0) this.refuse(errors);
  }

  /** The field that a name of the server means: `records.0.value`, then `records.0`, then `records`. */
  #fieldOfName(name: string): FieldOf<Values> | undefined {
    const fields = this.#fields();
    const parts = name.split('.');
    for (let length = parts.length; length > 0; length -= 1) {
      const part = parts.slice(0, length).join('.');
      const field = this.#options.serverNames?.[part] ?? fields.find((candidate) => candidate === part);
      if (field !== undefined) return field;
    }
    return fields[0];
  }

  #problemOf<Field extends FieldOf<Values>>(field: Field): Sentence | null {
    const rule: FieldRule<Values, Field> | undefined = this.#options.rules?.[field];
    return rule?.(this.values[field], this.values) ?? null;
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

  #setBusy(busy: boolean): void {
    runInAction(() => {
      this.isBusy = busy;
    });
  }

  /** The named border: `Object.keys` forgets that the keys are the fields. */
  #fields(): readonly FieldOf<Values>[] {
    return Object.keys(this.#options.initial) as FieldOf<Values>[];
  }
}

/** The named border: `Object.fromEntries` forgets that the keys are fields. */
function asErrors<Values>(errors: Readonly<Record<string, readonly Sentence[] | undefined>>): FormErrors<Values> {
  return errors as FormErrors<Values>;
}
