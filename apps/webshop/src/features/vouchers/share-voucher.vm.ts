import { shareProblem, ShareVoucher } from '@stadstegoed/core/vouchers/share-voucher.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { FailurePolicy, Notices } from '../../support/app-ports.ts';
import { failureSentence } from '../../support/failure-sentence.ts';
import { FormModel } from '../../support/form-model.ts';
import type { TextKey } from '../../support/text-keys.ts';
import type { ViewModel } from '../../support/view-model.ts';

const PROBLEMS = {
  required: 'vouchers.share.required',
  too_long: 'vouchers.share.tooLong',
} as const satisfies Record<string, TextKey>;

/** A message about a voucher to the provider of its offer. */
export class ShareVoucherViewModel implements ViewModel {
  static readonly dependencies = [ShareVoucher, Notices, FailurePolicy] as const;
  sendsCopy = false;
  isSent = false;
  readonly form = new FormModel<'reason'>({
    initial: { reason: '' },
    check: ({ reason }) => {
      const problem = shareProblem(reason);
      return problem === null ? {} : { reason: [{ key: PROBLEMS[problem] }] };
    },
  });
  readonly #share: ShareVoucher;
  readonly #notices: Notices;
  readonly #failures: FailurePolicy;

  constructor(share: ShareVoucher, notices: Notices, failures: FailurePolicy) {
    this.#share = share;
    this.#notices = notices;
    this.#failures = failures;
    makeAutoObservable(this, { form: false }, { autoBind: true });
  }

  start(): void {
    this.isSent = false;
  }

  stop(): void {
    // Nothing runs on.
  }

  chooseCopy(sendsCopy: boolean): void {
    this.sendsCopy = sendsCopy;
  }

  /** Sends the message once; errors come back on the field, what was typed stays. */
  send(voucher: Voucher): Promise<void> {
    return this.form.submit(async () => {
      const message = { reason: this.form.values.reason, sendCopy: this.sendsCopy };
      const sent = await this.#share.run(voucher, message);
      if (sent.ok) return this.#done();
      if (sent.error.kind === 'problem') return this.form.refuse({ reason: [{ key: PROBLEMS[sent.error.problem] }] });
      if (sent.error.kind === 'not_allowed') return this.#notices.show('danger', { key: 'vouchers.notAllowed' });
      const { failure } = sent.error;
      if (failure.kind === 'invalid')
        return this.form.refuseWith(failure.fields, 'reason', failureSentence(failure) ?? undefined);
      return this.#failures.report(failure);
    });
  }

  #done(): void {
    runInAction(() => {
      this.isSent = true;
    });
    this.#notices.show('positive', { key: 'vouchers.share.sent' });
  }
}
