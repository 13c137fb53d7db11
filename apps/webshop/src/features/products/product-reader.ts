import { Products, type ProductFilter } from '@stadstegoed/core/products/products.port.ts';
import type { Product } from '@stadstegoed/core/products/product.ts';
import type { CancelSignal } from '@stadstegoed/core/shared/cancel-signal.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { dayOf } from '@stadstegoed/core/shared/local-time.ts';
import { completeItems, type Page } from '@stadstegoed/core/shared/page.ts';
import type { Result } from '@stadstegoed/core/shared/result.ts';
import { ListVouchers } from '@stadstegoed/core/vouchers/list-vouchers.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { inject, injectable } from '../../lib/app/inject.ts';
import { Session } from '../../lib/app/session.ts';
import type { Load } from '../../lib/load/load.ts';
import { viewerVouchers } from '../../lib/load/viewer-vouchers.ts';
import type { ProductViewer } from './parts/product-card-data.ts';

/**
 * Reads offers and the vouchers that decide what the resident pays. The two fail separately: offers are shown with their
 * price when the vouchers cannot be read.
 */
@injectable()
export class ProductReader {
  readonly #products: Products;
  readonly #vouchers: ListVouchers;
  readonly #session: Session;
  readonly #clock: Clock;

  constructor(
    @inject(Products) products: Products,
    @inject(ListVouchers) vouchers: ListVouchers,
    @inject(Session) session: Session,
    @inject(Clock) clock: Clock,
  ) {
    this.#products = products;
    this.#vouchers = vouchers;
    this.#session = session;
    this.#clock = clock;
  }

  get signedIn(): boolean {
    return this.#session.isSignedIn;
  }

  /** Who looks at the offers, with the vouchers that are read for it. */
  viewer(vouchers: Load<readonly Voucher[]>): ProductViewer {
    return { vouchers: viewerVouchers(this.signedIn, vouchers), today: dayOf(this.#clock.now()) };
  }

  /** A page of offers. */
  list(filter: ProductFilter, signal: CancelSignal): Promise<Result<Page<Product>, Failure>> {
    return this.#products.list(filter, { signal });
  }

  /** One offer; `not_found` when there never was one with this id. */
  read(id: string, signal: CancelSignal): Promise<Result<Product, Failure>> {
    return this.#products.read(id, { signal });
  }

  /** All of the resident's active vouchers, because the best of them tells the price; none for a visitor. */
  async vouchers(signal: CancelSignal): Promise<Result<readonly Voucher[], Failure>> {
    const filter = { archived: false, type: 'regular' } as const;
    return completeItems(await this.#vouchers.run({ signedIn: this.signedIn, filter, signal }));
  }
}
