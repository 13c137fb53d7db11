import { LinkPhysicalCard } from '@stadstegoed/core/physical-cards/link-physical-card.ts';
import { OrderPhysicalCard } from '@stadstegoed/core/physical-cards/order-physical-card.ts';
import { ValidateCardOrder } from '@stadstegoed/core/physical-cards/validate-card-order.ts';
import { cardChoices, type CardChoice } from '@stadstegoed/core/physical-cards/card-offer.ts';
import {
  stepAfterChoice,
  successStep,
  type CardStep,
  type CardWay,
} from '@stadstegoed/core/physical-cards/card-steps.ts';
import { PhysicalCards } from '@stadstegoed/core/physical-cards/physical-cards.port.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import { Action } from '../../lib/action/action.ts';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { FailurePolicy, Toasts } from '../../lib/app/app-ports.ts';
import { TabStorage, type TextStorage } from '../../lib/app/text-storage.ts';
import { Session } from '../../lib/app/session.ts';
import type { TextKey } from '../../texts/text-keys.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';
import { CardCodeForm } from './card-code-form.ts';
import { CardOrderForm } from './card-order-form.ts';

/** The voucher that gets a card, and the way to get it when that is chosen already. */
export interface CardDialogStart {
  readonly voucher: Voucher;
  readonly way: CardWay | null;
}

/** Getting a card: the way, then its number or an order by post, then the success. */
@injectable()
export class PhysicalCardTypeViewModel implements ViewModel<CardDialogStart> {
  step: CardStep = 'select_type';
  /** The ways to get a card with this voucher, and the number of the chosen one. */
  choices: readonly CardChoice[] = [];
  chosen = 0;
  /** The form for the number; null before `start`, and where no card can be linked. */
  code: CardCodeForm | null = null;
  /** The order; null before `start`, and where none can be ordered. */
  order: CardOrderForm | null = null;
  /** Says what belongs to no field. */
  readonly action: Action;
  #voucher: Voucher | null = null;
  readonly #link: LinkPhysicalCard;
  readonly #validate: ValidateCardOrder;
  readonly #order: OrderPhysicalCard;
  readonly #cards: PhysicalCards;
  readonly #session: Session;
  readonly #toasts: Toasts;
  readonly #failures: FailurePolicy;
  readonly #drafts: TextStorage;

  constructor(
    @inject(LinkPhysicalCard) link: LinkPhysicalCard,
    @inject(ValidateCardOrder) validate: ValidateCardOrder,
    @inject(OrderPhysicalCard) order: OrderPhysicalCard,
    @inject(PhysicalCards) cards: PhysicalCards,
    @inject(Session) session: Session,
    @inject(Toasts) toasts: Toasts,
    @inject(FailurePolicy) failures: FailurePolicy,
    @inject(TabStorage) drafts: TextStorage,
  ) {
    this.#link = link;
    this.#validate = validate;
    this.#order = order;
    this.#cards = cards;
    this.#session = session;
    this.#toasts = toasts;
    this.#failures = failures;
    this.#drafts = drafts;
    this.action = new Action({ failures, about: 'form' });
    makeAutoObservable(
      this,
      { action: false, choices: observableRef, code: observableRef, order: observableRef },
      { autoBind: true },
    );
  }

  /** Whether the platform mails the resident about an order. */
  get getsMail(): boolean {
    return this.#session.identity?.email != null;
  }

  /** Whether a call of the current step is running. */
  get isBusy(): boolean {
    return (this.step === 'card_code' ? this.code?.form.isBusy : this.order?.form?.isBusy) ?? false;
  }

  /** Whether the daily limit of the current step is reached. */
  get isLimited(): boolean {
    if (this.step === 'card_code') return this.code?.isLimited ?? false;
    return this.order?.part === 'check' && this.order.isLimited;
  }

  start({ voucher, way }: CardDialogStart): void {
    this.action.open();
    if (this.#voucher === null) this.#begin(voucher, way);
    void this.order?.start();
  }

  stop(): void {
    this.action.close();
    this.order?.stop();
  }

  choose(index: number): void {
    this.chosen = index;
  }

  /** Goes from the choice to the number or to the order. */
  next(): void {
    const choice = this.choices[this.chosen];
    if (choice === undefined) return;
    this.#prepare(choice);
    this.step = stepAfterChoice(choice.how);
  }

  /** Goes back one step; the entered values stay. */
  back(): void {
    this.action.clear();
    if (this.step === 'confirm_new_card' && this.order?.part === 'check') this.order.change();
    else this.step = 'select_type';
  }

  /** Links the card and passes the changed voucher to `onChanged`, also when the dialog was closed. */
  async link(onChanged: (known: Voucher | null) => void): Promise<void> {
    const voucher = this.#voucher;
    await this.code?.submit({
      linked: (card) => {
        if (voucher !== null) onChanged({ ...voucher, physicalCard: card });
        this.#succeed('old', 'physicalCards.toast.linked');
      },
      outdated: () => onChanged(null),
    });
  }

  /** Orders the card after the confirmation. */
  async confirmOrder(onChanged: (known: Voucher | null) => void): Promise<void> {
    await this.order?.confirm(() => {
      onChanged(null);
      this.#succeed('new', 'physicalCards.toast.ordered');
    });
  }

  #begin(voucher: Voucher, way: CardWay | null): void {
    this.#voucher = voucher;
    this.choices = cardChoices(voucher);
    for (const choice of [...this.choices].reverse()) this.#prepare(choice);
    const index = this.choices.findIndex(({ how }) => how === way);
    if (index < 0) return;
    this.chosen = index;
    this.next();
  }

  /** Makes the form of a way to get a card, unless the one of its type is there. */
  #prepare({ how, type }: CardChoice): void {
    const voucher = this.#voucher;
    if (voucher === null) return;
    const shared = { voucher, type, action: this.action, drafts: this.#drafts, failures: this.#failures };
    if (how === 'old') {
      if (this.code?.type !== type) this.code = new CardCodeForm({ ...shared, link: this.#link });
    } else if (this.order?.type !== type) {
      this.order?.stop();
      this.order = new CardOrderForm({ ...shared, validate: this.#validate, order: this.#order, cards: this.#cards });
      void this.order.start();
    }
  }

  /** Shows the success; as a toast when the dialog was closed meanwhile. */
  #succeed(way: CardWay, toast: TextKey): void {
    this.step = successStep(way);
    if (this.action.isOpen) return;
    this.#toasts.show('positive', { key: toast, values: { fund: this.#voucher?.fund.name ?? '' } });
  }
}
