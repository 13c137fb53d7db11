import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadVariant } from '@stadstegoed/variants/load.ts';
import type { BuiltChunk } from '../../apps/webshop/vite/chunk-graph.ts';
import { withIncludedEnvironment } from '../../apps/webshop/vite/environment-block.ts';
import { PAGE_PATTERNS } from '../../apps/webshop/vite/page-addresses.ts';
import { versionOfShop } from '../shop/version.ts';
import { Problem } from '../support/problem.ts';
import { inRoot, root } from '../support/root.ts';
import { billOfMaterials, type ReleaseMark } from './bill-of-materials.ts';
import { type Part, partsOf } from './parts.ts';

/** What the files for the web server are made for, as they stand in apps/webshop/deployment. */
const SAMPLE = { key: 'zonnedorp', host: 'stadstegoed.zonnedorp.example' } as const;
/** Where a web server has its releases, unless it is told otherwise. */
export const SERVER_FOLDER = '/srv/stadstegoed';
const DEPLOYMENT = inRoot('apps', 'webshop', 'deployment');

/** What a release is made from. */
export interface ReleaseSource {
  readonly variant: string;
  /** The folder of the production build. */
  readonly build: string;
  /** Where the web server has a folder for each municipality. */
  readonly serverFolder: string;
}

function git(...args: readonly string[]): string {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Problem('A release is made in a clone of the repository: git says which commit it is.');
  return stdout.trim();
}

/** The commit, and its time, which is that of every file of a release, so that two releases of it are the same bytes. */
function commitOfRelease(): { readonly commit: string; readonly time: Date } {
  const commit = git('rev-parse', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '+changes');
  return { commit, time: new Date(Number(git('log', '-1', '--format=%ct')) * 1_000) };
}

/** A file of the web server with the names of a municipality; a name in nginx has no dash. */
function ofMunicipality(text: string, { variant, serverFolder }: ReleaseSource): string {
  const { publicUrl } = loadVariant(variant).variant;
  const host = publicUrl === undefined ? `stadstegoed.${variant}.example` : new URL(publicUrl).host;
  return text
    .replaceAll(SAMPLE.host, host)
    .replaceAll(SERVER_FOLDER, serverFolder)
    .replaceAll(`stadstegoed_${SAMPLE.key}`, `stadstegoed_${variant.replaceAll('-', '_')}`)
    .replaceAll(SAMPLE.key, variant);
}

const filesOf = (folder: string): readonly string[] =>
  globSync('**/*', { cwd: folder })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'))
    .toSorted();

function write(folder: string, name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

/** Writes what the web server needs into an empty folder: the site, the configuration of nginx and the first settings. */
function writeServerFiles(folder: string, source: ReleaseSource, mark: ReleaseMark): void {
  cpSync(source.build, join(folder, 'site'), { recursive: true });
  const page = join(folder, 'site', 'index.html');
  writeFileSync(page, withIncludedEnvironment(readFileSync(page, 'utf8')));
  write(folder, 'site/version.json', `${JSON.stringify(mark)}\n`);
  for (const name of filesOf(DEPLOYMENT))
    write(folder, name, ofMunicipality(readFileSync(join(DEPLOYMENT, name), 'utf8'), source));
  write(folder, 'nginx/pages.map', PAGE_PATTERNS.map((pattern) => `"~*${pattern}" /index.html;\n`).join(''));
}

const asText = ({ name, version = '', licence, licenceText }: Part): string =>
  `${name} ${version}\n${licence}\n\n${licenceText.trim()}\n`;

/** Writes a release of a build into an empty folder. */
export function writeRelease(
  folder: string,
  source: ReleaseSource,
  mark: ReleaseMark,
  { parts, time }: { readonly parts: readonly Part[]; readonly time: Date },
): void {
  writeServerFiles(folder, source, mark);
  write(folder, 'INSTALL.md', readFileSync(inRoot('docs', 'guides', 'deployment.md'), 'utf8'));
  for (const name of ['CHANGELOG.md', 'LICENSE']) write(folder, name, readFileSync(inRoot(name), 'utf8'));
  write(folder, 'PARTS.cdx.json', billOfMaterials(mark, time, parts));
  write(folder, 'LICENCES-OF-PARTS.txt', parts.map(asText).join(`\n${'-'.repeat(80)}\n\n`));
  const sums = filesOf(folder).map(
    (name) =>
      `${createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex')}  ${name}\n`,
  );
  write(folder, 'SHA256SUMS', sums.join(''));
}

/** The packages in the last build of a municipality: its scripts and its service worker. */
const partsOfBuild = (variant: string): readonly Part[] =>
  partsOf(
    [variant, `${variant}.worker`].flatMap((name): readonly BuiltChunk[] =>
      JSON.parse(readFileSync(inRoot('.cache', 'chunks', `${name}.json`), 'utf8')),
    ),
  );

/** Packs a folder into an archive beside it, the same bytes for the same files: sorted, of nobody, at one time. */
export function packRelease(folder: string, time: Date): string {
  const sameAlways = [
    '--sort=name',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u=rwX,go=rX',
    '--format=ustar',
  ];
  const { status, stdout } = spawnSync(
    'tar',
    [...sameAlways, `--mtime=@${time.getTime() / 1_000}`, '-cf', '-', '-C', dirname(folder), basename(folder)],
    { maxBuffer: 1_000_000_000 },
  );
  if (status !== 0) throw new Problem('The archive needs GNU tar, as every Linux has it.');
  const archive = `${folder}.tar.gz`;
  writeFileSync(archive, gzipSync(stdout, { level: 9 }));
  return archive;
}

/** Makes the folder of a release and its archive below `target`, in place of an earlier one. */
export function makeRelease(target: string, source: ReleaseSource): string {
  const { commit, time } = commitOfRelease();
  const mark = { version: versionOfShop(), commit, variant: source.variant };
  const folder = join(target, `stadstegoed-${source.variant}-${mark.version}`);
  rmSync(folder, { recursive: true, force: true });
  writeRelease(folder, source, mark, { parts: partsOfBuild(source.variant), time });
  return packRelease(folder, time);
}
