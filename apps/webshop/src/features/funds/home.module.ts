import { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import { Products } from '@stadstegoed/core/products/products.port.ts';
import { HttpFunds } from '@stadstegoed/http/funds/http-funds.ts';
import { HttpProducts } from '@stadstegoed/http/products/http-products.ts';
import { Client } from '../../platform/client.ts';
import type { Bindings } from '../../support/bindings.ts';
import { HomeViewModel } from './home.vm.ts';

/** Bindings for home of a visitor: reading funds and product samples. */
export function bindFeature(bindings: Bindings): void {
  bindings.bind(Funds, { dependencies: [Client], make: (client) => new HttpFunds(client) });
  bindings.bind(Products, { dependencies: [Client], make: (client) => new HttpProducts(client) });
  bindings.bindPart(HomeViewModel, HomeViewModel.dependencies);
}
