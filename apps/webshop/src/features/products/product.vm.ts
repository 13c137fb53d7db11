import { DeviceLocation } from '@stadstegoed/core/providers/device-location.port.ts';
import { Geocoder } from '@stadstegoed/core/providers/geocoder.port.ts';
import { canPayWith, payableWith } from '@stadstegoed/core/products/what-you-pay.ts';
import { ListRelatedProducts } from '@stadstegoed/core/products/list-related-products.ts';
import { Products } from '@stadstegoed/core/products/products.port.ts';
import type { Product, ProductFund } from '@stadstegoed/core/products/product.ts';
import type { Reservation } from '@stadstegoed/core/reservations/reservation.ts';
import { Reservations } from '@stadstegoed/core/reservations/reservations.port.ts';
import type { ReserveOutcome } from '@stadstegoed/core/reservations/reserve-outcome.ts';
import { goTo, type Destination } from '@stadstegoed/core/shared/destination.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { allItems } from '@stadstegoed/core/shared/page.ts';
import { mapResult } from '@stadstegoed/core/shared/result.ts';
import { productReservationTarget } from '@stadstegoed/core/sign-in/auth-target.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Load } from '../../lib/load/load.ts';
import { OwnVouchers } from '../../lib/load/own-vouchers.ts';
import { Session } from '../../lib/app/session.ts';
import { NearPlace } from '../../lib/list/near-place.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';
import { Bookmarks } from './bookmarks.shared.vm.ts';
import { productCardData, type ProductCardData } from './parts/product-card-data.ts';
import { payingVoucher, priceFaces, type PayingVoucher, type FundPriceData } from './fund-price-data.ts';

/** The id of the offer, the postcode of the list, the language, and whether somebody is signed in. */
export interface ProductParams {
  readonly id: string;
  /** The postcode from which the list counted distances; empty without one. */
  readonly postcode: string;
  readonly language: Language;
  readonly signedIn: boolean;
}

/** The number of offers that are like this one. */
const RELATED = 4;

/** The page of one offer. */
@injectable()
export class ProductViewModel implements ViewModel<ProductParams> {
  product = new Load<Product>();
  /** The resident's vouchers, which decide what the resident pays. */
  readonly vouchers: Load<readonly Voucher[]>;
  /** The reservation of this offer that waits for its online payment; null without one. The dialog finds it too. */
  readonly unpaid = new Load<Reservation | null>();
  /** Offers that are like this one; the page is complete without them. */
  related = new Load<readonly Product[]>();
  readonly bookmarks: Bookmarks;
  readonly near: NearPlace;
  readonly #products: Products;
  readonly #related: ListRelatedProducts;
  readonly #reservations: Pick<Reservations, 'listAll'>;
  readonly #own: OwnVouchers;
  readonly #session: Session;
  #id: string | null = null;

  constructor(
    @inject(Products) products: Products,
    @inject(ListRelatedProducts) related: ListRelatedProducts,
    @inject(Reservations) reservations: Reservations,
    @inject(OwnVouchers) own: OwnVouchers,
    @inject(Session) session: Session,
    @inject(Bookmarks) bookmarks: Bookmarks,
    @inject(Geocoder) geocoder: Geocoder,
    @inject(DeviceLocation) location: DeviceLocation,
  ) {
    this.#products = products;
    this.#related = related;
    this.#reservations = reservations;
    this.#own = own;
    this.vouchers = own.all;
    this.#session = session;
    this.bookmarks = bookmarks;
    this.near = new NearPlace({ geocoder, location, narrow: () => undefined });
    makeAutoObservable(
      this,
      { product: observableRef, related: observableRef, unpaid: false, vouchers: false, bookmarks: false, near: false },
      { autoBind: true },
    );
  }

  get signedIn(): boolean {
    return this.#session.isSignedIn;
  }

  /** The offer with what its cards show; null until it is read. */
  get face(): ProductCardData | null {
    const product = this.product.value;
    return product === null ? null : this.#faceOf(product);
  }

  get name(): string | null {
    return this.product.value?.name ?? null;
  }

  /** Whether there is nothing to show of the offer: there never was one, or the provider removed it. */
  get isMissing(): boolean {
    return this.product.failure?.kind === 'not_found' || this.product.value?.deleted === true;
  }

  /**
   * What the price card does not say: the price per voucher of a resident with several, and that per fund, where it differs, for
   * who has none. None while the vouchers are not read, and for an offer without an amount.
   */
  get prices(): readonly FundPriceData[] {
    const product = this.product.value;
    if (product === null || (this.signedIn && this.vouchers.value === null)) return [];
    const all = priceFaces(product, this.vouchers.value ?? []).filter(({ self }) => self !== null);
    const own = all.filter(({ hasVoucher }) => hasVoucher);
    if (own.length > 0)
      return own.length === 1 ? [] : own.filter(({ paysOnline }) => !(paysOnline && this.unpaid.value));
    return new Set(all.map(({ self }) => self)).size > 1 ? all : [];
  }

  /**
   * Whether it is known what the resident pays: vouchers decide nothing for a visitor, nor for an offer without an amount. An
   * order that waits for its payment comes before another one.
   */
  get isPriceKnown(): boolean {
    const pays = this.face?.pays;
    if (pays?.kind === 'part' && pays.paysOnline) return !this.unpaid.isFirstLoad;
    return !this.signedIn || (pays?.kind !== 'reading' && pays?.kind !== 'unknown');
  }

  /** The funds of the offer of which the resident has a usable voucher, each once. */
  get ownFunds(): readonly ProductFund[] {
    const product = this.product.value;
    if (product === null) return [];
    const own = new Set(payableWith(product, this.vouchers.value ?? []).map(({ fund }) => fund.id));
    return product.funds.filter(({ id }) => own.has(id));
  }

  /** The funds of the offer of which a voucher of the resident can pay now, each once. */
  get payingFunds(): readonly ProductFund[] {
    const product = this.product.value;
    if (product === null) return [];
    const vouchers = payableWith(product, this.vouchers.value ?? []);
    const paying = new Set(vouchers.filter((one) => canPayWith(product, one)).map(({ fund }) => fund.id));
    return product.funds.filter(({ id }) => paying.has(id));
  }

  /** The voucher that the resident uses for this offer; null without one. */
  get voucher(): PayingVoucher | null {
    const product = this.product.value;
    if (product === null) return null;
    const { pays } = this.#faceOf(product);
    if (pays.kind === 'nothing' || pays.kind === 'part') return payingVoucher(pays.voucher);
    const [first] = payableWith(product, this.vouchers.value ?? []);
    return first === undefined ? null : payingVoucher(first.voucher);
  }

  get relatedFaces(): readonly ProductCardData[] {
    return (this.related.value ?? []).map((product) => this.#faceOf(product));
  }

  start({ id, postcode }: ProductParams): void {
    if (this.#id !== id) {
      this.product = new Load<Product>();
      this.unpaid.clear();
      this.related = new Load<readonly Product[]>();
    }
    this.#id = id;
    this.near.start({ postcode, distance: null });
    void this.#loadProduct(id);
    this.#own.load('regular');
  }

  /** Where a visitor signs in; `reserves`: to come back to the dialog of this offer, also through a link that opens elsewhere. */
  signIn(reserves: boolean): Destination {
    const id = this.product.value?.id;
    return goTo('start', {}, reserves && id !== undefined ? { target: productReservationTarget(id) } : {});
  }

  stop(): void {
    this.product.stop();
    this.unpaid.stop();
    this.related.stop();
    this.vouchers.stop();
    this.near.stop();
  }

  /** Shows the stock, the limits and the balance after an attempt to reserve the offer. */
  takeReserveOutcome(outcome: ReserveOutcome): void {
    if (outcome.kind === 'reserved' || outcome.kind === 'to_pay')
      void Promise.all([this.product.retry(), this.vouchers.retry(), this.#loadUnpaid()]);
    const now = 'now' in outcome ? outcome.now : null;
    // Its answer can come after the resident has gone to another offer.
    if (now?.product.id !== this.#id) return;
    this.product.set(now.product);
    const vouchers = allItems(now.vouchers);
    if (vouchers !== null) this.vouchers.set(vouchers);
  }

  async #loadProduct(id: string): Promise<void> {
    await this.product.load((signal) => this.#products.read(id, { signal }));
    const product = this.product.value;
    if (this.#id !== id) return;
    if (product === null && !this.isMissing) return;
    void this.#loadUnpaid();
    await this.related.load((signal) => this.#related.run({ product, count: RELATED, signal }));
  }

  async #loadUnpaid(): Promise<void> {
    const product = this.product.value;
    if (!this.signedIn || product?.funds.some(({ takesOnlinePayment }) => takesOnlinePayment) !== true) return;
    await this.unpaid.load(async (signal) => {
      const listed = await this.#reservations.listAll({ productId: product.id, state: 'waiting' }, { signal });
      return mapResult(listed, ({ items }) => items[0] ?? null);
    });
  }

  #faceOf(product: Product): ProductCardData {
    return productCardData(product, this.#own.viewer);
  }
}
