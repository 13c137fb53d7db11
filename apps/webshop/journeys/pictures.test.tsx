import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { ShopInProcess } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();
const visitor = {};
const resident = { as: 'samira' };

// The pictures have no text, so that no test by name misses one that is not shown.
it.each([
  ['/', visitor, ['fund_logo', 'product_photo']],
  ['/fondsen', visitor, ['fund_logo']],
  ['/fondsen/3', resident, ['fund_logo', 'product_photo']],
  ['/tegoeden', resident, ['fund_logo']],
  ['/aanbod?display_type=list', visitor, ['product_photo']],
  ['/aanbod/201', resident, ['fund_logo', 'product_photo']],
  ['/aanbieders', visitor, ['organization_logo']],
  ['/aanbieders/101', resident, ['office_photo', 'organization_logo', 'product_photo']],
  ['/search?q=zwem', resident, ['fund_logo', 'organization_logo', 'product_photo']],
  ['/reserveringen', resident, ['product_photo']],
  ['/declaraties/maken', resident, ['fund_logo']],
])('%s shows its kinds of pictures', async (at, who, kinds) => {
  const shop = await ShopInProcess.open(mockPlatform(), { scenario: 'ordinary-tuesday', at, ...who });
  const medias = shop.platform.world().table('medias');
  const shown = (): readonly string[] => {
    const uids = [...document.images].map(({ src }) => /\/pictures\/([^/]+)\//.exec(src)?.[1] ?? '');
    return [...new Set(uids.flatMap((uid) => medias.first('uid', uid)?.type ?? []))].toSorted();
  };
  await waitFor(() => expect(shown()).toEqual(kinds));
});
