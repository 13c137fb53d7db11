import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import sirv, { type RequestHandler } from 'sirv';
import { securityHeaders } from '../../apps/webshop/vite/content-security-policy.ts';
import { localEnvironment } from '../../apps/webshop/vite/environment-block.ts';
import { createPlatformProxy } from './platform-proxy.ts';
import { type RequestTarget, targetOf } from './request-target.ts';
import { createShopPage } from './shop-page.ts';

interface ShopServerOptions {
  /** The folder of a production build. */
  readonly folder: string;
  /** The http origin to which `/api` is proxied. */
  readonly platform: string;
  /** The tenant to name instead of the variant's own. */
  readonly clientKey?: string | null;
}

/** One request with its answer. */
interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

const end = (outgoing: ServerResponse, status: number): void => void outgoing.writeHead(status).end();

/** Serves the files of a build and their compressed versions. Looks them up at each request, to pick up a new build. */
const filesOf = (folder: string): RequestHandler =>
  sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (outgoing, pathname) => {
      const isHashed = pathname.startsWith('/assets/');
      outgoing.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

function sendFile(files: RequestHandler, { incoming, outgoing }: Exchange): void {
  // A new build may remove a file while it is read. sirv has no error listener, and an unhandled error ends the
  // process.
  outgoing.once('pipe', (file) => file.once('error', () => outgoing.destroy()));
  // A server may ignore a range. sirv accepts some invalid ranges.
  delete incoming.headers.range;
  files(incoming, outgoing, () => end(outgoing, 404));
}

function sendPage(page: ReturnType<typeof createShopPage>, { incoming, outgoing }: Exchange): void {
  const { encoding, body } = page(String(incoming.headers['accept-encoding'] ?? ''));
  outgoing.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': body.byteLength,
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  });
  outgoing.end(incoming.method === 'HEAD' ? undefined : body);
}

/**
 * Whether a path is a screen: paths of screens have no extension. A missing file must not be answered with the page.
 */
const isPage = (pathname: string): boolean => extname(pathname) === '' || pathname === '/index.html';

/**
 * Serves a production build as a deployment does: with security headers and compression, the page for all screens, and
 * a proxy for `/api`. No request ends the process: a malformed request gets 400, an exception 500.
 */
export function createShopServer({ folder, platform, clientKey }: ShopServerOptions): Server {
  const proxy = createPlatformProxy(platform);
  const files = filesOf(folder);
  const page = createShopPage(folder, localEnvironment(platform, clientKey));
  const answer = ({ pathname, search }: RequestTarget, exchange: Exchange): void => {
    const { incoming, outgoing } = exchange;
    if (pathname.startsWith('/api/')) return proxy(`${pathname}${search}`, incoming, outgoing);
    const headers = securityHeaders([platform], pathname);
    for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return end(outgoing, 404);
    return isPage(pathname) ? sendPage(page, exchange) : sendFile(files, exchange);
  };
  return createServer((incoming, outgoing) => {
    const target = targetOf(incoming.url ?? '');
    if (target === null) return end(outgoing, 400);
    try {
      return answer(target, { incoming, outgoing });
    } catch {
      return outgoing.headersSent ? void outgoing.destroy() : end(outgoing, 500);
    }
  });
}
