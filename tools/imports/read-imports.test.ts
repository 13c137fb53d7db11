import { expect, it } from 'vitest';
import { readImports } from './read-imports.ts';

const source = `import { ok } from '@stadstegoed/core/shared/result.ts';
import type {
  Fund,
} from './fund.ts';
import './fund.css';
export { euro } from './money.ts';
export const label = 'from nowhere';
// it may import('./comment.ts') in words
const view = () => import('./fund.view.tsx');
declare const config: import('vite').UserConfig;
const text = "import { x } from 'y'";
`;

it('finds each import with its line and kind', () => {
  expect(readImports(source).map(({ specifier, line, typeOnly, lazy }) => [specifier, line, typeOnly, lazy])).toEqual([
    ['@stadstegoed/core/shared/result.ts', 1, false, false],
    ['./fund.ts', 2, true, false],
    ['./fund.css', 5, false, false],
    ['./money.ts', 6, false, false],
    ['./fund.view.tsx', 9, false, true],
    ['vite', 10, true, true],
  ]);
});
