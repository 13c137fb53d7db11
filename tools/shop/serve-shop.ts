import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import httpProxy from '@fastify/http-proxy';
import staticFiles from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { answerHeaders, securityHeaders } from '../../apps/webshop/vite/content-security-policy.ts';
import { localEnvironment, withEnvironment } from '../../apps/webshop/vite/environment-block.ts';
import { isPageAddress } from '../../apps/webshop/vite/page-addresses.ts';
import { versionOfShop } from './version.ts';

interface ShopServerOptions {
  /** The folder of a production build. */
  readonly folder: string;
  /** The folder of the source maps of the scripts in it. */
  readonly sourceMaps?: string;
  /** The http origin to which `/api` is proxied. */
  readonly platform: string;
  /** The tenant to name instead of the variant's own. */
  readonly clientKey?: string | null;
  /** The origin that residents see when a proxy is in front; then the mock platform's own pages are on it too. */
  readonly publicUrl?: string | undefined;
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Hop-by-hop headers (RFC 9110, section 7.6.1), and `Expect`, which Node answers itself. */
const HOP_BY_HOP = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
]);

const onward = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));

/** The headers of a request without content, for the methods whose content the proxy leaves out. */
function withoutContent({ 'content-length': _length, 'content-type': _type, ...headers }: Headers): Headers {
  return headers;
}

/** The headers that replace the platform's own, with names as Node gives them. */
const OF_ANSWERS: Headers = Object.fromEntries(
  Object.entries(answerHeaders).map(([name, value]) => [name.toLowerCase(), value]),
);

/** Proxies the calls of the platform. Bodies are streamed, and no request is sent twice. */
function addPlatform(app: FastifyInstance, platform: string): void {
  void app.register(httpProxy, {
    upstream: platform,
    prefix: '/api',
    rewritePrefix: '/api',
    routes: ['/*'],
    destroyAgent: true,
    replyOptions: {
      retryDelay: () => null,
      rewriteRequestHeaders: ({ method }, headers) =>
        onward(method === 'GET' || method === 'HEAD' ? withoutContent(headers) : headers),
      rewriteHeaders: (headers) => ({ ...onward(headers), ...OF_ANSWERS }),
      onError: (reply) => void reply.code(502).send({ message: 'The platform does not answer.' }),
    },
  });
}

/** Passes the mock platform's own pages on, and what they load: console, simulated DigiD, map. */
function addMockPages(app: FastifyInstance, upstream: string): void {
  for (const prefix of ['/_mock', '/email-verification'])
    void app.register(httpProxy, { upstream, prefix, rewritePrefix: prefix, destroyAgent: true });
}

/** Serves the build. What is neither a screen nor a file gets the page with status 404. */
function addBuild(
  app: FastifyInstance,
  { folder, sourceMaps }: ShopServerOptions,
  environment: Readonly<Record<string, unknown>>,
): void {
  void app.register(staticFiles, {
    root: folder,
    serve: false,
    preCompressed: true,
    acceptRanges: false,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(folder, 'assets'));
      void reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  // Read at each visit, because a new build may replace it.
  const page = (): string => withEnvironment(readFileSync(join(folder, 'index.html'), 'utf8'), environment);
  const sendPage = (reply: FastifyReply, status: number): FastifyReply =>
    reply.code(status).header('Cache-Control', 'no-cache').type('text/html; charset=utf-8').send(page());
  app.get('/health', (_request, reply) => reply.type('text/plain').send('ok\n'));
  app.get('/version', () => ({ version: versionOfShop() }));
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const path = request.params['*'];
    if (path === 'index.html' || isPageAddress(`/${path}`)) return sendPage(reply, 200);
    if (sourceMaps !== undefined && existsSync(join(sourceMaps, `${basename(path)}.map`)))
      reply.header('SourceMap', encodeURI(`/${path}.map`));
    if (sourceMaps !== undefined && path.endsWith('.map')) return reply.sendFile(basename(path), sourceMaps);
    return extname(path) === '' ? sendPage(reply, 404) : reply.sendFile(path);
  });
  app.setNotFoundHandler((_request, reply) => sendPage(reply, 404));
}

/** Addresses whose answers bring their own headers; those of the mock's pages only reach it behind a proxy. */
const OF_PLATFORM = /^\/(?:api|_mock|email-verification)\//;

/** The path and query of a request line, which may be a whole address (RFC 9112, section 3.2.2); its host is ignored. */
const pathOf = (target = ''): string => target.replace(/^https?:\/\/[^/?]+(?=[/?]|$)/i, '').replace(/^(?=\?|$)/, '/');

/** Serves a production build as a deployment does: with security headers, the page for all screens, and a proxy for `/api`. */
export function createShopServer(options: ShopServerOptions): FastifyInstance {
  const { platform, clientKey, publicUrl } = options;
  const named = publicUrl ?? platform;
  const app = Fastify({ forceCloseConnections: true, rewriteUrl: ({ url }) => pathOf(url) });
  // Bodies of calls are streamed to the platform whatever they are.
  app.removeAllContentTypeParsers();
  app.addHook('onRequest', async ({ url }, reply) => {
    if (!OF_PLATFORM.test(url)) reply.headers(securityHeaders([named], url.replace(/\?.*/, '')));
    // A URL parser would read what follows two slashes as a host.
    if (!/^\/(?![/\\])/.test(url)) return reply.code(400).send();
    return undefined;
  });
  addPlatform(app, platform);
  if (publicUrl !== undefined) addMockPages(app, platform);
  addBuild(app, options, localEnvironment(named, clientKey));
  return app;
}
