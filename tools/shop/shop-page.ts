import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { withEnvironment } from '../../apps/webshop/vite/environment-block.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** The content of the page in one encoding. */
export interface EncodedPage {
  readonly encoding: Encoding;
  readonly body: Buffer;
}

const compress: Readonly<Record<Encoding, (page: Buffer) => Buffer>> = {
  br: (page) => brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (page) => gzipSync(page, { level: 9 }),
  identity: (page) => page,
};

function bestOf(accepted: string): Encoding {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

/**
 * Serves the page of a production build with the environment data of this machine, in the best accepted encoding. The
 * build does not compress the page, because every deployment writes its environment data into it. Compressed at the
 * first request and again after a new build.
 */
export function createShopPage(
  folder: string,
  environment: Readonly<Record<string, unknown>>,
): (accepted: string) => EncodedPage {
  const file = join(folder, 'index.html');
  const ready = new Map<Encoding, Buffer>();
  let madeOf = Number.NaN;
  return (accepted) => {
    const { mtimeMs } = statSync(file);
    if (mtimeMs !== madeOf) ready.clear();
    madeOf = mtimeMs;
    const encoding = bestOf(accepted);
    const body =
      ready.get(encoding) ?? compress[encoding](Buffer.from(withEnvironment(readFileSync(file, 'utf8'), environment)));
    ready.set(encoding, body);
    return { encoding, body };
  };
}
