import { shareProblem, ShareVoucher, type ShareProblem } from '@stadstegoed/core/vouchers/share-voucher.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { makeAutoObservable } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { FailurePolicy, Toasts } from '../../lib/app/app-ports.ts';
import { Form } from '../../lib/form/form.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';
import type { TextKey } from '../../texts/text-keys.ts';

const PROBLEMS = {
  required: 'vouchers.share.required',
  too_long: 'vouchers.share.tooLong',
} as const satisfies Record<ShareProblem, TextKey>;

/** The message and whether the resident wants a copy of it. */
export interface ShareValues {
  readonly reason: string;
  readonly sendCopy: boolean;
}

/** A message about a voucher to the provider of its offer. */
@injectable()
export class ShareVoucherViewModel implements ViewModel {
  isSent = false;
  readonly form: Form<ShareValues>;
  readonly #share: ShareVoucher;
  readonly #toasts: Toasts;

  constructor(
    @inject(ShareVoucher) share: ShareVoucher,
    @inject(Toasts) toasts: Toasts,
    @inject(FailurePolicy) failures: FailurePolicy,
  ) {
    this.#share = share;
    this.#toasts = toasts;
    this.form = new Form<ShareValues>({
      initial: { reason: '', sendCopy: false },
      rules: {
        reason: (reason) => {
          const problem = shareProblem(reason);
          return problem === null ? null : { key: PROBLEMS[problem] };
        },
      },
      failures,
    });
    makeAutoObservable(this, { form: false }, { autoBind: true });
  }

  start(): void {
    this.isSent = false;
  }

  stop(): void {
    // Nothing to stop.
  }

  /** Sends the message once. Errors appear at the field and the values stay. */
  send(voucher: Voucher): Promise<void> {
    return this.form.submit((message) => this.#share.run(voucher, message), {
      done: () => this.#done(),
      refused: (code) => {
        if (code !== 'not_allowed') return { reason: [{ key: PROBLEMS[code] }] };
        this.#toasts.show('danger', { key: 'vouchers.notAllowed' });
        return {};
      },
    });
  }

  #done(): void {
    this.isSent = true;
    this.#toasts.show('positive', { key: 'vouchers.share.sent' });
  }
}
