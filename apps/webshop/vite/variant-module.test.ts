import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { variantKeys, variantSource } from './variant-module.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'variants-'));
  for (const key of ['_template', 'waterveen', 'bergdam']) {
    mkdirSync(join(folder, key));
    writeFileSync(join(folder, key, 'variant.json'), '{}');
  }
  mkdirSync(join(folder, 'empty'));
  writeFileSync(join(folder, 'waterveen', 'theme.css'), '');
});

describe('variantKeys', () => {
  it('names each folder with data, in order, without the template', () => {
    expect(variantKeys(folder)).toEqual(['bergdam', 'waterveen']);
  });
});

describe('variantSource', () => {
  it('loads the theme of the municipality that has one', () => {
    expect(variantSource('waterveen', folder)).toContain('theme.css');
    expect(variantSource('bergdam', folder)).not.toContain('theme.css');
  });

  it('has empty overrides where the municipality writes no texts of its own', () => {
    expect(variantSource('bergdam', folder)).toContain('const nl = {};');
  });
});
