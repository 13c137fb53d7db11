import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type IncomingMessage, request, type RequestListener } from 'node:http';
import { createServer, request as secureRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { buildMockPlatform } from '@stadstegoed/mock-server/mock-platform.ts';
import { compressFiles } from '../../apps/webshop/vite/compressed-files.ts';
import { withEnvironment } from '../../apps/webshop/vite/environment-block.ts';
import { buildShop, builtFolder, isBuilt } from '../shop/build-shop.ts';
import { chromiumLaunch } from '../support/chromium.ts';
import { freePort, listenOnFreePort, untilListening } from '../support/listening.ts';
import { inRoot } from '../support/root.ts';
import { type Certificate, makeCertificate, type NginxFile, startNginx } from './nginx.ts';

/** The hosts of the shop and of the platform in the guide, and their origins. */
export const HOST = 'stadstegoed.zonnedorp.example';
export const PLATFORM_HOST = 'platform.example';
export const SHOP = `https://${HOST}`;
export const PLATFORM = `https://${PLATFORM_HOST}`;

const GUIDE = readFileSync(inRoot('docs', 'guides', 'deployment.md'), 'utf8');

/** A path in the guide, at the start of a line, and the first block of nginx below it. */
const FILE = /^`\/etc\/nginx\/([^`]+)`(?:(?!^#|^```)[\s\S])*?^```nginx\n([\s\S]*?)^```/gm;

/** Every file of nginx that the guide shows, in its order. */
export const guideFiles: readonly NginxFile[] = [...GUIDE.matchAll(FILE)].map(([, path = '', text = '']) => ({
  path,
  text,
}));

/** What the web server answered. */
interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** One deployment as the guide describes it, on free ports of this machine. */
export interface Deployment {
  readonly folder: string;
  readonly platformPort: number;
  readonly httpsPort: number;
  /** Ask the web server for a path. */
  readonly http: (path: string) => Promise<Answer>;
  readonly https: (path: string, headers?: IncomingHttpHeaders) => Promise<Answer>;
  /** Ends it and removes its folder. */
  readonly end: () => Promise<void>;
}

/** How a deployment differs from the one of the guide. */
export interface DeploymentOptions {
  /** The certificate that the platform shows; the one that nginx trusts when it is left out. */
  readonly shown?: (folder: string) => Certificate;
  /** Whether the requests come through a load balancer on this machine. */
  readonly behindBalancer?: boolean;
  /** Fills the folder that nginx serves; with one script when it is left out. */
  readonly writeBuild?: (folder: string) => Promise<void>;
  /** What the platform answers; the headers that it got when it is left out. */
  readonly answer?: RequestListener;
}

/** A build with one script, as `npm run build` leaves it. */
async function writeSmallBuild(folder: string): Promise<void> {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), `<p>page</p>${' '.repeat(2_000)}`);
  writeFileSync(join(folder, 'assets', 'home-1a2b.js'), 'home();'.repeat(500));
  writeFileSync(join(folder, 'service-worker.js'), 'work();');
  await compressFiles(folder);
}

/** What the platform says the time is, long ago for this machine. */
export const PLATFORM_TIME = 'Thu, 15 Jan 2026 09:00:00 GMT';

const echo: RequestListener = (incoming, outgoing) => {
  outgoing
    .setHeader('Content-Type', 'application/json')
    .setHeader('Date', PLATFORM_TIME)
    .end(JSON.stringify(incoming.headers));
};

/** Starts nginx with the files of the guide, before a build and a platform. */
export async function deploy(options: DeploymentOptions = {}): Promise<Deployment> {
  const { shown, behindBalancer = false, writeBuild = writeSmallBuild, answer = echo } = options;
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  chmodSync(folder, 0o755);
  await writeBuild(join(folder, 'build'));
  const own = makeCertificate(folder, HOST);
  const trusted = makeCertificate(folder, PLATFORM_HOST);
  const { cert, key } = shown?.(folder) ?? trusted;
  const platform = createServer({ cert, key }, answer);
  const [platformPort, httpPort, httpsPort] = [await listenOnFreePort(platform), await freePort(), await freePort()];
  /** The ports and paths of a server, and those of this machine in their place. */
  const places = [
    ['listen 80;', `listen 127.0.0.1:${httpPort};`],
    ['listen 443 ', `listen 127.0.0.1:${httpsPort} `],
    ['/srv/stadstegoed/zonnedorp', join(folder, 'build')],
    ['/var/log/nginx', join(folder, 'log')],
    ['/etc/ssl/stadstegoed/fullchain.pem', own.certFile],
    ['/etc/ssl/stadstegoed/privkey.pem', own.keyFile],
    ['/etc/ssl/certs/ca-certificates.crt', trusted.certFile],
    ['192.0.2.0/24', '127.0.0.1'],
  ] as const;
  const files = guideFiles
    .filter(({ path }) => behindBalancer || !path.endsWith('real-ip.conf'))
    .map(({ path, text }) => ({ path, text: places.reduce((moved, [from, to]) => moved.replaceAll(from, to), text) }));
  const stopNginx = startNginx(folder, files, platformPort);
  await untilListening(httpsPort);
  const ask = async (send: typeof request, port: number, path: string, headers = {}): Promise<Answer> => {
    const tls = { ca: own.cert, servername: HOST };
    const call = send({ host: '127.0.0.1', agent: false, ...tls, port, path, headers: { host: HOST, ...headers } });
    const [incoming]: IncomingMessage[] = await once(call.end(), 'response');
    if (incoming === undefined) throw new Error('There is no answer.');
    let body = '';
    for await (const part of incoming.setEncoding('latin1')) body += String(part);
    return { status: incoming.statusCode, headers: incoming.headers, body };
  };
  return {
    folder,
    platformPort,
    httpsPort,
    http: (path) => ask(request, httpPort, path),
    https: (path, headers) => ask(secureRequest, httpsPort, path, headers),
    end: async () => {
      await stopNginx();
      platform.closeAllConnections();
      platform.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The built shop as residents get it: behind nginx, with a mock platform, and a browser that reaches no other host. */
export interface DeployedShop {
  readonly mock: Awaited<ReturnType<typeof buildMockPlatform>>;
  readonly browser: Browser;
  readonly end: () => Promise<void>;
}

/** A path at which the platform of a deployed shop answers with a page, as with a file that somebody uploaded. */
export const HOSTILE = '/api/v1/files/hostile';
/** Says in its title what a script of it can read of the shop. */
const HOSTILE_PAGE = `<!doctype html><title>no script ran</title><p>hostile</p>
<script>document.title = 'a script ran'; document.title = 'read ' + localStorage.length</script>`;

export async function deployShop(variant: string): Promise<DeployedShop> {
  if (!isBuilt(variant)) await buildShop(variant);
  const environment: Readonly<Record<string, unknown>> = JSON.parse(
    /id="environment">\s*(\{[\s\S]*?\})\s*<\/script>/.exec(GUIDE)?.[1] ?? '',
  );
  // As the real platform, it names its own address for DigiD and pictures, also to a shop that calls it through `/api`.
  const mock = await buildMockPlatform({ shopUrl: SHOP, publicUrl: PLATFORM, apiOrigin: PLATFORM });
  await mock.ready();
  const writeBuild = async (folder: string): Promise<void> => {
    cpSync(builtFolder(variant), folder, { recursive: true });
    const page = join(folder, 'index.html');
    writeFileSync(page, withEnvironment(readFileSync(page, 'utf8'), environment));
  };
  const { httpsPort, platformPort, end } = await deploy({
    writeBuild,
    answer: (incoming, outgoing) => {
      if (incoming.url !== HOSTILE) return mock.routing(incoming, outgoing);
      outgoing.setHeader('Content-Type', 'text/html').end(HOSTILE_PAGE);
    },
  });
  const hosts = `MAP ${HOST} 127.0.0.1:${httpsPort},MAP ${PLATFORM_HOST} 127.0.0.1:${platformPort},MAP * ~NOTFOUND`;
  const { args, ...launch } = chromiumLaunch();
  const browser = await chromium.launch({ ...launch, args: [...args, `--host-resolver-rules=${hosts}`] });
  return {
    mock,
    browser,
    end: async () => {
      await browser.close();
      await end();
      await mock.close();
    },
  };
}
