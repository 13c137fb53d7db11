import { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { DeviceLocation } from '@stadstegoed/core/providers/device-location.port.ts';
import { Geocoder } from '@stadstegoed/core/providers/geocoder.port.ts';
import { ProductCategories, type CategoryFilter } from '@stadstegoed/core/products/product-categories.port.ts';
import type { Product, ProductCategory } from '@stadstegoed/core/products/product.ts';
import { Products, type ProductFilter } from '@stadstegoed/core/products/products.port.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { singlePage, type Page } from '@stadstegoed/core/shared/page.ts';
import { err, ok, type Result } from '@stadstegoed/core/shared/result.ts';
import { aFund } from '@stadstegoed/core/testing/a-fund.ts';
import { aProduct, aProductCategory } from '@stadstegoed/core/testing/a-product.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { vi } from 'vitest';
import type { StubbedContainer, TestShopOptions } from '../../../../testing/compose-test-shop.ts';
import { quietPlatform } from '../../../../testing/quiet-platform.ts';
import { renderShop, type RenderedShop } from '../../../../testing/render-shop.tsx';

// Loaded here, because the first test would otherwise wait for them.
import '../actions.view.tsx';
import '../bookmarked-products.view.tsx';
import '../product.view.tsx';
import '../products.view.tsx';

/** The data of the platform in a test. */
export interface ProductsSetup {
  readonly products?: readonly Product[];
  readonly vouchers?: readonly Voucher[];
  readonly funds?: readonly Fund[];
  readonly categories?: readonly ProductCategory[];
  /** Replaces the page with all products. */
  readonly page?: (filter: ProductFilter) => Page<Product>;
  /** The calls that fail while they are in the set. */
  readonly failing?: Set<'products' | 'vouchers' | 'filters' | 'bookmark'>;
}

/** A rendered shop with spies for the calls of its ports. */
export interface ShownProducts extends RenderedShop {
  readonly list: ReturnType<typeof vi.fn<(filter: ProductFilter) => void>>;
  readonly categoriesRead: ReturnType<typeof vi.fn<(filter: CategoryFilter) => void>>;
  readonly fundsRead: ReturnType<typeof vi.fn<() => void>>;
  /** The changed bookmarks in their order, such as `381 on`. */
  readonly bookmarks: readonly string[];
}

/** Three offers: paid by Kindtegoed, with a discount, and sold out. */
export const PRODUCTS = [
  aProduct({ id: '1', name: 'Zwemles' }),
  aProduct({
    id: '2',
    name: 'Sportschoenen',
    priceType: 'discount_percentage',
    discount: { kind: 'percentage', percent: 20 },
  }),
  aProduct({ id: '3', name: 'Jaarkaart museum', soldOut: true }),
];

const CATEGORIES = [
  aProductCategory({ id: '7', name: 'Sport' }),
  aProductCategory({ id: '18', name: 'Zwemmen', parentId: '7' }),
  aProductCategory({ id: '8', name: 'Muziek' }),
];

/** Renders the shop at an address, with these offers behind its ports. */
export async function showProducts(
  path: string,
  setup: ProductsSetup = {},
  options: TestShopOptions = {},
): Promise<ShownProducts> {
  const list = vi.fn<(filter: ProductFilter) => void>();
  const categoriesRead = vi.fn<(filter: CategoryFilter) => void>();
  const fundsRead = vi.fn<() => void>();
  const bookmarks: string[] = [];
  const answer = <T,>(call: 'products' | 'vouchers' | 'filters' | 'bookmark', value: T): Promise<Result<T, Failure>> =>
    Promise.resolve(setup.failing?.has(call) ? err(failure('unexpected')) : ok(value));
  const { products = PRODUCTS, vouchers = [], categories = CATEGORIES } = setup;
  const { funds = [aFund(), aFund({ id: '13', name: 'Fietstegoed' })] } = setup;
  const found = (id: string): Promise<Result<Product, Failure>> => {
    const product = products.find((one) => one.id === id);
    return product === undefined ? Promise.resolve(err(failure('not_found'))) : answer('products', product);
  };
  const change = (id: string, bookmarked: boolean): Promise<Result<Product, Failure>> => {
    bookmarks.push(`${id} ${bookmarked ? 'on' : 'off'}`);
    return answer('bookmark', aProduct({ id, bookmarked }));
  };
  const stubs = (container: StubbedContainer): void => {
    container.stub(Products, {
      list: (filter) => {
        list(filter);
        return answer('products', setup.page?.(filter) ?? singlePage(products));
      },
      read: found,
      bookmark: (id) => change(id, true),
      removeBookmark: (id) => change(id, false),
      providers: () =>
        answer('filters', [
          { id: '44', name: 'Zwembad De Golfslag' },
          { id: '45', name: 'Museum De Zolder' },
        ]),
    });
    container.stub(ProductCategories, {
      list: (filter) => {
        categoriesRead(filter);
        return answer('filters', categories);
      },
    });
    container.stub(Funds, {
      listAll: () => {
        fundsRead();
        return answer('filters', singlePage(funds));
      },
      read: (id) => answer('filters', funds.find((fund) => fund.id === id) ?? aFund({ id })),
    });
    container.stub(Vouchers, { list: () => answer('vouchers', singlePage(vouchers)) });
    container.stub(Geocoder, {
      locate: (postcode) => Promise.resolve(ok({ postcode, position: { latitude: 52.2, longitude: 5.9 } })),
    });
    container.stub(DeviceLocation, {});
    quietPlatform(container);
  };
  return { ...(await renderShop(path, { ...options, stubs })), list, categoriesRead, fundsRead, bookmarks };
}
