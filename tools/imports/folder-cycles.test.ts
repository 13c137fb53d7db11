import { expect, it } from 'vitest';
import type { Edge } from './layers.ts';
import { fileCycles, folderCycles, folderOf } from './folder-cycles.ts';

const edge = (file: string, target: string, lazy = false): Edge => ({
  file,
  target,
  specifier: target,
  line: 1,
  typeOnly: false,
  lazy,
  useCases: new Set(),
});
const core = (path: string): string => `packages/core/src/${path}`;

it('finds a cycle of several features', () => {
  const edges = [
    edge(core('funds/fund.ts'), core('vouchers/voucher.ts')),
    edge(core('vouchers/voucher.ts'), core('products/product.ts')),
    edge(core('products/product.ts'), core('funds/fund.ts')),
  ];
  expect(folderCycles(edges)).toEqual([[core('funds'), core('vouchers'), core('products')]]);
});

it('finds a cycle behind a feature that was visited before', () => {
  const edges = [
    edge(core('a/a.ts'), core('b/b.ts')),
    edge(core('b/b.ts'), core('c/c.ts')),
    edge(core('c/c.ts'), core('b/b.ts')),
  ];
  expect(folderCycles(edges)).toEqual([[core('b'), core('c')]]);
});

it('allows imports in one direction', () => {
  const edges = [
    edge(core('funds/fund.ts'), core('shared/money.ts')),
    edge(core('vouchers/voucher.ts'), core('funds/fund.ts')),
    edge(core('vouchers/voucher.ts'), core('vouchers/transaction.ts')),
  ];
  expect(folderCycles(edges)).toEqual([]);
});

it('allows imports between a feature and its own parts', () => {
  const feature = 'apps/webshop/src/features/funds';
  const edges = [
    edge(`${feature}/fund.view.tsx`, `${feature}/parts/fund-card.tsx`),
    edge(`${feature}/parts/fund-card.tsx`, `${feature}/fund-worth.ts`),
  ];
  expect(folderCycles(edges)).toEqual([]);
});

it('treats the parts of a feature as a separate folder', () => {
  expect(folderOf('apps/webshop/src/features/funds/parts/fund-card.tsx')).toBe('apps/webshop/src/features/funds/parts');
  expect(folderOf('apps/webshop/src/features/funds/fund.view.tsx')).toBe('apps/webshop/src/features/funds');
  expect(folderOf('packages/http/src/client.ts')).toBeUndefined();
});

it('finds a cycle of folders inside the mock platform, also of a folder and the folder around it', () => {
  const seed = 'mock-server/fixtures/seed';
  const edges = [
    edge(`${seed}/funds.ts`, `${seed}/values/dates.ts`),
    edge(`${seed}/values/dates.ts`, `${seed}/codes.ts`),
  ];
  expect(folderCycles(edges)).toEqual([[seed, `${seed}/values`]]);
});

it.each([
  ['shell', 'routes'],
  ['support', 'routes'],
  ['texts', 'support'],
])('finds a cycle of the app folders %s and %s', (one, other) => {
  const [a, b] = [`apps/webshop/src/${one}`, `apps/webshop/src/${other}`];
  expect(folderCycles([edge(`${a}/a.ts`, `${b}/b.ts`), edge(`${b}/b.ts`, `${a}/a.ts`)])).toHaveLength(1);
});

it('ignores a screen that a route loads lazily', () => {
  const [views, fund] = ['apps/webshop/src/routes/route-views.ts', 'apps/webshop/src/features/funds/fund.view.tsx'];
  expect(folderCycles([edge(views, fund, true), edge(fund, 'apps/webshop/src/routes/paths.ts')])).toEqual([]);
});

it('finds files that import each other, also between a feature and its parts and through a lazy import', () => {
  const feature = 'apps/webshop/src/features/funds';
  const edges = [
    edge(`${feature}/fund.view.tsx`, `${feature}/parts/fund-card.tsx`),
    edge(`${feature}/parts/fund-card.tsx`, `${feature}/fund.view.tsx`, true),
  ];
  expect(fileCycles(edges)).toHaveLength(1);
  expect(fileCycles(edges.slice(1))).toEqual([]);
});
