import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesIn } from '../support/files.ts';
import { inRoot, root } from '../support/root.ts';

/** The rows of the table in docs/architecture.md, such as "| `tools` | 2,500 |". */
const ROW = /^\| `(?<folder>[^`]+)` +\| +(?<most>[\d,]+) \|$/gm;
const budgets = [...readFileSync(inRoot('docs/architecture.md'), 'utf8').matchAll(ROW)].map(({ groups = {} }) => ({
  folder: groups['folder'] ?? '',
  most: Number(groups['most']?.replaceAll(',', '')),
}));

/** The folder of the table that a file counts for: the innermost. What no row names counts for the root. */
const folderOf = (file: string): string =>
  budgets
    .map(({ folder }) => folder)
    .filter((folder) => folder === '.' || file.startsWith(`${folder}/`))
    .reduce((inner, folder) => (folder.length > inner.length ? folder : inner), '.');

const files = filesIn(root, /\.(tsx?|m?js|css)$/);
const linesOf = (folder: string): number =>
  files
    .filter((file) => folderOf(file) === folder)
    .reduce((sum, file) => sum + readFileSync(inRoot(file), 'utf8').split('\n').length - 1, 0);

it('holds each folder to the lines that docs/architecture.md grants it', () => {
  const over = budgets.map((row) => ({ ...row, lines: linesOf(row.folder) })).filter(({ lines, most }) => lines > most);
  expect(over).toEqual([]);
});
