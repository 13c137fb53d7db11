import { cardOffer, type CardOffer } from '@stadstegoed/core/physical-cards/card-offer.ts';
import type { CardOrder } from '@stadstegoed/core/physical-cards/card-order.ts';
import { PhysicalCards } from '@stadstegoed/core/physical-cards/physical-cards.port.ts';
import { voucherOwner } from '@stadstegoed/core/vouchers/voucher-owner.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { ResidentStorage, type TextStorage } from '../../lib/app/text-storage.ts';
import { Dialogs } from '../../lib/app/dialogs.ts';
import { Load } from '../../lib/load/load.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';

const DISMISSED_KEY = 'dismissed-card-offers';

/** The voucher of a card, for whom it is, and the callback after a change of its card. */
export interface CardOfVoucher {
  readonly voucher: Voucher;
  readonly owner: string | null;
  readonly onChanged: (known: Voucher | null) => void;
}

/** The card on the voucher screen: its offer, which can be hidden per fund, one that was ordered, and its dialogs. */
@injectable()
export class VoucherCardViewModel implements ViewModel<string | null> {
  /** The ids of the funds whose offer was hidden since the resident signed in. */
  dismissed: readonly string[];
  /** The cards that were ordered for the voucher. */
  readonly orders = new Load<readonly CardOrder[]>();
  #address: string | null = null;
  readonly #dialogs: Dialogs;
  readonly #cards: Pick<PhysicalCards, 'orders'>;
  readonly #storage: TextStorage;

  constructor(
    @inject(Dialogs) dialogs: Dialogs,
    @inject(PhysicalCards) cards: Pick<PhysicalCards, 'orders'>,
    @inject(ResidentStorage) storage: TextStorage,
  ) {
    this.#dialogs = dialogs;
    this.#cards = cards;
    this.#storage = storage;
    this.dismissed = (storage.read(DISMISSED_KEY) ?? '').split(',').filter((id) => id !== '');
    makeAutoObservable(this, { dismissed: observableRef, orders: false }, { autoBind: true });
  }

  /** `address` is that of a voucher for which a card can be ordered; null for any other. */
  start(address: string | null): void {
    this.#address = address;
    this.#readOrders();
  }

  stop(): void {
    this.orders.stop();
  }

  /** Whether a card was ordered and is not linked yet. */
  get isOrdered(): boolean {
    return (this.orders.value ?? []).length > 0;
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

  /** Links or orders a card; one that was ordered is linked. */
  get(card: CardOfVoucher): void {
    const onChanged = (known: Voucher | null) => {
      card.onChanged(known);
      this.#readOrders();
    };
    this.#dialogs.open('physical-card-type', { ...card, onChanged, ...(this.isOrdered ? { way: 'old' } : {}) });
  }

  unlink(card: CardOfVoucher): void {
    this.#dialogs.open('physical-card-unlink', card);
  }

  print({ voucher }: CardOfVoucher): void {
    this.#dialogs.open('physical-card-print', { voucher });
  }

  #readOrders(): void {
    const address = this.#address;
    if (address !== null) void this.orders.load((signal) => this.#cards.orders(address, { signal }));
  }
}
