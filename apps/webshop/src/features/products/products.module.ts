import { ProductCategories } from '@stadstegoed/core/products/product-categories.port.ts';
import { Products } from '@stadstegoed/core/products/products.port.ts';
import { ToggleBookmark } from '@stadstegoed/core/products/toggle-bookmark.ts';
import { HttpFunds } from '@stadstegoed/http/funds/http-funds.ts';
import { HttpProductCategories } from '@stadstegoed/http/products/http-product-categories.ts';
import { HttpProducts } from '@stadstegoed/http/products/http-products.ts';
import { Client } from '../../platform/client.ts';
import type { Bindings } from '../../support/bindings.ts';
import { Bookmarks } from './bookmarks.ts';
import { FundOptions, OfferFilters } from './offer-filters.ts';
import { ProductReader } from './product-reader.ts';

/** Bindings for reading offers and their categories, and for bookmarks. */
export function bindFeature(bindings: Bindings): void {
  bindings.bind(Products, { dependencies: [Client], make: (client) => new HttpProducts(client) });
  bindings.bind(ProductCategories, { dependencies: [Client], make: (client) => new HttpProductCategories(client) });
  bindings.bindClass(ToggleBookmark, [Products]);
  bindings.bindClass(ProductReader, ProductReader.dependencies);
  bindings.bind(FundOptions, { dependencies: [Client], make: (client) => new HttpFunds(client) });
  bindings.bindPart(OfferFilters, OfferFilters.dependencies);
  bindings.bindPart(Bookmarks, Bookmarks.dependencies);
}
