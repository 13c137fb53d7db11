import { GiveFactorCode, type CodeGoal } from '@stadstegoed/core/account/give-factor-code.ts';
import {
  readFactorCode,
  toMessagePhone,
  type AuthenticatorApp,
  type PendingFactor,
  type SecondFactor,
  type SecondFactorKind,
  type SecondFactors as State,
} from '@stadstegoed/core/account/second-factor.ts';
import { SecondFactors } from '@stadstegoed/core/account/second-factors.port.ts';
import { typedPhone } from '@stadstegoed/core/shared/typed-phone.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import { Action } from '../../lib/action/action.ts';
import { FailurePolicy } from '../../lib/app/app-ports.ts';
import { Form } from '../../lib/form/form.ts';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';
import type { FactorTask } from './account.dialogs.ts';

/** A task that the resident chose, or the question of the platform for a second factor. */
export type AnyFactorTask = FactorTask | { readonly task: 'confirm'; readonly state: State };

/** What the dialog shows: the kinds or factors to choose from, the number for messages, or the code. */
export type FactorStep = 'kind' | 'factor' | 'phone' | 'begin' | 'code';

const INCOMPLETE = { key: 'account.factor.incomplete' } as const;
const WRONG = { key: 'account.factor.wrong' } as const;

/** Gives the code of a second factor: to go on, to add a factor, or to take one off. */
@injectable()
export class SecondFactorViewModel implements ViewModel<AnyFactorTask> {
  readonly code: Form<{ readonly app: string; readonly code: string }>;
  readonly phone: Form<{ readonly phone: string }>;
  /** Beginning to add an app, which sends nothing that the resident typed. */
  readonly beginning: Action;
  readonly sending: Action;
  isDone = false;
  /** How often a message with a code went out. */
  messages = 0;
  /** Null until the dialog has started. */
  task: AnyFactorTask | null = null;
  /** How a new factor gets its codes. */
  kind: SecondFactorKind | null = null;
  /** The active factor that was chosen. */
  chosen: SecondFactor | null = null;
  /** A factor that was begun, with what its app needs. */
  pending: PendingFactor | null = null;
  readonly #factors: SecondFactors;
  readonly #give: GiveFactorCode;

  constructor(
    @inject(SecondFactors) factors: SecondFactors,
    @inject(GiveFactorCode) give: GiveFactorCode,
    @inject(FailurePolicy) failures: FailurePolicy,
  ) {
    this.#factors = factors;
    this.#give = give;
    this.beginning = new Action({ failures });
    this.sending = new Action({ failures });
    this.phone = new Form<{ readonly phone: string }>({
      initial: { phone: '' },
      rules: { phone: (phone) => (toMessagePhone(phone) === null ? { key: 'account.factor.noPhone' } : null) },
      write: { phone: (phone) => ({ phone: typedPhone(phone) }) },
      failures,
    });
    this.code = new Form<{ readonly app: string; readonly code: string }>({
      initial: { app: '', code: '' },
      rules: {
        code: (code) => (readFactorCode(code) === null ? INCOMPLETE : null),
        app: (app) => (this.asksForApp && app === '' ? { key: 'account.factor.noApp' } : null),
      },
      serverNames: { key: 'app' },
      failures,
    });
    makeAutoObservable(
      this,
      {
        code: false,
        phone: false,
        beginning: false,
        sending: false,
        task: observableRef,
        chosen: observableRef,
        pending: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Null until the dialog has started. */
  get step(): FactorStep | null {
    if (this.task === null) return null;
    if (this.factor !== null) return 'code';
    if (this.kind !== null) return this.kind === 'phone' ? 'phone' : 'begin';
    return this.choices.length > 0 ? 'factor' : 'kind';
  }

  /** The factor whose code is asked for. */
  get factor(): SecondFactor | null {
    return this.pending ?? this.chosen;
  }

  /** The active factors of which one will do. */
  get choices(): readonly SecondFactor[] {
    return this.task?.task === 'confirm' ? this.task.state.active : [];
  }

  get kinds(): readonly SecondFactorKind[] {
    return this.#state?.addable ?? [];
  }

  get apps(): readonly AuthenticatorApp[] {
    return this.#state?.apps ?? [];
  }

  /** Whether the platform wants to know which app makes the code. */
  get asksForApp(): boolean {
    return this.pending?.kind === 'app';
  }

  /** Whether an app is being added; one step, also while its key is fetched. */
  get isConnecting(): boolean {
    return this.step === 'begin' || this.asksForApp;
  }

  /** Whether a message with a code has to be asked for first. */
  get waitsForMessage(): boolean {
    return this.factor?.kind === 'phone' && this.messages === 0;
  }

  /** Whether another way can be chosen. */
  get canChooseAgain(): boolean {
    if (this.step === 'kind' || this.step === 'factor') return false;
    return this.choices.length > 1 || (this.task?.task === 'confirm' && this.choices.length === 0);
  }

  start(task: AnyFactorTask): void {
    for (const action of [this.beginning, this.sending]) action.open();
    if (this.task === task) return;
    this.chooseAgain();
    this.isDone = false;
    this.task = task;
    if (task.task === 'remove') this.chosen = task.factor;
    else if (task.task === 'add') this.chooseKind(task.kind);
    else if (task.state.active.length === 1) this.chosen = task.state.active[0] ?? null;
  }

  stop(): void {
    for (const action of [this.beginning, this.sending]) action.close();
  }

  chooseKind(kind: SecondFactorKind): void {
    this.kind = kind;
    if (kind === 'app') void this.begin();
  }

  chooseFactor(factor: SecondFactor): void {
    this.chosen = factor;
  }

  /** Back to the choice; what was begun is left to the platform, which drops it. */
  chooseAgain(): void {
    this.kind = null;
    this.chosen = null;
    this.pending = null;
    this.messages = 0;
    this.code.reset();
  }

  /** Begins to add an app. */
  begin(): Promise<void> {
    return this.beginning.run(() => this.#factors.begin('app', null), { done: this.#takeBegun });
  }

  /** Begins to add a telephone: the platform sends a message with a code. */
  sendPhone(): Promise<void> {
    return this.phone.submit(({ phone }) => this.#factors.begin('phone', toMessagePhone(phone)), {
      done: this.#takeBegun,
    });
  }

  sendMessage(): Promise<void> {
    const id = this.factor?.id ?? '';
    return this.sending.run(() => this.#factors.sendCode(id), {
      done: () => {
        this.messages += 1;
        // What was typed belongs to the message before.
        this.code.reset();
      },
    });
  }

  giveCode(): Promise<void> {
    this.sending.clear();
    const id = this.factor?.id ?? '';
    return this.code.submit(({ code, app }) => this.#give.run(this.#goalWith(app), id, code), {
      done: () => {
        this.isDone = true;
      },
      refused: (why) => ({ code: [why === 'code_wrong' ? WRONG : INCOMPLETE] }),
    });
  }

  get #state(): State | null {
    return this.task === null || this.task.task === 'remove' ? null : this.task.state;
  }

  #goalWith(app: string): CodeGoal {
    if (this.pending !== null) return { kind: 'activate', app: this.pending.kind === 'phone' ? 'phone' : app };
    return { kind: this.task?.task === 'remove' ? 'remove' : 'confirm' };
  }

  #takeBegun = (begun: PendingFactor): void => {
    this.pending = begun;
    this.messages = begun.isCodeSent ? 1 : 0;
  };
}
