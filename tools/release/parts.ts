import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltChunk } from '../../apps/webshop/vite/chunk-graph.ts';
import { inRoot } from '../support/root.ts';

/** A package of others, of which something is in a build. */
export interface Part {
  readonly name: string;
  /** Absent for a file that does not say it. */
  readonly version?: string;
  /** The expression of SPDX. */
  readonly licence: string;
  /** The licence in full, as the package has it; empty where it has none. */
  readonly licenceText: string;
}

/** The last folder below a node_modules in the path of a source. */
const PACKAGE = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/;
/** The helpers that the build adds have no file. */
const HELPERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\0vite\//, 'vite'],
  [/\0(?:rolldown|@oxc-project\+runtime)/, 'rolldown'],
];

/** The folder of the package that a source belongs to, below apps/webshop as the build notes it; undefined for the shop's own. */
function packageFolder(source: string): string | undefined {
  const helper = HELPERS.find(([pattern]) => pattern.test(source));
  if (helper !== undefined) return inRoot('node_modules', helper[1]);
  const [folder] = PACKAGE.exec(source) ?? [];
  return folder === undefined ? undefined : inRoot('apps', 'webshop', folder);
}

function partAt(folder: string): Part {
  const { name, version, license }: { name: string; version: string; license?: string } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  if (license === undefined) throw new Error(`The package ${name} names no licence.`);
  const texts = globSync('{LICEN[CS]E,licen[cs]e}{,.md,.txt,-MIT}', { cwd: folder }).toSorted();
  return {
    name,
    version,
    licence: license,
    licenceText: texts.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n'),
  };
}

/** The font, whose file is in packages/ui. */
const FONT: Part = {
  name: 'figtree',
  licence: 'OFL-1.1',
  licenceText: readFileSync(inRoot('packages', 'ui', 'src', 'fonts', 'OFL-figtree.txt'), 'utf8'),
};

/** The packages of which something is in these scripts, and the font, by name. */
export function partsOf(chunks: readonly BuiltChunk[]): readonly Part[] {
  const folders = new Set(chunks.flatMap(({ sources }) => sources.flatMap((source) => packageFolder(source) ?? [])));
  return [...[...folders].map(partAt), FONT].toSorted((one, other) => (one.name < other.name ? -1 : 1));
}
