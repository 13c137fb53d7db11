import { DeviceLocation } from '@stadstegoed/core/providers/device-location.port.ts';
import { Geocoder, type PostcodePlace } from '@stadstegoed/core/providers/geocoder.port.ts';
import { Offices } from '@stadstegoed/core/providers/offices.port.ts';
import { parsePostcode } from '@stadstegoed/core/shared/postcode.ts';
import { ProductCategories } from '@stadstegoed/core/products/product-categories.port.ts';
import { Products } from '@stadstegoed/core/products/products.port.ts';
import type { Provider } from '@stadstegoed/core/providers/provider.ts';
import { Providers } from '@stadstegoed/core/providers/providers.port.ts';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import type { Page } from '@stadstegoed/core/shared/page.ts';
import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { refusal } from '@stadstegoed/core/shared/refusal.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { aFund } from '@stadstegoed/core/testing/a-fund.ts';
import { anOffice } from '@stadstegoed/core/testing/an-office.ts';
import { aProduct } from '@stadstegoed/core/testing/a-product.ts';
import { aProvider } from '@stadstegoed/core/testing/a-provider.ts';
import { given } from '@stadstegoed/core/testing/given.ts';
import { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import { vi } from 'vitest';
import type { TestShopOptions } from '../../../../testing/compose-test-shop.ts';
import { quietPlatform } from '../../../../testing/quiet-platform.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';

/** The place of the postcode in these tests. */
export const PLACE: PostcodePlace = {
  postcode: given(parsePostcode('9990 BA')),
  position: { latitude: 52.2166, longitude: 5.9136 },
};

/** A bookshop with an office that is three kilometres away and one that is paused. */
export const BOOKSHOP = aProvider({
  id: '45',
  name: 'Boekhandel Het Leeslint',
  businessType: { id: '22', name: 'Winkel' },
  email: null,
  website: null,
  offices: [
    anOffice({
      id: '81',
      organizationId: '45',
      organizationName: 'Boekhandel Het Leeslint',
      address: 'Dorpsstraat 12, 9990 AA Zonnedorp',
      position: { latitude: 52.24, longitude: 5.92 },
    }),
    anOffice({ id: '82', organizationId: '45', address: 'Havenweg 3, 9990 AB Zonnedorp', state: 'paused' }),
  ],
});

/** Spies for the calls of the ports, with an answer for each. */
export function providerPorts(providers: readonly Provider[] = [aProvider(), BOOKSHOP]) {
  const page: Page<Provider> = { ...singlePage(providers), lastPage: 4, total: 37 };
  return {
    list: vi.fn<Providers['list']>(() => Promise.resolve(ok(page))),
    listAll: vi.fn<Providers['listAll']>(() => Promise.resolve(ok(singlePage(providers)))),
    read: vi.fn<Providers['read']>((id) =>
      Promise.resolve(ok(given(providers.find((provider) => provider.id === id)))),
    ),
    businessTypes: vi.fn<Providers['businessTypes']>(() =>
      Promise.resolve(
        ok([
          { id: '21', name: 'Zwembad' },
          { id: '22', name: 'Winkel' },
        ]),
      ),
    ),
    categories: vi.fn<ProductCategories['list']>(() =>
      Promise.resolve(
        ok([
          { id: '7', name: 'Sport', parentId: null },
          { id: '8', name: 'Cultuur', parentId: null },
        ]),
      ),
    ),
    products: vi.fn<Products['list']>(() => Promise.resolve(ok({ ...singlePage([aProduct()]), total: 3 }))),
    office: vi.fn<Offices['read']>(() => Promise.resolve(ok(anOffice()))),
    locate: vi.fn<Geocoder['locate']>(() => Promise.resolve(ok(PLACE))),
    nearest: vi.fn<Geocoder['nearest']>(() => Promise.resolve(ok(PLACE))),
    ask: vi.fn<DeviceLocation['ask']>(() => Promise.resolve(err(refusal('location_refused')))),
    funds: vi.fn<Funds['listAll']>(() =>
      Promise.resolve(ok(singlePage([aFund(), aFund({ id: '13', name: 'Fietstegoed' })]))),
    ),
  };
}

export type ProviderPorts = ReturnType<typeof providerPorts>;

/** Opens a screen of the feature, with spies for the calls of its ports. */
export async function showProviders(
  path: string,
  ports: ProviderPorts = providerPorts(),
  options: TestShopOptions = {},
) {
  const missing = () => Promise.resolve(err(failure('not_found')));
  const shop = await renderShop(path, {
    ...options,
    stubs: (container) => {
      const { list, listAll, read, businessTypes } = ports;
      container.stub(Providers, { list, listAll, read, businessTypes });
      container.stub(ProductCategories, { list: ports.categories });
      container.stub(Products, { list: ports.products, read: missing });
      container.stub(Offices, { read: ports.office });
      container.stub(Geocoder, { locate: ports.locate, nearest: ports.nearest });
      container.stub(DeviceLocation, { ask: ports.ask });
      container.stub(Funds, { listAll: ports.funds });
      quietPlatform(container);
    },
  });
  return { ...shop, ...ports };
}
