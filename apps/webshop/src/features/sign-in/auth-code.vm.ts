import type { FileContent } from '@stadstegoed/core/shared/chosen-file.ts';
import { AUTH_CODE_LENGTH, AuthorizeAppCode } from '@stadstegoed/core/sign-in/authorize-app-code.ts';
import { AuthorizeScannedCode, type ScanRefusal } from '@stadstegoed/core/sign-in/authorize-scanned-code.ts';
import { makeAutoObservable } from 'mobx';
import { Action } from '../../lib/action/action.ts';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { FailurePolicy } from '../../lib/app/app-ports.ts';
import { Form } from '../../lib/form/form.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';

const USED = { key: 'signIn.code.used' } as const;
const UNKNOWN = { key: 'signIn.code.unknown' } as const;
const INCOMPLETE = { key: 'signIn.code.incomplete' } as const;

/** Why a photo signs nobody in. */
const SCAN_PROBLEMS = {
  no_sign_in_code: { key: 'signIn.pin.noQr' },
  code_unknown: UNKNOWN,
} as const satisfies Record<ScanRefusal, unknown>;

/** Authorizes the app, or another device, with the six digits that it shows or with a photo of its QR code. */
@injectable()
export class AuthCodeViewModel implements ViewModel {
  readonly form: Form<{ readonly code: string }>;
  readonly scanning: Action;
  isDone = false;
  readonly #authorize: AuthorizeAppCode;
  readonly #scan: AuthorizeScannedCode;

  constructor(
    @inject(AuthorizeAppCode) authorize: AuthorizeAppCode,
    @inject(AuthorizeScannedCode) scan: AuthorizeScannedCode,
    @inject(FailurePolicy) failures: FailurePolicy,
  ) {
    this.#authorize = authorize;
    this.#scan = scan;
    this.scanning = new Action({ failures });
    this.form = new Form<{ readonly code: string }>({
      initial: { code: '' },
      rules: { code: (code) => (code.length === AUTH_CODE_LENGTH ? null : INCOMPLETE) },
      failures,
    });
    makeAutoObservable(this, { form: false, scanning: false }, { autoBind: true });
  }

  /** Whether this device can read a QR code. */
  get canScan(): boolean {
    return this.#scan.isPossible;
  }

  start(): void {
    this.scanning.open();
  }

  stop(): void {
    // A request that was sent completes, also when the dialog is closed.
    this.scanning.close();
  }

  submit(): Promise<void> {
    this.scanning.clear();
    return this.form.submit(({ code }) => this.#authorize.run(code), {
      done: this.#finish,
      refused: (code) => ({ code: [code === 'code_unknown' ? UNKNOWN : INCOMPLETE] }),
      failed: ({ kind }) => {
        if (kind === 'forbidden') return { code: [USED] };
        return kind === 'invalid' ? { code: [INCOMPLETE] } : null;
      },
    });
  }

  /** Authorizes with a photo of the QR code. */
  scan(photo: FileContent): Promise<void> {
    return this.scanning.run(() => this.#scan.run(photo), {
      done: this.#finish,
      refused: (code) => this.scanning.refuse(SCAN_PROBLEMS[code]),
      failed: (failure) =>
        failure.kind === 'forbidden' ? this.scanning.explain(USED, failure) : this.scanning.report(failure),
    });
  }

  #finish = (): void => {
    this.isDone = true;
  };
}
