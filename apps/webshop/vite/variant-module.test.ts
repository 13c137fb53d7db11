import { expect, it } from 'vitest';
import { variantSource } from './variant-module.ts';

it('brings theme, logo, data and texts of the municipality', () => {
  const source = variantSource('general');
  expect(source).toMatch(/^import ".*general\/theme\.css";$/m);
  expect(source).toMatch(/^import logo from ".*general\/logo\.png";$/m);
  expect(source).toContain('"key":"general"');
  expect(source).toContain('export const texts = {"nl":');
});

it('refuses a municipality that has no folder, by name', () => {
  expect(() => variantSource('nergens')).toThrow('"nergens"');
});
