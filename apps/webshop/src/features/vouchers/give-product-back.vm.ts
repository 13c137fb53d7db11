import { GiveProductBack } from '@stadstegoed/core/vouchers/give-product-back.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { makeAutoObservable } from 'mobx';
import { Action } from '../../lib/action/action.ts';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { FailurePolicy, Toasts } from '../../lib/app/app-ports.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';

/** The dialog that returns the product of a voucher. */
@injectable()
export class GiveProductBackViewModel implements ViewModel {
  readonly action: Action;
  readonly #giveBack: GiveProductBack;
  readonly #toasts: Toasts;

  constructor(
    @inject(GiveProductBack) giveBack: GiveProductBack,
    @inject(Toasts) toasts: Toasts,
    @inject(FailurePolicy) failures: FailurePolicy,
  ) {
    this.#giveBack = giveBack;
    this.#toasts = toasts;
    this.action = new Action({ failures, place: 'toast' });
    makeAutoObservable(this, { action: false }, { autoBind: true });
  }

  start(): void {
    // Nothing to read.
  }

  stop(): void {
    // Nothing to stop.
  }

  /** Returns the product and calls `onDone`. Does nothing while it runs. */
  confirm(voucher: Voucher, onDone: () => void): Promise<void> {
    return this.action.run(() => this.#giveBack.run(voucher), {
      done: onDone,
      refused: () => this.#toasts.show('danger', { key: 'vouchers.notAllowed' }),
    });
  }
}
