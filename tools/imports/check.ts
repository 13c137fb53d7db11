import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { filesIn } from '../support/files.ts';
import { inRoot, root } from '../support/root.ts';
import { type Edge, layers } from './layers.ts';
import { readImports } from './read-imports.ts';
import { fileCycles, folderCycles } from './folder-cycles.ts';
import { ownerOf, packageOf, readWorkspaces, targetOf, type Workspace } from './workspaces.ts';

const USE_CASE = /^export class \w+[^{]*\{[\s\S]*?^ {2}(?:async )?run\(/m;
const TEST =
  /\.test\.tsx?$|\/testing\/|^apps\/webshop\/(journeys|e2e)\/|^contracts\/|^mock-server\/(reliability|bench)\//;
/** Code that builds or checks the product; it may use the root's dependencies. */
const WORKSHOP = /^tools\/|^[^/]+\.ts$|^apps\/webshop\/vite(\/|\.config\.ts)|^packages\/ui\/gallery\//;
const BROWSER_CODE = /^packages\/(core|http|ui)\/|^apps\/webshop\/src\//;
const HAS_EXTENSION = /\.\w+(\?\w+)?$/;

/** All source files and their imports. */
export function readEdges(workspaces: readonly Workspace[]): readonly Edge[] {
  const files = filesIn(root, /(?<!\.d)\.tsx?$/);
  const sources = new Map(files.map((file) => [file, readFileSync(inRoot(file), 'utf8')]));
  const inCore = files.filter((file) => file.startsWith('packages/core/src/') && !TEST.test(file));
  const useCases = new Set(inCore.filter((file) => USE_CASE.test(sources.get(file) ?? '')));
  return [...sources].flatMap(([file, source]) =>
    readImports(source).map((line) => ({
      ...line,
      file,
      useCases,
      target: targetOf(workspaces, file, line.specifier),
    })),
  );
}

/** The problem with the target of an import, apart from its layer; undefined when there is none. */
export function manifestProblem(edge: Edge, workspaces: readonly Workspace[]): string | undefined {
  if (edge.specifier.startsWith('virtual:')) return undefined;
  if (edge.specifier.startsWith('.')) return relativeProblem(edge, workspaces);
  return isBuiltin(edge.specifier) ? builtinProblem(edge) : packageProblem(edge, workspaces);
}

function builtinProblem({ file }: Edge): string | undefined {
  return BROWSER_CODE.test(file) && !TEST.test(file) ? 'this code runs in a browser, which has no Node' : undefined;
}

function mayKnow(file: string, name: string, workspaces: readonly Workspace[]): boolean {
  const owner = ownerOf(workspaces, file);
  if (owner?.name === name || owner?.dependencies.has(name) === true) return true;
  if (WORKSHOP.test(file)) return workspaces.some((each) => each.name === name || each.dependencies.has(name));
  return TEST.test(file) && workspaces[0]?.dependencies.has(name) === true;
}

function packageProblem({ file, specifier, target }: Edge, workspaces: readonly Workspace[]): string | undefined {
  const name = packageOf(specifier);
  if (!mayKnow(file, name, workspaces)) {
    const manifest = ownerOf(workspaces, file)?.folder || 'the root';
    return `${name} is not in the manifest of ${manifest}, which is the list of what it may know`;
  }
  return target === undefined && name.startsWith('@stadstegoed/') ? 'the package does not export this file' : undefined;
}

function relativeProblem({ file, specifier, target }: Edge, workspaces: readonly Workspace[]): string | undefined {
  if (!HAS_EXTENSION.test(specifier))
    return 'a relative import names its file with the extension, because Node and the browser do so too';
  if (WORKSHOP.test(file) || target === undefined) return undefined;
  const same = ownerOf(workspaces, file)?.folder === ownerOf(workspaces, target)?.folder;
  return same ? undefined : 'another package is imported by its name, so that its manifest and its exports count';
}

function layerProblems(edge: Edge): readonly string[] {
  if (TEST.test(edge.file)) return [];
  return layers.filter(({ from, refuses }) => from.test(edge.file) && refuses(edge)).map(({ why }) => why);
}

const barrels = (edges: readonly Edge[]): readonly string[] =>
  [...new Set(edges.map(({ file }) => file))]
    .filter((file) => /(^|\/)index\.tsx?$/.test(file))
    .map((file) => `${file}: there are no barrels here; import the file that owns the name`);

const closed = (cycle: readonly string[]): string => [...cycle, cycle[0]].join(' -> ');

/** The code of the shop and of the mock platform. */
const PRODUCT = /^(packages|apps|mock-server)\//;

function cycleProblems(edges: readonly Edge[]): readonly string[] {
  const product = edges.filter(({ file }) => PRODUCT.test(file));
  return [
    ...folderCycles(product).map(
      (cycle) => `${closed(cycle)}: imports between folders run one way; move what both need into the lower one`,
    ),
    ...fileCycles(product).map((cycle) => `${closed(cycle)}: files that need each other cannot be read one by one`),
  ];
}

/** Every forbidden import of the repository, as `file:line imports target: reason`. */
export function importProblems(): readonly string[] {
  if (!existsSync(inRoot('package.json'))) return [];
  const workspaces = readWorkspaces();
  const edges = readEdges(workspaces);
  const single = edges.flatMap((edge) =>
    [manifestProblem(edge, workspaces) ?? [], layerProblems(edge)]
      .flat()
      .map((why) => `${edge.file}:${edge.line} imports ${edge.specifier}: ${why}`),
  );
  const product = edges.filter(({ file }) => !TEST.test(file));
  return [...single, ...cycleProblems(product), ...barrels(edges)];
}
