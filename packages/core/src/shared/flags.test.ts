import { describe, expect, it } from 'vitest';
import { DEFAULT_FLAGS, mergeFlags } from './flags.ts';

describe('the feature flags', () => {
  it('have the accessibility page on by default [SH-015]', () => {
    expect(DEFAULT_FLAGS.accessibilityPage).toBe(true);
  });

  it('have generic search on by default [SH-019]', () => {
    expect(DEFAULT_FLAGS.genericSearch).toBe(true);
  });

  it('have only used categories off by default [SH-020]', () => {
    expect(DEFAULT_FLAGS.onlyUsedCategories).toBe(false);
  });

  it('are merged in order, a later layer overriding an earlier one [SH-029]', () => {
    const merged = mergeFlags({ fundsList: false, genericSearch: false }, {}, { genericSearch: true });
    expect(merged).toEqual({ ...DEFAULT_FLAGS, fundsList: false, genericSearch: true });
  });
});
