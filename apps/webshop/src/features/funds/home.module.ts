import { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import { ProductSamples } from '@stadstegoed/core/products/product-samples.port.ts';
import { HttpFunds } from '@stadstegoed/http/funds/http-funds.ts';
import { HttpProductSamples } from '@stadstegoed/http/products/http-product-samples.ts';
import { Client } from '../../platform/client.ts';
import type { Bindings } from '../../support/bindings.ts';
import { HomeViewModel } from './home.vm.ts';

/** Bindings for home of a visitor: reading funds and product samples. */
export function bindFeature(bindings: Bindings): void {
  bindings.bind(Funds, { dependencies: [Client], make: (client) => new HttpFunds(client) });
  bindings.bind(ProductSamples, { dependencies: [Client], make: (client) => new HttpProductSamples(client) });
  bindings.bindPart(HomeViewModel, HomeViewModel.dependencies);
}
