import { describe, expect, it } from 'vitest';
import { DEFAULT_FLAGS, mergeFlags } from './flags.ts';

describe('the feature flags', () => {
  it('have the accessibility page and generic search on by default, only used categories off [SH-015] [SH-019] [SH-020]', () => {
    expect(DEFAULT_FLAGS).toMatchObject({ accessibilityPage: true, genericSearch: true, onlyUsedCategories: false });
  });

  it('are merged in order, a later layer overriding an earlier one [SH-029]', () => {
    const merged = mergeFlags({ fundsList: false, genericSearch: false }, {}, { genericSearch: true });
    expect(merged).toEqual({ ...DEFAULT_FLAGS, fundsList: false, genericSearch: true });
  });
});
