import { expect, it } from 'vitest';
import { isOfShop, layerOf } from './layers.ts';

it.each([
  ['packages/core/src/funds/criteria.test.ts', 'core'],
  ['packages/http/src/client.test.ts', 'adapter'],
  ['contracts/consumer/funds.pact.test.ts', 'adapter'],
  ['contracts/provider/verify.test.ts', 'mock platform'],
  ['apps/webshop/src/features/funds/fund-rules.test.ts', 'view'],
  ['apps/webshop/src/features/funds/funds.view.test.tsx', 'view'],
  ['apps/webshop/src/features/sign-in/app-link.vm.test.ts', 'view'],
  ['apps/webshop/src/shell/layout.view.test.tsx', 'view'],
  ['packages/ui/src/format.test.ts', 'view'],
  ['packages/variants/variants.test.ts', 'view'],
  ['apps/webshop/journeys/digid.test.tsx', 'journey'],
  ['apps/webshop/e2e/journey.test.ts', 'browser'],
  ['apps/webshop/e2e/mock-platform/phone.test.ts', 'mock platform'],
  ['mock-server/src/routes/funds.test.ts', 'mock platform'],
  ['mock-server/reliability/connections.test.ts', 'mock platform'],
  ['openapi/operations.test.ts', 'description'],
  ['tools/start/keys.test.ts', 'tool'],
] as const)('%s belongs to the layer %s', (file, layer) => {
  expect(layerOf(file)).toBe(layer);
});

it('throws for a test outside every layer', () => {
  expect(() => layerOf('elsewhere/a.test.ts')).toThrow('elsewhere/a.test.ts is in no layer');
});

it('counts only the layers of the shop as proof for the shop', () => {
  expect(isOfShop('journey')).toBe(true);
  expect([isOfShop('mock platform'), isOfShop('description'), isOfShop('tool')]).toEqual([false, false, false]);
});
