import type { Product, ProviderField } from '@stadstegoed/core/products/product.ts';
import {
  canPay,
  optionsOf,
  reservationEnd,
  reserveSituation,
  type PayingVoucher,
  type ReserveSituation,
} from '@stadstegoed/core/reservations/paying-vouchers.ts';
import type { ReservationOptions } from '@stadstegoed/core/reservations/reservation-options.ts';
import { lastDayToCancel, type CancelWindow } from '@stadstegoed/core/reservations/reservation-rules.ts';
import { askedFields, type AskedField } from '@stadstegoed/core/reservations/reserve-notes.ts';
import { daysBetween, type CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import type { Picture } from '@stadstegoed/core/shared/picture.ts';
import { givenNameOf } from '@stadstegoed/core/vouchers/voucher-owner.ts';
import { makeAutoObservable } from 'mobx';
import { Load } from '../../lib/load/load.ts';

/** What the dialog shows: the steps, the end, or why it is not possible. */
export type ReserveScene =
  | 'sign_in'
  | 'loading'
  | 'steps'
  | 'done'
  | 'to_pay'
  | 'rejected'
  | Exclude<ReserveSituation['kind'], 'choose'>;

/** The product, the vouchers, and the voucher that the resident chose. */
export class ReserveChoice {
  readonly facts = new Load<ReservationOptions>();
  voucherAddress: string | null = null;

  constructor() {
    makeAutoObservable(this, { facts: false }, { autoBind: true });
  }

  /** What the resident can do; null until it is read. */
  get situation(): ReserveSituation | null {
    const { value } = this.facts;
    return value === null ? null : reserveSituation(value.product, value.vouchers.items);
  }

  get product(): Product | null {
    return this.facts.value?.product ?? null;
  }

  /** The vouchers of the choice, or the ones whose balance is too low. */
  get options(): readonly PayingVoucher[] {
    return this.situation === null ? [] : optionsOf(this.situation);
  }

  /** The chosen voucher; null when it cannot pay (any more). */
  get chosen(): PayingVoucher | null {
    return this.options.find((option) => option.voucher.address === this.voucherAddress && canPay(option)) ?? null;
  }

  /** Whether there is something to choose: only one voucher that can pay, once it is chosen, is no choice. */
  get isChoice(): boolean {
    return this.chosen === null || this.options.filter(canPay).length > 1;
  }

  /** Whether the resident pays a part to the provider, so that there is a step for it: already before the choice when every voucher asks it. */
  get paysExtra(): boolean {
    const paying = this.chosen === null ? this.options.filter(canPay) : [this.chosen];
    return paying.length > 0 && paying.every(({ ownPayment }) => ownPayment > 0);
  }

  /** The voucher that was chosen, whether it can still pay or not: the platform decides. */
  get voucher(): PayingVoucher['voucher'] | null {
    return this.options.find((option) => option.voucher.address === this.voucherAddress)?.voucher ?? null;
  }

  /** The given name of the one that the chosen voucher is for; empty when the platform does not send it. */
  get firstName(): string {
    return (this.voucher === null ? null : givenNameOf(this.voucher)) ?? '';
  }

  /** The fields that the product asks for. */
  get asked(): readonly AskedField[] {
    return this.product === null ? [] : askedFields(this.product.reservationFields);
  }

  /** What the provider asks itself. */
  get own(): readonly ProviderField[] {
    return this.product?.reservationFields.own ?? [];
  }

  /** The picture of a fund, from a voucher of it; null without one. */
  fundLogo(fundId: string): Picture | null {
    return this.facts.value?.vouchers.items.find((voucher) => voucher.fundId === fundId)?.fund.logo ?? null;
  }

  choose(address: string): void {
    this.voucherAddress = address;
  }

  /** Chooses the only voucher that can pay, unless one is chosen already. */
  chooseOnly(): void {
    if (this.chosen !== null) return;
    const paying = this.options.filter(canPay);
    this.voucherAddress = paying.length === 1 ? (paying[0]?.voucher.address ?? null) : null;
  }

  /**
   * The days to cancel a reservation that is made today with the chosen voucher; null without a choice, and when a part is paid online:
   * that blocks cancelling for a while.
   */
  windowOn(today: CalendarDate, hasTerm: boolean): CancelWindow | null {
    if (this.chosen === null || this.chosen.online > 0 || this.product === null) return null;
    const end = reservationEnd(this.product, this.chosen.voucher);
    const until = hasTerm ? lastDayToCancel(today, end) : end;
    return { until, days: daysBetween(today, until) };
  }
}
