import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../support/root.ts';

/** The sources of a build of the shop, without the generated API types, which do not affect the output. */
const SOURCES = [
  'package-lock.json',
  'apps/webshop/first-paint.js',
  'apps/webshop/index.html',
  'apps/webshop/route-preloads.js',
  'apps/webshop/public',
  'apps/webshop/src',
  'apps/webshop/vite',
  'packages/core/src',
  'packages/http/src',
  'packages/ui/src',
  'packages/variants',
];

const isTest = (name: string): boolean => /\.test\.tsx?$/.test(name);

function filesUnder(path: string): readonly string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (found.isFile()) return [path];
  return readdirSync(path)
    .filter((name) => name !== 'node_modules' && !isTest(name))
    .toSorted()
    .flatMap((name) => filesUnder(join(path, name)));
}

/** A hash over the names and contents of the sources, without tests. The same hash means the same build. */
export function sourceHash(paths: readonly string[] = SOURCES.map((path) => inRoot(path))): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesUnder)) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
