import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn } from './support/files.ts';
import { inRoot, root } from './support/root.ts';

const read = (file: string): string => readFileSync(inRoot(file), 'utf8');
const documents = filesIn(root, /\.md$/);

it('code, tests and documents name ids of docs/spec, and no section of a book that is not in the repository', () => {
  const files = filesIn(root, /\.(?:tsx?|mjs|css|html|md|ya?ml)$/).filter((file) => !file.startsWith('docs/spec/'));
  expect(files.filter((file) => /\u00a7|\bpart [12],? (?:section )?\d/.test(read(file)))).toEqual([]);
});

it('every id that code, tests and documents name is one of docs/spec or docs/decisions', () => {
  const anchors = filesIn(inRoot('docs/spec'), /\.md$/).flatMap((file) =>
    [...read(`docs/spec/${file}`).matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id),
  );
  const decisions = filesIn(inRoot('docs/decisions'), /\.md$/).map((file) => `decision-${Number(file.slice(0, 4))}`);
  const known = new Set([...anchors, ...decisions]);
  const files = filesIn(root, /\.(?:tsx?|md|ya?ml)$/).filter((file) => !file.startsWith('tools/spec/'));
  const named = files.flatMap((file) =>
    [
      ...read(file).matchAll(
        /\b(?:reading|decision) \d+\b|\b(?:SH|SI|FU|FA|FR|VO|PC|PR|PV|SE|RS|RB|RC|NO|AC|FI|PA|API)-\d{3}\b/g,
      ),
    ].map(([name]) => ({ file, id: name.replace(' ', '-') })),
  );
  expect(named.filter(({ id }) => !known.has(id))).toEqual([]);
});

it('every link of a document leads to a file', () => {
  const links = documents.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, link = '']) => ({ file, link })),
  );
  expect(links.filter(({ file, link }) => !existsSync(inRoot(dirname(file), link)))).toEqual([]);
});

/** A path in backticks has an extension, ends with a slash, or begins with a folder of the repository. */
const PATH =
  /`((?:apps|packages|mock-server|openapi|contracts|tools|docs)\/[\w.<>*/-]+|[\w<*][\w.<>*/-]*(?:\.(?:tsx?|mjs|css|json|ya?ml|md)|\/))`/g;

it('every path in backticks is the end of a path of the repository, with <feature> and * for any name', () => {
  const isBuilt = (path: string): boolean => path.includes('/dist/');
  const isSkipped = (name: string): boolean => ['node_modules', '.git', '.cache', 'dist'].includes(name);
  const all = globSync('**', { cwd: root, exclude: isSkipped }).map((path) => `/${path.replaceAll('\\', '/')}`);
  const isScreenAvailable = (path: string): boolean => {
    const name = path
      .replace(/\/$/, '')
      .replaceAll('.', String.raw`\.`)
      .replaceAll(/<\w+>|\*/g, '[^/]+');
    const end = new RegExp(`/${name}$`);
    return all.some((one) => end.test(one));
  };
  const paths = documents.flatMap((file) => [...read(file).matchAll(PATH)].map(([, path = '']) => ({ file, path })));
  expect(paths.filter(({ path }) => !isBuilt(path) && !isScreenAvailable(path))).toEqual([]);
});
