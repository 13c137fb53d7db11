import {
  activationCodeProblem,
  type ActivationCodePolicy,
  type ActivationCodeProblem,
} from '@stadstegoed/core/fund-activation/activation-code.ts';
import { RedeemCode, type Redeemed } from '@stadstegoed/core/fund-activation/redeem-code.ts';
import { redeemProblem, type RedeemProblem } from '@stadstegoed/core/fund-activation/redeem-result.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { makeAutoObservable } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { KnownBalance } from '../../lib/shared-state/known-balance.ts';
import { Dialogs } from '../../lib/app/dialogs.ts';
import { Settings } from '../../lib/app/settings.ts';
import { type Sentence, Navigation, FailurePolicy } from '../../lib/app/app-ports.ts';
import { TabStorage, type TextStorage } from '../../lib/app/text-storage.ts';
import { formDraft } from '../../lib/draft/form-draft.ts';
import { Form, type FormErrors } from '../../lib/form/form.ts';
import type { TextKey } from '../../texts/text-keys.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';

const PROBLEMS = {
  required: 'fundActivation.code.required',
  incomplete: 'fundActivation.code.incomplete',
} as const satisfies Record<ActivationCodeProblem, TextKey>;

const DRAFT = 'activation-code';

interface CodeValues {
  readonly code: string;
}

/** The fund on whose page the code is typed; null for a code of any fund. */
export interface RedeemCodeParams {
  readonly fund: Pick<Fund, 'id' | 'key' | 'name'> | null;
}

/** The form for an activation code. The value is kept after an error, a reload or a new sign-in. */
@injectable()
export class RedeemCodeViewModel implements ViewModel<RedeemCodeParams> {
  readonly form: Form<CodeValues>;
  readonly policy: ActivationCodePolicy;
  readonly #redeem: RedeemCode;
  readonly #settings: Settings;
  readonly #navigation: Navigation;
  readonly #dialogs: Dialogs;
  readonly #balance: KnownBalance;
  #isShown = false;
  #fund: RedeemCodeParams['fund'] = null;

  constructor(
    @inject(RedeemCode) redeem: RedeemCode,
    @inject(Settings) settings: Settings,
    @inject(Navigation) navigation: Navigation,
    @inject(Dialogs) dialogs: Dialogs,
    @inject(FailurePolicy) failures: FailurePolicy,
    @inject(TabStorage) drafts: TextStorage,
    @inject(KnownBalance) balance: KnownBalance,
  ) {
    this.#redeem = redeem;
    this.#settings = settings;
    this.#navigation = navigation;
    this.#dialogs = dialogs;
    this.#balance = balance;
    const policy = { length: settings.variant.policies.activationCodeLength };
    const initial = { code: '' };
    this.policy = policy;
    this.form = new Form<CodeValues>({
      initial,
      rules: {
        code: (code) => {
          const problem = activationCodeProblem(code, policy);
          return problem === null ? null : problemSentence(problem, policy);
        },
      },
      draft: formDraft({ drafts, key: DRAFT, initial, fields: ['code'] }),
      failures,
    });
    makeAutoObservable(this, { form: false, policy: false }, { autoBind: true });
  }

  /** What the form says beside the field: how long a code is, and how often one can be used. */
  hints({ fund }: RedeemCodeParams): readonly Sentence[] {
    const { length } = this.policy;
    const dash: Sentence = { key: 'fundActivation.code.dash' };
    return [
      ...(length === null ? [] : [{ key: 'fundActivation.code.length', values: { length } } as const]),
      dash,
      this.#yearlyLimit(fund),
    ];
  }

  /** Once a year; a fund with a limit of its own counts its codes alone (FA-065, reading 47). */
  #yearlyLimit(fund: RedeemCodeParams['fund']): Sentence {
    const { oneCodePerYearFundKeys: keys } = this.#settings.variant.policies;
    if (fund === null && keys.length > 0) return { key: 'fundActivation.code.perYearOrFund' };
    const isOfFund = fund !== null && keys.includes(fund.key);
    return { key: isOfFund ? 'fundActivation.code.perYearAndFund' : 'fundActivation.code.perYear' };
  }

  /** The form keeps its values. */
  start({ fund }: RedeemCodeParams): void {
    this.#isShown = true;
    this.#fund = fund;
  }

  stop(): void {
    this.#isShown = false;
  }

  /** Redeems the code once; a second press while it runs sends nothing. */
  send(): Promise<void> {
    return this.form.submit(({ code }) => this.#redeem.run({ typed: code, policy: this.policy }), {
      done: (redeemed) => this.#arrive(redeemed),
      refused: (problem) => ({ code: [problemSentence(problem, this.policy)] }),
      failed: (failure) => {
        const answer = redeemProblem(failure);
        return answer === null ? null : this.#show(answer);
      },
    });
  }

  /** Says what the resident has now, also when the code was for another fund; goes there from this screen only. */
  #arrive({ vouchers, destination }: Redeemed): void {
    this.#balance.forget();
    if (this.#isShown) this.#navigation.go(destination, { replace: true });
    this.#dialogs.open('code-redeemed', { vouchers, fund: this.#fund });
  }

  /** Shows the answer at the field, in an info dialog, or in a dialog titled "Error" (FA-074, reading 11). */
  #show(answer: RedeemProblem): FormErrors<CodeValues> {
    switch (answer.kind) {
      case 'field':
        return { code: [sentenceOf(answer.message)] };
      case 'info':
        this.#dialogs.open('notification', {
          title: answer.title === null ? { key: 'fundActivation.code.waitTitle' } : { literal: answer.title },
          lines: answer.lines.map((literal) => ({ literal })),
        });
        return {};
      case 'error':
        this.#dialogs.open('notification', {
          title: { literal: 'Error' },
          lines: [answer.message === null ? { key: 'shell.failure.unexpected' } : { literal: answer.message }],
        });
        return {};
    }
  }
}

/** A code of free length is never incomplete. */
function problemSentence(problem: ActivationCodeProblem, { length }: ActivationCodePolicy): Sentence {
  return { key: PROBLEMS[problem], ...(length === null ? {} : { values: { length } }) };
}

function sentenceOf(message: string | null): Sentence {
  return message === null ? { key: 'fundActivation.code.refused' } : { literal: message };
}
