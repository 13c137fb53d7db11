import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Text files, except the page: each deployment writes its environment data into it, see docs/guides/deployment.md. */
const TEXT = /\.(?:css|js|json|map|svg|txt|webmanifest|xml)$/;
/** Smaller files fit in one packet without compression. */
const MIN_BYTES = 1_000;

type Encode = (content: Buffer) => Promise<Buffer>;

/** The encoders at their highest level, because a build compresses once for all visits. */
const encoders: readonly (readonly [extension: string, encode: Encode])[] = [
  [
    '.br',
    (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  ],
  ['.gz', (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION })],
];

/**
 * What was encoded before in this process, by extension and content. Builds of several variants have two thirds of their bytes
 * in common, and brotli at this level takes more time than the rest of a build.
 */
const encoded = new Map<string, Promise<Buffer>>();

function encodedOnce(extension: string, content: Buffer, encode: Encode): Promise<Buffer> {
  const key = createHash('sha256').update(content).digest('hex') + extension;
  const result = encoded.get(key) ?? encode(content);
  encoded.set(key, result);
  return result;
}

/** Writes a brotli (`.br`) and a gzip (`.gz`) version beside each larger text file of a build. */
export async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names
      .filter((name) => TEXT.test(name))
      .map(async (name) => {
        const file = join(folder, name);
        const content = await readFile(file);
        if (content.length < MIN_BYTES) return;
        await Promise.all(
          encoders.map(async ([extension, encode]) =>
            writeFile(file + extension, await encodedOnce(extension, content, encode)),
          ),
        );
      }),
  );
}

/**
 * Vite plugin that compresses the files of a build, so that web servers need not compress each response. Decision 16 says
 * why it is not vite-plugin-compression2.
 */
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
