import type { Product } from '@stadstegoed/core/products/product.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import { Loadable } from '../../support/loadable.ts';
import type { Resolved } from '../../support/token.ts';
import type { ViewModel } from '../../support/view-model.ts';
import { offerFace, type OfferFace } from './parts/offer-face.ts';
import { ProductReader } from './product-reader.ts';

/** The id of the offer, the language, and whether somebody is signed in. */
export interface ProductParams {
  readonly id: string;
  readonly language: Language;
  readonly signedIn: boolean;
}

/** The page of one offer (2 §2). */
export class ProductViewModel implements ViewModel<ProductParams> {
  static readonly dependencies = [ProductReader] as const;
  product = new Loadable<Product>();
  /** The resident's vouchers, which decide what the resident pays. */
  readonly vouchers = new Loadable<readonly Voucher[]>();
  readonly reader: ProductReader;
  #id: string | null = null;

  constructor(...[reader]: Resolved<typeof ProductViewModel.dependencies>) {
    this.reader = reader;
    makeAutoObservable(this, { product: observableRef, vouchers: false, reader: false }, { autoBind: true });
  }

  /** The offer with what its cards show; null until it is read. */
  get face(): OfferFace | null {
    const product = this.product.value;
    return product === null ? null : offerFace(product, this.reader.viewer(this.vouchers.value));
  }

  get name(): string | null {
    return this.product.value?.name ?? null;
  }

  get isMissing(): boolean {
    return this.product.failure?.kind === 'not_found';
  }

  start({ id }: ProductParams): void {
    if (this.#id !== id) this.product = new Loadable<Product>();
    this.#id = id;
    void this.product.load((signal) => this.reader.read(id, signal));
    void this.vouchers.load((signal) => this.reader.vouchers(signal));
  }

  stop(): void {
    this.product.stop();
    this.vouchers.stop();
  }
}
