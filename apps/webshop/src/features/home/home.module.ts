import { ContainerModule } from 'inversify';
import { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import { ProductSamples } from '@stadstegoed/core/products/product-samples.port.ts';
import { HttpFunds } from '@stadstegoed/http/funds/http-funds.ts';
import { HttpProductSamples } from '@stadstegoed/http/products/http-product-samples.ts';
import { Client } from '../../lib/app/client.ts';

/** Bindings for home of a visitor: reading funds and product samples. */
export const home = new ContainerModule(({ bind }) => {
  bind(Funds)
    .toResolvedValue((client) => new HttpFunds(client), [Client])
    .inSingletonScope();
  bind(ProductSamples)
    .toResolvedValue((client) => new HttpProductSamples(client), [Client])
    .inSingletonScope();
});
