import { nextUnlinkStep, type UnlinkStep } from '@stadstegoed/core/physical-cards/card-steps.ts';
import { UnlinkPhysicalCard } from '@stadstegoed/core/physical-cards/unlink-physical-card.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Refusal } from '@stadstegoed/core/shared/refusal.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { inject, injectable } from '../../lib/inject.ts';
import { Notices, FailurePolicy } from '../../support/app-ports.ts';
import type { ViewModel } from '../../support/view-model.ts';
import { DialogProblem } from '../../support/dialog-problem.ts';

type OnChanged = (known: Voucher | null) => void;

/** Unlinking a card in three steps: start, confirmation, unlinked (PC-008). */
@injectable()
export class PhysicalCardUnlinkViewModel implements ViewModel {
  step: UnlinkStep = 'start';
  isBusy = false;
  readonly problem: DialogProblem;
  readonly #unlink: UnlinkPhysicalCard;
  readonly #notices: Notices;

  constructor(
    @inject(UnlinkPhysicalCard) unlink: UnlinkPhysicalCard,
    @inject(Notices) notices: Notices,
    @inject(FailurePolicy) failures: FailurePolicy,
  ) {
    this.#unlink = unlink;
    this.#notices = notices;
    this.problem = new DialogProblem(failures);
    makeAutoObservable(this, { problem: false }, { autoBind: true });
  }

  start(): void {
    this.problem.open();
  }

  stop(): void {
    this.problem.close();
  }

  /** Goes from the consequences to the confirmation. */
  next(): void {
    this.step = nextUnlinkStep(this.step) ?? this.step;
  }

  /** Unlinks the card once and passes the changed voucher to `onChanged`, also when the dialog was closed. */
  async confirm(voucher: Voucher, onChanged: OnChanged): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.problem.clear();
    try {
      const outcome = await this.#unlink.run(voucher);
      runInAction(() => {
        if (outcome.ok) this.#succeed(voucher, onChanged);
        else this.#fail(outcome.error, onChanged);
      });
    } finally {
      runInAction(() => {
        this.isBusy = false;
      });
    }
  }

  #succeed(voucher: Voucher, onChanged: OnChanged): void {
    this.next();
    onChanged({ ...voucher, physicalCard: null });
    if (!this.problem.isOpen) this.#notices.show('positive', { key: 'physicalCards.notice.unlinked' });
  }

  /** Shows the failure. Has the voucher read again when its card may have changed. */
  #fail(error: Failure | Refusal<'not_offered'>, onChanged: OnChanged): void {
    if (error.kind === 'refused') return this.problem.refuse({ key: 'physicalCards.unlink.gone' });
    if (error.kind === 'not_found') this.problem.explain({ key: 'physicalCards.unlink.gone' }, error);
    else this.problem.report(error);
    if (error.kind === 'not_found' || error.kind === 'forbidden' || error.kind === 'timeout') onChanged(null);
  }
}
