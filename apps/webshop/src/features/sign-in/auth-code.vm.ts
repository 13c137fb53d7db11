import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Refusal } from '@stadstegoed/core/shared/refusal.ts';
import {
  AUTH_CODE_LENGTH,
  AuthorizeAppCode,
  type AuthCodeRefusal,
} from '@stadstegoed/core/sign-in/authorize-app-code.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { FailurePolicy, type Sentence } from '../../support/app-ports.ts';
import { FormModel } from '../../support/form-model.ts';
import type { ViewModel } from '../../support/view-model.ts';

/** Letting the app in with the six digits that it shows (1 §2, auth code). */
export class AuthCodeViewModel implements ViewModel {
  static readonly dependencies = [AuthorizeAppCode, FailurePolicy] as const;
  readonly form = new FormModel<'code'>({
    initial: { code: '' },
    check: ({ code }) => (code.length === AUTH_CODE_LENGTH ? {} : { code: [{ key: 'signIn.code.incomplete' }] }),
  });
  isDone = false;
  readonly #authorize: AuthorizeAppCode;
  readonly #failures: FailurePolicy;

  constructor(authorize: AuthorizeAppCode, failures: FailurePolicy) {
    this.#authorize = authorize;
    this.#failures = failures;
    makeAutoObservable(this, { form: false }, { autoBind: true });
  }

  start(): void {
    // Nothing is known before a code was typed.
  }

  stop(): void {
    // A code that was sent is answered, also when the dialog is closed.
  }

  async submit(): Promise<void> {
    await this.form.submit(async () => {
      const authorized = await this.#authorize.run(this.form.values.code);
      if (authorized.ok) return runInAction(() => void (this.isDone = true));
      const sentence = sentenceAtField(authorized.error);
      if (sentence) this.form.refuse({ code: [sentence] });
      else if (authorized.error.kind !== 'refused') this.#failures.report(authorized.error);
    });
  }
}

/** What stands at the field; null for what has nothing to do with the code. */
function sentenceAtField(no: Refusal<AuthCodeRefusal> | Failure): Sentence | null {
  switch (no.kind) {
    case 'refused':
      return { key: no.code === 'code_unknown' ? 'signIn.code.unknown' : 'signIn.code.incomplete' };
    case 'forbidden':
      return { key: 'signIn.code.used' };
    case 'invalid':
      return { key: 'signIn.code.incomplete' };
    default:
      return null;
  }
}
