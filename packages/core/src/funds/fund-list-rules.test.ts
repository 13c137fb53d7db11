import { expect, it } from 'vitest';
import { withPaging } from './fund-list-rules.ts';
import type { FundFilter } from './funds.port.ts';

it('requests the first page of ten funds by default [FU-011]', () => {
  expect(withPaging<FundFilter>({ q: 'fiets' })).toEqual({ q: 'fiets', page: 1, perPage: 10 });
  expect(withPaging({ page: 3, perPage: 25 })).toEqual({ page: 3, perPage: 25 });
});
