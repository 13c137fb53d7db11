import { expect, it } from 'vitest';
import { variantSource } from './variant-module.ts';

it('exports logo, data and texts of the variant and imports its theme', () => {
  const source = variantSource('general');
  expect(source).toMatch(/^import ".*general\/theme\.css";$/m);
  expect(source).toMatch(/^import logo from ".*general\/logo\.png";$/m);
  expect(source).toContain('"key":"general"');
  expect(source).toContain('export const texts = {"nl":');
});

it('throws an error with the name of an unknown variant', () => {
  expect(() => variantSource('nergens')).toThrow('"nergens"');
});
