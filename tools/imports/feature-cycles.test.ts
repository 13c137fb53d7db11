import { expect, it } from 'vitest';
import type { Edge } from './layers.ts';
import { featureCycles, featureOf } from './feature-cycles.ts';

const edge = (file: string, target: string): Edge => ({
  file,
  target,
  specifier: target,
  line: 1,
  typeOnly: false,
  lazy: false,
  useCases: new Set(),
});
const core = (path: string): string => `packages/core/src/${path}`;

it('finds features that import each other, however far round', () => {
  const edges = [
    edge(core('funds/fund.ts'), core('vouchers/voucher.ts')),
    edge(core('vouchers/voucher.ts'), core('products/product.ts')),
    edge(core('products/product.ts'), core('funds/fund.ts')),
  ];
  expect(featureCycles(edges)).toEqual([[core('funds'), core('vouchers'), core('products')]]);
});

it('finds a ring behind a feature that was seen before', () => {
  const edges = [
    edge(core('a/a.ts'), core('b/b.ts')),
    edge(core('b/b.ts'), core('c/c.ts')),
    edge(core('c/c.ts'), core('b/b.ts')),
  ];
  expect(featureCycles(edges)).toEqual([[core('b'), core('c')]]);
});

it('lets imports run one way', () => {
  const edges = [
    edge(core('funds/fund.ts'), core('shared/money.ts')),
    edge(core('vouchers/voucher.ts'), core('funds/fund.ts')),
    edge(core('vouchers/voucher.ts'), core('vouchers/transaction.ts')),
  ];
  expect(featureCycles(edges)).toEqual([]);
});

it('lets a feature and its own parts know each other', () => {
  const feature = 'apps/webshop/src/features/funds';
  const edges = [
    edge(`${feature}/fund.view.tsx`, `${feature}/parts/fund-card.tsx`),
    edge(`${feature}/parts/fund-card.tsx`, `${feature}/fund-worth.ts`),
  ];
  expect(featureCycles(edges)).toEqual([]);
});

it('counts the parts of a feature apart from its screens', () => {
  expect(featureOf('apps/webshop/src/features/funds/parts/fund-card.tsx')).toBe(
    'apps/webshop/src/features/funds/parts',
  );
  expect(featureOf('apps/webshop/src/features/funds/fund.view.tsx')).toBe('apps/webshop/src/features/funds');
  expect(featureOf('packages/http/src/client.ts')).toBeUndefined();
});
