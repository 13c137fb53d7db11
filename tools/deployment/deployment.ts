import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import {
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as httpRequest,
  type RequestListener,
} from 'node:http';
import { createServer, request as httpsRequest, type Server } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressFiles } from '../../apps/webshop/vite/compressed-files.ts';
import { freePort, listenOnFreePort, untilListening } from '../support/listening.ts';
import { type Certificate, makeCertificate } from './certificate.ts';
import { deploymentGuide, filesShownIn, type GuideFile } from './guide-files.ts';
import { type RunningNginx, startNginx } from './nginx.ts';

/** The hosts of the shop and of the platform in the guide. */
export const HOST = 'stadstegoed.zonnedorp.example';
export const PLATFORM_HOST = 'platform.example';

/** What the web server answered. */
export interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends a request without content and reads the whole answer. */
async function sent(call: ClientRequest): Promise<Answer> {
  const [incoming]: IncomingMessage[] = await once(call.end(), 'response');
  if (incoming === undefined) throw new Error('There is no answer.');
  let body = '';
  for await (const part of incoming.setEncoding('latin1')) body += String(part);
  return { status: incoming.statusCode, headers: incoming.headers, body };
}

/** One deployment as the guide describes it, on free ports of this machine. */
export interface Deployment {
  readonly folder: string;
  readonly nginx: RunningNginx;
  readonly platform: Server;
  readonly platformPort: number;
  readonly httpsPort: number;
  readonly http: (path: string) => Promise<Answer>;
  readonly https: (path: string, headers?: IncomingHttpHeaders) => Promise<Answer>;
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

/** The files of the guide with the ports and paths of this machine in place of those of a server. */
function filesOfThisMachine(places: ReadonlyMap<string, string>, behindBalancer: boolean): readonly GuideFile[] {
  const moved = (text: string): string => [...places].reduce((result, [from, to]) => result.replaceAll(from, to), text);
  return filesShownIn(deploymentGuide())
    .filter(({ path }) => behindBalancer || !path.endsWith('real-ip.conf'))
    .map(({ path, text }) => ({ path, text: moved(text) }));
}

const echo: RequestListener = (incoming, outgoing) => {
  outgoing.setHeader('Content-Type', 'application/json').end(JSON.stringify(incoming.headers));
};

/** Starts nginx with the files of the guide, before a build and a platform. */
export async function deploy({
  shown,
  behindBalancer = false,
  writeBuild = writeSmallBuild,
  answer = echo,
}: DeploymentOptions = {}): Promise<Deployment> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  chmodSync(folder, 0o755);
  await writeBuild(join(folder, 'build'));
  const own = makeCertificate(folder, HOST);
  const trusted = makeCertificate(folder, PLATFORM_HOST);
  const { cert, key } = shown?.(folder) ?? trusted;
  const platform = createServer({ cert, key }, answer);
  const [platformPort, httpPort, httpsPort] = [await listenOnFreePort(platform), await freePort(), await freePort()];
  const places = new Map([
    ['listen 80;', `listen 127.0.0.1:${httpPort};`],
    ['listen 443 ', `listen 127.0.0.1:${httpsPort} `],
    ['/srv/stadstegoed/zonnedorp', join(folder, 'build')],
    ['/var/log/nginx', join(folder, 'log')],
    ['/etc/ssl/stadstegoed/fullchain.pem', own.certFile],
    ['/etc/ssl/stadstegoed/privkey.pem', own.keyFile],
    ['/etc/ssl/certs/ca-certificates.crt', trusted.certFile],
    ['192.0.2.0/24', '127.0.0.1'],
  ]);
  const nginx = startNginx({ folder, files: filesOfThisMachine(places, behindBalancer), platformPort });
  await untilListening(httpsPort);
  const at = { host: '127.0.0.1', agent: false };
  return {
    folder,
    nginx,
    platform,
    platformPort,
    httpsPort,
    http: (path) => sent(httpRequest({ ...at, port: httpPort, path, headers: { host: HOST } })),
    https: (path, headers = {}) => {
      const tls = { ca: own.cert, servername: HOST };
      return sent(httpsRequest({ ...at, ...tls, port: httpsPort, path, headers: { host: HOST, ...headers } }));
    },
  };
}

/** Ends a deployment and removes its folder. */
export async function end({ folder, nginx, platform }: Deployment): Promise<void> {
  await nginx.stop();
  platform.closeAllConnections();
  platform.close();
  rmSync(folder, { recursive: true, force: true });
}
