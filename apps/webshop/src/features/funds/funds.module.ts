import { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import { Products } from '@stadstegoed/core/products/products.port.ts';
import { ListVouchers } from '@stadstegoed/core/vouchers/list-vouchers.ts';
import type { PlatformClient } from '@stadstegoed/http/client.ts';
import { HttpFunds } from '@stadstegoed/http/funds/http-funds.ts';
import { HttpProducts } from '@stadstegoed/http/products/http-products.ts';
import type { Composition } from '../../composition/container.ts';
import { Session } from '../../support/session.ts';
import { ApplyInList } from './apply-in-list.ts';
import { FundReader } from './fund-reader.ts';

/** What reads the funds and the sample products of home, and activates a fund from a list. */
export function bindFeature(composition: Composition, client: PlatformClient): void {
  composition.bind(Funds, { dependencies: [], make: () => new HttpFunds(client) });
  composition.bind(Products, { dependencies: [], make: () => new HttpProducts(client) });
  composition.bind(FundReader, {
    dependencies: [Funds, ListVouchers, Session],
    make: (funds, vouchers, session) => new FundReader(funds, vouchers, session),
  });
  composition.bind(ApplyInList, {
    dependencies: ApplyInList.dependencies,
    make: (...given) => new ApplyInList(...given),
  });
}
