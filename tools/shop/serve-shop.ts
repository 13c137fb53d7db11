import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, createGzip, gzip } from 'node:zlib';
import { localEnvironment, withEnvironment } from '../../apps/webshop/vite/environment-block.ts';
import { securityHeaders } from '../../apps/webshop/vite/content-security-policy.ts';

interface ShopServerOptions {
  /** The folder of a production build. */
  readonly folder: string;
  /** The origin that `/api` is passed on to. */
  readonly platform: string;
}

type Encoding = 'br' | 'gzip' | 'identity';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const COMPRESSED = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);
/** Strong enough to come near what a deployment compresses beforehand, quick enough to do at the first request. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** The file for an address: itself when it is there, the page for every address of a screen, nothing for a missing file. */
export function fileFor(folder: string, path: string): string | undefined {
  const wanted = normalize(join(folder, path));
  if (!wanted.startsWith(folder + sep) && wanted !== folder) return undefined;
  if (statSync(wanted, { throwIfNoEntry: false })?.isFile() === true) return wanted;
  return extname(path) === '' ? join(folder, 'index.html') : undefined;
}

/** The best encoding that the browser accepts for this kind of file. */
export function encodingFor(accepted: string, extension: string): Encoding {
  if (!COMPRESSED.has(extension)) return 'identity';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

const compress: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, BROTLI),
  gzip: (body) => promisify(gzip)(body),
  identity: (body) => Promise.resolve(body),
};

/** Whether an answer of the platform gains by being compressed on its way: text that nobody compressed yet. */
function isWorthCompressing(incoming: IncomingMessage, answer: IncomingMessage): boolean {
  const accepts = /\bgzip\b/.test(String(incoming.headers['accept-encoding'] ?? ''));
  const isText = /^(?:application\/json|image\/svg\+xml)/.test(answer.headers['content-type'] ?? '');
  const hasBody = incoming.method !== 'HEAD' && answer.statusCode !== 204 && answer.statusCode !== 304;
  return accepts && isText && hasBody && answer.headers['content-encoding'] === undefined;
}

/** Sends an answer of the platform to the browser, compressed as a deployment's web server does. */
function relay(incoming: IncomingMessage, answer: IncomingMessage, outgoing: ServerResponse): void {
  const status = answer.statusCode ?? 502;
  if (!isWorthCompressing(incoming, answer)) {
    outgoing.writeHead(status, answer.headers);
    answer.pipe(outgoing);
    return;
  }
  const { 'content-length': _length, ...headers } = answer.headers;
  outgoing.writeHead(status, { ...headers, 'content-encoding': 'gzip' });
  answer.pipe(createGzip()).pipe(outgoing);
}

/** Hands a call on to the platform, streaming both ways; a platform that is not there answers 502. */
function passOn(platform: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const target = new URL(incoming.url ?? '/', platform);
  const onward = request(
    target,
    { method: incoming.method, headers: { ...incoming.headers, host: target.host } },
    (answer) => relay(incoming, answer, outgoing),
  );
  onward.on('error', () => {
    if (!outgoing.headersSent) outgoing.writeHead(502, { 'Content-Type': 'application/json' });
    outgoing.end('{"message":"The platform does not answer."}');
  });
  outgoing.on('close', () => onward.destroy());
  incoming.pipe(onward);
}

/** A file of the build; the page with the environment data of this machine. */
function contentOf(file: string, platform: string): Buffer {
  if (extname(file) !== '.html') return readFileSync(file);
  return Buffer.from(withEnvironment(readFileSync(file, 'utf8'), localEnvironment(platform)));
}

/** Serves a production build as a deployment does: its headers, compressed, pages for all screens, and `/api` passed on. */
export function createShopServer({ folder, platform }: ShopServerOptions): Server {
  const headers = securityHeaders([platform]);
  const ready = new Map<string, Promise<Buffer>>();
  const bodyOf = (file: string, encoding: Encoding): Promise<Buffer> => {
    const key = `${encoding} ${file} ${statSync(file).mtimeMs}`;
    const body = ready.get(key) ?? compress[encoding](contentOf(file, platform));
    ready.set(key, body);
    return body;
  };
  const send = async (file: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const encoding = encodingFor(String(incoming.headers['accept-encoding'] ?? ''), extname(file));
    const body = await bodyOf(file, encoding);
    outgoing.writeHead(200, {
      ...headers,
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Content-Length': body.byteLength,
      'Cache-Control': file.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
      Vary: 'Accept-Encoding',
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    });
    outgoing.end(incoming.method === 'HEAD' ? undefined : body);
  };
  return createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://shop');
    if (pathname.startsWith('/api/')) return passOn(platform, incoming, outgoing);
    const file = incoming.method === 'GET' || incoming.method === 'HEAD' ? fileFor(folder, pathname) : undefined;
    if (file === undefined) return void outgoing.writeHead(404, headers).end();
    send(file, incoming, outgoing).catch(() => outgoing.writeHead(500, headers).end());
  });
}
