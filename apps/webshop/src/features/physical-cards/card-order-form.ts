import type { OrderPhysicalCard } from '@stadstegoed/core/physical-cards/order-physical-card.ts';
import type { ValidateCardOrder } from '@stadstegoed/core/physical-cards/validate-card-order.ts';
import type { CardOrder, CardOrderRefusal } from '@stadstegoed/core/physical-cards/card-order.ts';
import type { PhysicalCards } from '@stadstegoed/core/physical-cards/physical-cards.port.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { addressLines, NO_ADDRESS, type PostalAddress } from '@stadstegoed/core/shared/postal-address.ts';
import type { CardType } from '@stadstegoed/core/vouchers/physical-card.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FailurePolicy } from '../../lib/app/app-ports.ts';
import type { TextStorage } from '../../lib/app/text-storage.ts';
import { formDraft, type FormDraft } from '../../lib/draft/form-draft.ts';
import { Form, type FormErrors } from '../../lib/form/form.ts';
import { Load } from '../../lib/load/load.ts';
import type { Action } from '../../lib/action/action.ts';
import { addressForm, addressSentence } from '../account/parts/address-form.ts';

const FIELDS = ['postcode', 'house', 'houseAddition', 'street', 'city'] as const;

export interface CardOrderParts {
  readonly voucher: Voucher;
  readonly type: CardType;
  readonly validate: ValidateCardOrder;
  readonly order: OrderPhysicalCard;
  readonly cards: Pick<PhysicalCards, 'orders'>;
  readonly drafts: TextStorage;
  readonly failures: FailurePolicy;
  readonly action: Action;
}

/** Where the address in the form comes from: typed before, the last order, nowhere, or a read that failed. */
export type AddressOrigin = 'kept' | 'earlier' | 'none' | 'failed';

/**
 * The order of a new card in two parts: the address, which the platform checks, and the confirmation. Begins with the
 * address of the last order; a draft of this browser tab comes first.
 */
export class CardOrderForm {
  /** The last order; an empty list when there is none. */
  readonly earlier = new Load<readonly CardOrder[]>();
  /** Null until the last order is known or could not be read. */
  form: Form<PostalAddress> | null = null;
  origin: AddressOrigin = 'none';
  part: 'address' | 'check' = 'address';
  /** The order that the platform has taken. */
  placed: CardOrder | null = null;
  isLimited = false;
  readonly #parts: CardOrderParts;
  readonly #draft: FormDraft<PostalAddress>;

  constructor(parts: CardOrderParts) {
    this.#parts = parts;
    const { drafts } = parts;
    const key = `card-order-${parts.voucher.address}`;
    this.#draft = formDraft<PostalAddress>({ drafts, key, initial: NO_ADDRESS, fields: FIELDS });
    makeAutoObservable(this, { earlier: false, form: observableRef, placed: observableRef }, { autoBind: true });
  }

  get type(): CardType {
    return this.#parts.type;
  }

  /** The lines of the entered address, as on an envelope. */
  get envelope(): readonly string[] {
    return this.form === null ? [] : addressLines(this.form.values);
  }

  /** Whether a card was ordered for this voucher before: the platform would send another one. */
  get isSecond(): boolean {
    return (this.earlier.value?.length ?? 0) > 0;
  }

  /** The address of the taken order in one line. */
  get placedAddress(): string {
    return this.placed === null ? '' : addressLines(this.placed).join(', ');
  }

  /** Reads the last order, once, and makes the form. */
  async start(): Promise<void> {
    if (this.form !== null) return;
    const { cards, voucher } = this.#parts;
    await this.earlier.load((signal) => cards.orders(voucher.address, { signal }));
    runInAction(() => this.#makeForm());
  }

  stop(): void {
    this.earlier.stop();
  }

  /** Goes back to the address; the entered values stay. */
  change(): void {
    this.part = 'address';
    this.#parts.action.clear();
  }

  /** Has the platform check the address, then shows it for confirmation. */
  async check(): Promise<void> {
    const { validate, voucher, type, action } = this.#parts;
    action.clear();
    await this.form?.submit((address) => validate.run(voucher, type, address), {
      done: () => {
        this.part = 'check';
      },
      refused: (code) => this.#refuse(code),
      failed: (failure) => this.#fail(failure),
    });
  }

  /** Orders the card once; a second press while it runs sends nothing. */
  async confirm(onOrdered: () => void): Promise<void> {
    const { order, voucher, type, action } = this.#parts;
    action.clear();
    await this.form?.submit((address) => order.run(voucher, type, address), {
      done: (placed) => {
        this.placed = placed;
        this.#draft.remove();
        onOrdered();
      },
      refused: (code) => this.#refuse(code),
      failed: (failure) => {
        this.isLimited = failure.kind === 'rate_limited';
        return this.#fail(failure);
      },
    });
  }

  #makeForm(): void {
    const { state, value } = this.earlier;
    if (this.form !== null || (state !== 'ready' && state !== 'failed')) return;
    const kept = this.#draft.read();
    const last = value?.[0];
    this.origin = Object.keys(kept).length > 0 ? 'kept' : last ? 'earlier' : state === 'failed' ? 'failed' : 'none';
    this.form = new Form<PostalAddress>({
      initial: last ? addressOf(last) : NO_ADDRESS,
      // The call takes longer parts than a reservation (PC-012).
      ...addressForm(null),
      // The draft stays after the check; only an order removes it.
      draft: { ...this.#draft, remove: () => undefined },
      failures: this.#parts.failures,
    });
  }

  #refuse(code: CardOrderRefusal): FormErrors<PostalAddress> {
    if (code === 'not_offered') {
      this.#parts.action.refuse({ key: 'physicalCards.notOffered' });
      return {};
    }
    this.part = 'address';
    return { [code]: [addressSentence(code, 'missing')] };
  }

  /** Messages of a 422 go to the fields of the address; any other failure is shown above the buttons. */
  #fail(failure: Failure): FormErrors<PostalAddress> | null {
    const { action } = this.#parts;
    if (failure.kind === 'invalid' && failure.fields['fund_physical_card_type_id'] !== undefined) {
      action.refuse({ key: 'physicalCards.typeGone' });
      return {};
    }
    if (failure.kind === 'invalid' && action.isOpen) {
      this.part = 'address';
      return null;
    }
    action.report(failure);
    return {};
  }
}

function addressOf({ postcode, house, houseAddition, street, city }: CardOrder): PostalAddress {
  return { postcode, house, houseAddition, street, city };
}
