import {
  activationCodeProblem,
  type ActivationCodePolicy,
  type ActivationCodeProblem,
} from '@stadstegoed/core/fund-activation/activation-code.ts';
import { RedeemCode } from '@stadstegoed/core/fund-activation/redeem-code.ts';
import type { RedeemRefusal } from '@stadstegoed/core/fund-activation/redeem-result.ts';
import { makeAutoObservable } from 'mobx';
import { App } from '../../support/app.ts';
import type { Sentence } from '../../support/app-ports.ts';
import { FormModel } from '../../support/form-model.ts';
import type { TextKey } from '../../texts/text-keys.ts';
import type { ViewModel } from '../../support/view-model.ts';

const PROBLEMS = {
  required: 'fundActivation.code.required',
  incomplete: 'fundActivation.code.incomplete',
} as const satisfies Record<ActivationCodeProblem, TextKey>;

const DRAFT = 'activation-code';

/** The form for an activation code (1 §5, 1 §8). What was typed stays after an error, a reload or a new sign-in. */
export class RedeemCodeViewModel implements ViewModel {
  static readonly dependencies = [RedeemCode, App] as const;
  readonly form: FormModel<'code'>;
  readonly policy: ActivationCodePolicy & { readonly length: number };
  readonly #redeem: RedeemCode;
  readonly #app: App;

  constructor(redeem: RedeemCode, app: App) {
    this.#redeem = redeem;
    this.#app = app;
    const policy = { length: app.settings.variant.policies.activationCodeLength };
    this.policy = policy;
    this.form = new FormModel<'code'>({
      initial: { code: app.drafts.read(DRAFT) ?? '' },
      check: ({ code }) => {
        const problem = activationCodeProblem(code, policy);
        return problem === null ? {} : { code: [problemSentence(problem, policy.length)] };
      },
      onChange: ({ code }) => app.drafts.write(DRAFT, code),
    });
    makeAutoObservable(this, { form: false, policy: false }, { autoBind: true });
  }

  /** How often a code can be used here (1 §5): once a year, in some municipalities once a year for each fund. */
  get yearlyLimit(): Sentence {
    const isPerFund = this.#app.settings.variant.policies.oneCodePerYearPerFund;
    return { key: isPerFund ? 'fundActivation.code.perYearAndFund' : 'fundActivation.code.perYear' };
  }

  start(): void {
    // The form stands as it was left.
  }

  stop(): void {
    // Nothing runs on.
  }

  /** Trades the code once; a second press while it runs sends nothing. */
  send(): Promise<void> {
    return this.form.submit(async () => {
      const result = await this.#redeem.run({ typed: this.form.values.code, policy: this.policy });
      if (result.ok) {
        this.#app.drafts.remove(DRAFT);
        return this.#app.navigation.go(result.value, { replace: true });
      }
      const { error } = result;
      if (error.kind === 'problem') {
        return this.form.refuse({ code: [problemSentence(error.problem, this.policy.length)] });
      }
      return error.kind === 'refused' ? this.#tell(error.refusal) : this.#app.failures.report(error.failure);
    });
  }

  /** On the field, in an info modal, or in a modal titled "Error" (1 §8, decision 11). */
  #tell(refusal: RedeemRefusal): void {
    switch (refusal.kind) {
      case 'field':
        return this.form.refuse({ code: [sentenceOf(refusal.message)] });
      case 'info':
        return this.#app.modals.open('notification', {
          title: refusal.title === null ? { key: 'fundActivation.code.waitTitle' } : { literal: refusal.title },
          lines: refusal.lines.map((literal) => ({ literal })),
        });
      case 'error':
        return this.#app.modals.open('notification', {
          title: { literal: 'Error' },
          lines: [sentenceOf(refusal.message)],
        });
    }
  }
}

function problemSentence(problem: ActivationCodeProblem, length: number): Sentence {
  return { key: PROBLEMS[problem], values: { length } };
}

function sentenceOf(message: string | null): Sentence {
  return message === null ? { key: 'fundActivation.code.refused' } : { literal: message };
}
