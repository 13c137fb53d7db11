import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { inRoot } from '../support/root.ts';

/** A package of this repository with its folder and the dependencies of its manifest. */
export interface Workspace {
  readonly name: string;
  readonly folder: string;
  readonly dependencies: ReadonlySet<string>;
  /** The exports map: from a subpath pattern such as `./*` to the target pattern. */
  readonly exports: Readonly<Record<string, string>>;
}

interface Manifest {
  readonly name: string;
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string>>;
}

/** The border to a package.json, whose shape npm has already validated. */
const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8'));

function toWorkspace(folder: string): Workspace {
  const manifest = readManifest(folder);
  const sets = [manifest.dependencies, manifest.devDependencies, manifest.peerDependencies];
  return {
    name: manifest.name,
    folder,
    dependencies: new Set(sets.flatMap((set) => Object.keys(set ?? {}))),
    exports: manifest.exports ?? {},
  };
}

/** The packages of the repository; the first is the root itself, with folder ''. */
export function readWorkspaces(): readonly Workspace[] {
  const folders = readManifest('.').workspaces ?? [];
  return [
    { ...toWorkspace('.'), folder: '' },
    ...folders.filter((folder) => existsSync(inRoot(folder))).map(toWorkspace),
  ];
}

/** The package of a file. */
export function ownerOf(workspaces: readonly Workspace[], file: string): Workspace | undefined {
  return (
    workspaces.find(({ folder }) => folder !== '' && file.startsWith(`${folder}/`)) ??
    workspaces.find(({ folder }) => folder === '')
  );
}

/** The package of a specifier: `@scope/name` for `@scope/name/deep/file.ts`. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function exported(workspace: Workspace, subpath: string): string | undefined {
  const patterns = Object.keys(workspace.exports).toSorted((a, b) => b.length - a.length);
  for (const pattern of patterns) {
    const [before = '', after = ''] = pattern.split('*');
    if (!subpath.startsWith(before) || !subpath.endsWith(after)) continue;
    const middle = subpath.slice(before.length, subpath.length - after.length);
    return posix.join(workspace.folder, workspace.exports[pattern]?.replace('*', middle) ?? '');
  }
  return undefined;
}

/** The target file of an import in this repository; undefined for an installed package or a built-in. */
export function targetOf(workspaces: readonly Workspace[], file: string, specifier: string): string | undefined {
  const [path = ''] = specifier.split('?');
  if (path.startsWith('.')) return posix.join(posix.dirname(file), path);
  const name = packageOf(path);
  const workspace = workspaces.find((candidate) => candidate.name === name);
  return workspace === undefined ? undefined : exported(workspace, `.${path.slice(name.length)}`);
}
