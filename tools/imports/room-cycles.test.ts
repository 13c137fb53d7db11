import { expect, it } from 'vitest';
import type { Edge } from './layers.ts';
import { roomCycles, roomOf } from './room-cycles.ts';

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

it('finds rooms that import each other, however far round', () => {
  const edges = [
    edge(core('funds/fund.ts'), core('vouchers/voucher.ts')),
    edge(core('vouchers/voucher.ts'), core('products/product.ts')),
    edge(core('products/product.ts'), core('funds/fund.ts')),
  ];
  expect(roomCycles(edges)).toEqual([[core('funds'), core('vouchers'), core('products')]]);
});

it('finds a ring behind a room that was seen before', () => {
  const edges = [
    edge(core('a/a.ts'), core('b/b.ts')),
    edge(core('b/b.ts'), core('c/c.ts')),
    edge(core('c/c.ts'), core('b/b.ts')),
  ];
  expect(roomCycles(edges)).toEqual([[core('b'), core('c')]]);
});

it('lets imports run one way', () => {
  const edges = [
    edge(core('funds/fund.ts'), core('shared/money.ts')),
    edge(core('vouchers/voucher.ts'), core('funds/fund.ts')),
    edge(core('vouchers/voucher.ts'), core('vouchers/transaction.ts')),
  ];
  expect(roomCycles(edges)).toEqual([]);
});

it('lets a room and its own parts know each other', () => {
  const room = 'apps/webshop/src/features/funds';
  const edges = [
    edge(`${room}/fund.view.tsx`, `${room}/parts/fund-card.tsx`),
    edge(`${room}/parts/fund-card.tsx`, `${room}/fund-worth.ts`),
  ];
  expect(roomCycles(edges)).toEqual([]);
});

it('counts the parts of a room apart from its screens', () => {
  expect(roomOf('apps/webshop/src/features/funds/parts/fund-card.tsx')).toBe('apps/webshop/src/features/funds/parts');
  expect(roomOf('apps/webshop/src/features/funds/fund.view.tsx')).toBe('apps/webshop/src/features/funds');
  expect(roomOf('packages/http/src/client.ts')).toBeUndefined();
});
