import { GiveProductBack } from '@stadstegoed/core/vouchers/give-product-back.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { inject, injectable } from '../../lib/inject.ts';
import { FailurePolicy, Notices } from '../../support/app-ports.ts';
import type { ViewModel } from '../../support/view-model.ts';

/** The dialog that returns the product of a voucher. */
@injectable()
export class GiveProductBackViewModel implements ViewModel {
  isBusy = false;
  readonly #giveBack: GiveProductBack;
  readonly #notices: Notices;
  readonly #failures: FailurePolicy;

  constructor(
    @inject(GiveProductBack) giveBack: GiveProductBack,
    @inject(Notices) notices: Notices,
    @inject(FailurePolicy) failures: FailurePolicy,
  ) {
    this.#giveBack = giveBack;
    this.#notices = notices;
    this.#failures = failures;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): void {
    // Nothing to read.
  }

  stop(): void {
    // Nothing to stop.
  }

  /** Returns the product and calls `onDone`. Does nothing while it runs. */
  async confirm(voucher: Voucher, onDone: () => void): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    const returned = await this.#giveBack.run(voucher);
    runInAction(() => {
      this.isBusy = false;
    });
    if (returned.ok) return onDone();
    if (returned.error.kind !== 'refused') return this.#failures.report(returned.error);
    this.#notices.show('danger', { key: 'vouchers.notAllowed' });
  }
}
