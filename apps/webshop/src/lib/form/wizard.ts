import { makeAutoObservable } from 'mobx';

/** The state of a step in the list of steps. */
export type StepState = 'done' | 'current' | 'todo';

/** The options of a wizard. */
export interface WizardOptions<Step extends string> {
  /** The steps that apply now, in order; read again at each use, because an answer can add or remove a step. */
  readonly steps: () => readonly Step[];
  /** Whether a step is complete, so that the resident may go past it. */
  readonly isComplete: (step: Step) => boolean;
  /** Puts the step in the address; the address then calls `show`. */
  readonly go: (step: Step, options: { readonly replace: boolean }) => void;
}

/**
 * The steps of a wizard by name. The address names the current step, so that back, forward and reload work; an address
 * beyond the first incomplete step shows that step. What is filled in is in a `Draft`, which also knows the complete steps.
 *
 * ```ts
 * readonly wizard = new Wizard<RequestStep>({
 *   steps: () => requestSteps(this.context.value),
 *   isComplete: (step) => this.draft.content.completed.includes(step),
 *   go: (step, { replace }) => this.#navigation.go(goTo('fund-request', { id }, { step }), { replace }),
 * });
 * start({ step }: Params): void {
 *   if (step === null) this.wizard.leave();
 *   else this.wizard.show(step);
 * }
 * ```
 */
export class Wizard<Step extends string> {
  current: Step | null = null;
  readonly #options: WizardOptions<Step>;

  constructor(options: WizardOptions<Step>) {
    this.#options = options;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get steps(): readonly Step[] {
    return this.#options.steps();
  }

  /** The number of the current step, from 1; 0 before a step is shown. */
  get position(): number {
    return this.current === null ? 0 : this.steps.indexOf(this.current) + 1;
  }

  /** The first step that is not complete; the last step when all are. */
  get firstOpen(): Step | null {
    return this.steps.find((step) => !this.#options.isComplete(step)) ?? this.steps.at(-1) ?? null;
  }

  stateOf(step: Step): StepState {
    if (step === this.current) return 'current';
    return this.#isReachable(step) && this.#options.isComplete(step) ? 'done' : 'todo';
  }

  /** Shows the step of the address. An unknown or unreachable one is replaced by the first incomplete step. */
  show(name: string): void {
    const step = this.steps.find((candidate) => candidate === name);
    if (step !== undefined && this.#isReachable(step)) {
      this.current = step;
      return;
    }
    if (this.firstOpen !== null) this.#options.go(this.firstOpen, { replace: true });
  }

  /** Leaves the wizard's steps, for a page of the wizard that is no step. */
  leave(): void {
    this.current = null;
  }

  next(): void {
    this.#move(1);
  }

  back(): void {
    this.#move(-1);
  }

  /** Goes to a step, for example to correct an answer. */
  goTo(step: Step): void {
    this.#options.go(step, { replace: false });
  }

  #move(by: 1 | -1): void {
    const target = this.steps[this.position - 1 + by];
    if (this.position > 0 && target !== undefined) this.#options.go(target, { replace: false });
  }

  #isReachable(step: Step): boolean {
    const before = this.steps.slice(0, this.steps.indexOf(step));
    return before.every((earlier) => this.#options.isComplete(earlier));
  }
}
