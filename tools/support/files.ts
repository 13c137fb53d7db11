import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', 'generated', 'coverage', 'pacts']);

/** Every file under a folder whose name fits, by its path from there; installed, built and generated files are left out. */
export function filesIn(folder: string, fits: RegExp): readonly string[] {
  const visit = (path: string): readonly string[] =>
    readdirSync(join(folder, path), { withFileTypes: true })
      .filter((entry) => !SKIPPED.has(entry.name) && !entry.name.startsWith('.'))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => {
        const inside = path === '' ? entry.name : `${path}/${entry.name}`;
        if (entry.isDirectory()) return visit(inside);
        return fits.test(entry.name) ? [inside] : [];
      });
  return existsSync(folder) ? visit('') : [];
}
