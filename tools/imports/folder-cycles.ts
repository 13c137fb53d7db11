import { cyclesOf } from './cycles.ts';
import type { Edge } from './layers.ts';

/** The folders whose subfolders are features. A feature's `parts` count as a separate folder. */
const HOLDERS = ['packages/core/src/', 'packages/http/src/', 'packages/ui/src/', 'apps/webshop/src/features/'];
const APP = 'apps/webshop/src/';
const PARTS = /\/parts$/;
/** The mock platform, in which every folder counts, also a folder inside a folder. */
const MOCK_SERVER = /^mock-server\/(src|console|fixtures)\//;

/**
 * The folder of a file for the rule: a feature such as `packages/core/src/funds`, its `parts`, or a folder of the app
 * such as `apps/webshop/src/shell`, or any folder of the mock platform. Undefined for a file in none of them.
 */
export function folderOf(file: string): string | undefined {
  if (MOCK_SERVER.test(file)) return file.slice(0, file.lastIndexOf('/'));
  const holder = HOLDERS.find((start) => file.startsWith(start));
  if (holder === undefined) return appFolderOf(file);
  const [feature, inner, ...rest] = file.slice(holder.length).split('/');
  if (feature === undefined || inner === undefined) return undefined;
  return inner === 'parts' && rest.length > 0 ? `${holder}${feature}/parts` : `${holder}${feature}`;
}

function appFolderOf(file: string): string | undefined {
  if (!file.startsWith(APP)) return undefined;
  const [folder, inner] = file.slice(APP.length).split('/');
  return folder === undefined || inner === undefined ? undefined : `${APP}${folder}`;
}

/** A feature and its own parts may import each other as folders; `fileCycles` checks their files. */
const isSameFeature = (a: string, b: string): boolean => a.replace(PARTS, '') === b.replace(PARTS, '');

/** Every cycle of folders, once. Lazy imports do not count: they are the only imports upwards. */
export function folderCycles(edges: readonly Edge[]): readonly (readonly string[])[] {
  return cyclesOf(
    edges.flatMap(({ file, target, lazy }) => {
      const [from, to] = [folderOf(file), target === undefined ? undefined : folderOf(target)];
      return from === undefined || to === undefined || lazy || isSameFeature(from, to) ? [] : [{ from, to }];
    }),
  );
}

/** Every cycle of files, once, also through types and lazy imports. */
export function fileCycles(edges: readonly Edge[]): readonly (readonly string[])[] {
  return cyclesOf(edges.flatMap(({ file, target }) => (target === undefined ? [] : [{ from: file, to: target }])));
}
