import { makeAutoObservable } from 'mobx';

export interface WizardOptions<Step extends string> {
  /** The steps that apply now, in order; read again at each use, because an answer can add or remove a step. */
  readonly steps: () => readonly Step[];
  /** Whether a step is complete, so that the resident may go past it. */
  readonly isComplete: (step: Step) => boolean;
  /** Opens a step, for example by the address; that then calls `show`. */
  readonly go: (step: Step, options: { readonly replace: boolean }) => void;
}

/**
 * The steps of a wizard by name. A step beyond the first incomplete one shows that step. What is filled in is in a `Draft`.
 *
 * ```ts
 * readonly wizard = new Wizard<ReserveStep>({
 *   steps: () => reserveSteps(this.choice),
 *   isComplete: (step) => this.#complete.has(step),
 *   go: (step) => this.wizard.show(step),
 * });
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

  /** Shows a step. An unknown or unreachable one is replaced by the first incomplete step. */
  show(name: string): void {
    const step = this.steps.find((candidate) => candidate === name);
    if (step !== undefined && this.#isReachable(step)) {
      this.current = step;
      return;
    }
    const open = this.steps.find((candidate) => !this.#options.isComplete(candidate)) ?? this.steps.at(-1);
    if (open !== undefined) this.#options.go(open, { replace: true });
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
