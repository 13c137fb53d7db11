import { ContainerModule } from 'inversify';
import { ListCategories } from '@stadstegoed/core/products/list-categories.ts';
import { ListRelatedProducts } from '@stadstegoed/core/products/list-related-products.ts';
import { ProductCategories } from '@stadstegoed/core/products/product-categories.port.ts';
import { Products } from '@stadstegoed/core/products/products.port.ts';
import { FindFittingProducts } from '@stadstegoed/core/reservations/find-fitting-products.ts';
import { Reservations } from '@stadstegoed/core/reservations/reservations.port.ts';
import { HttpProductCategories } from '@stadstegoed/http/products/http-product-categories.ts';
import { HttpProducts } from '@stadstegoed/http/products/http-products.ts';
import { Client } from '../../lib/app/client.ts';

/** Bindings for reading offers and their categories, and for bookmarks. */
export const products = new ContainerModule(({ bind }) => {
  bind(Products)
    .toResolvedValue((client) => new HttpProducts(client), [Client])
    .inSingletonScope();
  bind(ProductCategories)
    .toResolvedValue((client) => new HttpProductCategories(client), [Client])
    .inSingletonScope();
  bind(ListCategories)
    .toResolvedValue((categories) => new ListCategories(categories), [ProductCategories])
    .inSingletonScope();
  bind(ListRelatedProducts)
    .toResolvedValue((products) => new ListRelatedProducts(products), [Products])
    .inSingletonScope();
  bind(FindFittingProducts)
    .toResolvedValue(
      (products, reservations) => new FindFittingProducts({ products, reservations }),
      [Products, Reservations],
    )
    .inSingletonScope();
});
