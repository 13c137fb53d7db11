import { nextUnlinkStep, type UnlinkStep } from '@stadstegoed/core/physical-cards/card-steps.ts';
import { UnlinkPhysicalCard } from '@stadstegoed/core/physical-cards/unlink-physical-card.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { makeAutoObservable } from 'mobx';
import { Action } from '../../lib/action/action.ts';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Toasts, FailurePolicy } from '../../lib/app/app-ports.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';

type OnChanged = (known: Voucher | null) => void;

/** Unlinking a card in three steps: start, confirmation, unlinked (PC-008). */
@injectable()
export class PhysicalCardUnlinkViewModel implements ViewModel {
  step: UnlinkStep = 'start';
  readonly action: Action;
  readonly #unlink: UnlinkPhysicalCard;
  readonly #toasts: Toasts;

  constructor(
    @inject(UnlinkPhysicalCard) unlink: UnlinkPhysicalCard,
    @inject(Toasts) toasts: Toasts,
    @inject(FailurePolicy) failures: FailurePolicy,
  ) {
    this.#unlink = unlink;
    this.#toasts = toasts;
    this.action = new Action({ failures });
    makeAutoObservable(this, { action: false }, { autoBind: true });
  }

  start(): void {
    this.action.open();
  }

  stop(): void {
    this.action.close();
  }

  /** Goes from the consequences to the confirmation. */
  next(): void {
    this.step = nextUnlinkStep(this.step) ?? this.step;
  }

  /** Unlinks the card once and passes the changed voucher to `onChanged`, also when the dialog was closed. */
  async confirm(voucher: Voucher, onChanged: OnChanged): Promise<void> {
    await this.action.run(() => this.#unlink.run(voucher), {
      done: () => this.#succeed(voucher, onChanged),
      refused: () => this.action.refuse({ key: 'physicalCards.unlink.gone' }),
      failed: (failure) => this.#fail(failure, onChanged),
    });
  }

  #succeed(voucher: Voucher, onChanged: OnChanged): void {
    this.next();
    onChanged({ ...voucher, physicalCard: null });
    if (!this.action.isOpen) this.#toasts.show('positive', { key: 'physicalCards.toast.unlinked' });
  }

  /** Shows the failure. Has the voucher read again when its card may have changed. */
  #fail(error: Failure, onChanged: OnChanged): void {
    if (error.kind === 'not_found') this.action.explain({ key: 'physicalCards.unlink.gone' }, error);
    else this.action.report(error);
    if (error.kind === 'not_found' || error.kind === 'forbidden' || error.kind === 'timeout') onChanged(null);
  }
}
