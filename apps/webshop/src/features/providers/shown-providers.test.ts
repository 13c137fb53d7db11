import { PROVIDERS_PER_PAGE } from '@stadstegoed/core/providers/provider.ts';
import { aProvider } from '@stadstegoed/core/testing/a-provider.ts';
import type { Providers } from '@stadstegoed/core/providers/providers.port.ts';
import type { Products } from '@stadstegoed/core/products/products.port.ts';
import type { OwnVouchers } from '../../lib/load/own-vouchers.ts';
import { aPlatformConfiguration } from '@stadstegoed/core/testing/a-platform-configuration.ts';
import { CheckProvider } from '@stadstegoed/core/providers/check-provider.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { expect, it } from 'vitest';
import type { Settings } from '../../lib/app/settings.ts';
import { ProviderViewModel } from './provider.vm.ts';
import { pageBesideMap, pageOf } from './shown-providers.ts';

const all = Array.from({ length: PROVIDERS_PER_PAGE + 1 }, (_, index) => aProvider({ id: `${index}` }));
const idsOf = (page: number) => pageBesideMap(singlePage(all), page).items.map(({ id }) => id);

it('shows the providers of the map in pages', () => {
  expect(idsOf(1)).toEqual(all.slice(0, -1).map(({ id }) => id));
  expect(idsOf(2)).toEqual([`${PROVIDERS_PER_PAGE}`]);
  expect(pageBesideMap({ ...singlePage(all), leftOut: 2 }, 2)).toMatchObject({
    currentPage: 2,
    lastPage: 2,
    total: all.length,
    leftOut: 2,
    onMap: all,
  });
  expect(pageBesideMap(singlePage(all.slice(1)), 1).lastPage).toBe(1);
  expect(pageBesideMap(singlePage([]), 1)).toEqual({ items: [], currentPage: 1, lastPage: 1, total: 0, onMap: [] });
});

it.each([
  ['0', 1],
  [`${PROVIDERS_PER_PAGE - 1}`, 1],
  [`${PROVIDERS_PER_PAGE}`, 2],
  ['unknown', 1],
])('finds provider %s on page %d', (id, page) => {
  expect(pageOf(all, id)).toBe(page);
});

it.each([
  [null, true],
  [true, true],
  [false, false],
])('has a map of the offices where the configuration says %s: %s', (providerMap, hasMap) => {
  const on = aPlatformConfiguration();
  const platform = providerMap === null ? null : { ...on, shown: { ...on.shown, providerMap } };
  const settings = stubPort<Settings>({ platform });
  const others = [
    stubPort<Providers>({}),
    new CheckProvider(stubPort<Providers>({})),
    stubPort<Products>({}),
    stubPort<OwnVouchers>({}),
  ] as const;
  expect(new ProviderViewModel(...others, settings).hasMap).toBe(hasMap);
});
