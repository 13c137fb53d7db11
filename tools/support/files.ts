import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', 'generated', 'coverage']);

/** The paths of the files under a folder whose name matches, without installed, built and generated files. */
export function filesIn(folder: string, pattern: RegExp): readonly string[] {
  const visit = (path: string): readonly string[] =>
    readdirSync(join(folder, path), { withFileTypes: true })
      .filter((entry) => !SKIPPED.has(entry.name) && !entry.name.startsWith('.'))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => {
        const inside = path === '' ? entry.name : `${path}/${entry.name}`;
        if (entry.isDirectory()) return visit(inside);
        return pattern.test(entry.name) ? [inside] : [];
      });
  return existsSync(folder) ? visit('') : [];
}
