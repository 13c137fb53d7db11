import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Files of text. The page is none of them: each deployment writes its own environment data into it, see docs/guides/deployment.md. */
const TEXT = /\.(?:css|js|json|map|svg|txt|webmanifest|xml)$/;
/** A smaller file fits in one packet as it is. */
const LEAST_BYTES = 1_000;

/** The strongest there is: done once at the build, and read by every resident. */
const encoders: readonly (readonly [extension: string, encode: (content: Buffer) => Promise<Buffer>])[] = [
  [
    '.br',
    (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  ],
  ['.gz', (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION })],
];

/** Writes each larger text of a finished build once more with brotli (`.br`) and with gzip (`.gz`), beside itself. */
export async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names
      .filter((name) => TEXT.test(name))
      .map(async (name) => {
        const file = join(folder, name);
        const content = await readFile(file);
        if (content.length < LEAST_BYTES) return;
        await Promise.all(
          encoders.map(async ([extension, encode]) => writeFile(file + extension, await encode(content))),
        );
      }),
  );
}

/** Compresses the files of a build, so that no web server has to do it at each request. */
export function compressedFiles(): Plugin {
  let folder = '';
  return {
    name: 'stadstegoed-compressed-files',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async (error) => {
        if (error === undefined) await compressFiles(folder);
      },
    },
  };
}
