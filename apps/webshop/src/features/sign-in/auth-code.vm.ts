import { AUTH_CODE_LENGTH, AuthorizeAppCode } from '@stadstegoed/core/sign-in/authorize-app-code.ts';
import { makeAutoObservable } from 'mobx';
import { inject, injectable } from '../../lib/app/inject.ts';
import { FailurePolicy } from '../../lib/app/app-ports.ts';
import { Form } from '../../lib/form/form.ts';
import type { ViewModel } from '../../lib/app/view-model.ts';

/** Authorizes the app with the six digits that it shows. */
@injectable()
export class AuthCodeViewModel implements ViewModel {
  readonly form: Form<{ readonly code: string }>;
  isDone = false;
  readonly #authorize: AuthorizeAppCode;

  constructor(@inject(AuthorizeAppCode) authorize: AuthorizeAppCode, @inject(FailurePolicy) failures: FailurePolicy) {
    this.#authorize = authorize;
    this.form = new Form<{ readonly code: string }>({
      initial: { code: '' },
      rules: { code: (code) => (code.length === AUTH_CODE_LENGTH ? null : { key: 'signIn.code.incomplete' }) },
      failures,
    });
    makeAutoObservable(this, { form: false }, { autoBind: true });
  }

  start(): void {
    // Nothing to load.
  }

  stop(): void {
    // A request that was sent completes, also when the dialog is closed.
  }

  submit(): Promise<void> {
    return this.form.submit(({ code }) => this.#authorize.run(code), {
      done: () => {
        this.isDone = true;
      },
      refused: (code) => ({
        code: [{ key: code === 'code_unknown' ? 'signIn.code.unknown' : 'signIn.code.incomplete' }],
      }),
      failed: ({ kind }) => {
        if (kind === 'forbidden') return { code: [{ key: 'signIn.code.used' }] };
        return kind === 'invalid' ? { code: [{ key: 'signIn.code.incomplete' }] } : null;
      },
    });
  }
}
