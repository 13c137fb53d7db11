import { cardOffer, type CardOffer } from '@stadstegoed/core/physical-cards/card-offer.ts';
import { voucherOwner } from '@stadstegoed/core/vouchers/voucher-owner.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { ResidentStorage, type TextStorage } from '../../lib/app/text-storage.ts';
import { Dialogs } from '../../lib/app/dialogs.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';

const DISMISSED_KEY = 'dismissed-card-offers';

/** The voucher of a card, for whom it is, and the callback after a change of its card. */
export interface CardOfVoucher {
  readonly voucher: Voucher;
  readonly owner: string | null;
  readonly onChanged: (known: Voucher | null) => void;
}

/** The card on the voucher screen: its offer, which can be hidden per fund, and its dialogs. */
@injectable()
export class VoucherCardViewModel implements ViewModel {
  /** The ids of the funds whose offer was hidden since the resident signed in. */
  dismissed: readonly string[];
  readonly #dialogs: Dialogs;
  readonly #storage: TextStorage;

  constructor(@inject(Dialogs) dialogs: Dialogs, @inject(ResidentStorage) storage: TextStorage) {
    this.#dialogs = dialogs;
    this.#storage = storage;
    this.dismissed = (storage.read(DISMISSED_KEY) ?? '').split(',').filter((id) => id !== '');
    makeAutoObservable(this, { dismissed: observableRef }, { autoBind: true });
  }

  start(): void {
    // Nothing to load.
  }

  stop(): void {
    // Nothing to stop.
  }

  /** For whom the voucher is; null when the platform does not say. */
  ownerOf(voucher: Voucher): string | null {
    return voucherOwner(voucher);
  }

  offerOf(voucher: Voucher): CardOffer {
    return cardOffer(voucher);
  }

  isDismissed({ fundId }: Voucher): boolean {
    return this.dismissed.includes(fundId);
  }

  /** Hides the offer for every voucher of this fund, until the resident signs out: the funds are hers. */
  dismiss({ fundId }: Voucher): void {
    if (this.dismissed.includes(fundId)) return;
    this.dismissed = [...this.dismissed, fundId];
    this.#storage.write(DISMISSED_KEY, this.dismissed.join(','));
  }

  get(card: CardOfVoucher): void {
    this.#dialogs.open('physical-card-type', card);
  }

  unlink(card: CardOfVoucher): void {
    this.#dialogs.open('physical-card-unlink', card);
  }

  print({ voucher }: CardOfVoucher): void {
    this.#dialogs.open('physical-card-print', { voucher });
  }
}
