import { describe, expect, it } from 'vitest';
import { manifestProblem } from './check.ts';
import { targetOf, type Workspace } from './workspaces.ts';

const workspace = (name: string, folder: string, dependencies: readonly string[]): Workspace => ({
  name,
  folder,
  dependencies: new Set(dependencies),
  exports: { './*': './src/*' },
});
const workspaces = [
  workspace('root', '', ['vitest', 'vite']),
  workspace('@stadstegoed/core', 'packages/core', []),
  workspace('@stadstegoed/http', 'packages/http', ['@stadstegoed/core', 'openapi-fetch']),
];

function problemOf(file: string, specifier: string): string | undefined {
  const target = targetOf(workspaces, file, specifier);
  return manifestProblem(
    { file, specifier, target, line: 1, typeOnly: false, lazy: false, useCases: new Set() },
    workspaces,
  );
}

describe('manifestProblem', () => {
  it.each([
    ['packages/http/src/client.ts', 'react', 'react is not in the manifest of packages/http'],
    ['packages/http/src/client.ts', 'node:fs', 'runs in a browser'],
    ['packages/http/src/client.ts', './wire', 'with the extension'],
    ['packages/http/src/client.ts', '../../core/src/funds/fund.ts', 'imported by its name'],
    ['packages/http/src/client.ts', 'vitest', 'vitest is not in the manifest'],
  ])('in %s rejects %s', (file, specifier, words) => {
    expect(problemOf(file, specifier)).toContain(words);
  });

  it.each([
    ['packages/http/src/client.ts', 'openapi-fetch'],
    ['packages/http/src/client.ts', '@stadstegoed/core/funds/fund.ts'],
    ['packages/http/src/client.ts', './wire.ts'],
    ['packages/http/src/client.test.ts', 'vitest'],
    ['packages/http/src/client.test.ts', 'node:fs'],
    ['tools/build.ts', 'vite'],
  ])('in %s allows %s', (file, specifier) => {
    expect(problemOf(file, specifier)).toBeUndefined();
  });
});

describe('targetOf', () => {
  it('resolves the exports of the package', () => {
    expect(targetOf(workspaces, 'packages/http/src/client.ts', '@stadstegoed/core/funds/fund.ts')).toBe(
      'packages/core/src/funds/fund.ts',
    );
  });
});
