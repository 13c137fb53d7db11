import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { type IncomingHttpHeaders, type IncomingMessage, request, type RequestListener } from 'node:http';
import { createServer, request as secureRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { buildMockPlatform } from '@stadstegoed/mock-server/mock-platform.ts';
import { compressFiles } from '../../apps/webshop/vite/compressed-files.ts';
import { packRelease, SERVER_FOLDER, writeRelease } from '../release/release.ts';
import { buildShop, builtFolder, isBuilt } from '../shop/build-shop.ts';
import { chromiumLaunch } from '../support/chromium.ts';
import { freePort, listenOnFreePort, untilListening } from '../support/listening.ts';
import { type Certificate, makeCertificate, startNginx } from './nginx.ts';

/** The hosts of the shop and of the platform in a release, and their origins. */
export const HOST = 'stadstegoed.zonnedorp.example';
export const PLATFORM_HOST = 'platform.example';
export const SHOP = `https://${HOST}`;
export const PLATFORM = `https://${PLATFORM_HOST}`;

/** The version that is on line first. */
export const FIRST_VERSION = '1.0.0';

/** What the web server answered. */
interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A release on line as the guide describes it, on free ports of this machine. */
export interface Deployment {
  readonly folder: string;
  /** The settings of the operator. */
  readonly settings: string;
  /** Makes a release of a build, unpacks its archive and puts it on line. */
  readonly install: (version: string, build: string) => void;
  /** Goes back to a release that is there. */
  readonly goBackTo: (version: string) => void;
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
  /** The municipality; zonnedorp when it is left out. */
  readonly variant?: string;
  /** The build of the release; one script when it is left out. */
  readonly build?: string;
  /** The folder of a release, instead of one that is made of a build. */
  readonly release?: string;
  /** The host of the shop, and the port of this machine at which it answers; that of the guide and a free port. */
  readonly at?: { readonly host: string; readonly port: number };
  /** More of nginx for the server of the shop. */
  readonly more?: string;
  /** What the platform answers; the headers that it got when it is left out. */
  readonly answer?: RequestListener;
}

/** A build with one script, as `npm run build` leaves it. */
async function writeSmallBuild(folder: string): Promise<void> {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  const block = '<script type="application/json" id="environment">{}</script>';
  writeFileSync(join(folder, 'index.html'), `<p>page</p>${block}${' '.repeat(2_000)}`);
  writeFileSync(join(folder, 'assets', 'home-1a2b.js'), 'home();'.repeat(500));
  writeFileSync(join(folder, 'service-worker.js'), 'work();');
  await compressFiles(folder);
}

/** The hash in the name of a script or a style sheet of a build. */
const HASHED = /-([\w-]{8})\.(js|css)\b/g;

/** Copies a build with other names for all its scripts and style sheets, as after a change of every source. */
export function writeNextBuild(build: string, next: string): void {
  for (const name of globSync('**/*', { cwd: build })) {
    const [from, to] = [join(build, name), join(next, name.replaceAll(HASHED, '-$1next.$2'))];
    if (statSync(from).isDirectory() || /\.(?:br|gz)$/.test(name)) continue;
    mkdirSync(dirname(to), { recursive: true });
    if (/\.(?:js|css|html)$/.test(name)) writeFileSync(to, readFileSync(from, 'utf8').replaceAll(HASHED, '-$1next.$2'));
    else cpSync(from, to);
  }
}

/** What the platform says the time is, long ago for this machine. */
export const PLATFORM_TIME = 'Thu, 15 Jan 2026 09:00:00 GMT';

const echo: RequestListener = (incoming, outgoing) => {
  outgoing
    .setHeader('Content-Type', 'application/json')
    .setHeader('Date', PLATFORM_TIME)
    .end(JSON.stringify(incoming.headers));
};

const run = (program: string, ...args: readonly string[]): void => {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} fails: ${stderr}`);
};

/** The folder of a municipality on a web server, in which releases are installed as the guide says. */
interface ReleasesOnServer {
  readonly settings: string;
  readonly install: (version: string, build: string) => void;
  readonly activate: (version: string) => void;
  /** Puts a copy of a release on line that was made for the usual folder of a server. */
  readonly adopt: (release: string) => void;
}

function releasesIn(folder: string, variant: string): ReleasesOnServer {
  const place = join(folder, 'srv', variant);
  mkdirSync(place, { recursive: true });
  const nameOf = (version: string): string => `stadstegoed-${variant}-${version}`;
  const activate = (version: string): void => run('sh', join(place, nameOf(version), 'activate.sh'));
  return {
    settings: join(place, 'settings'),
    activate,
    adopt: (release) => {
      cpSync(release, join(place, basename(release)), { recursive: true });
      run('sh', join(place, basename(release), 'activate.sh'));
      for (const file of globSync(join(place, '{current/nginx,settings}', '*.conf')))
        writeFileSync(file, readFileSync(file, 'utf8').replaceAll(SERVER_FOLDER, join(folder, 'srv')));
    },
    install: (version, build) => {
      const made = join(folder, 'made', nameOf(version));
      const time = new Date();
      const source = { variant, build, serverFolder: join(folder, 'srv') };
      writeRelease(made, source, { version, commit: 'of a test', variant }, { parts: [], time });
      run('tar', '-xzf', packRelease(made, time), '-C', place);
      activate(version);
    },
  };
}

/** Asks the web server for a path; it shows the certificate `ca`. */
const asker =
  (ca: string) =>
  async (send: typeof request, port: number, path: string, headers = {}): Promise<Answer> => {
    const tls = { ca, servername: HOST };
    const call = send({ host: '127.0.0.1', agent: false, ...tls, port, path, headers: { host: HOST, ...headers } });
    const [incoming]: IncomingMessage[] = await once(call.end(), 'response');
    if (incoming === undefined) throw new Error('There is no answer.');
    let body = '';
    for await (const part of incoming.setEncoding('latin1')) body += String(part);
    return { status: incoming.statusCode, headers: incoming.headers, body };
  };

/** Puts the release that was asked for on line, or one of the build, or one of a small build. */
async function installFirst(
  releases: ReleasesOnServer,
  folder: string,
  { release, build }: DeploymentOptions,
): Promise<void> {
  if (release !== undefined) return releases.adopt(release);
  const small = join(folder, 'build');
  if (build === undefined) await writeSmallBuild(small);
  return releases.install(FIRST_VERSION, build ?? small);
}

/** What this machine has in place of what an operator fills in. */
interface Places {
  readonly folder: string;
  readonly variant: string;
  readonly host: string;
  readonly httpPort: number;
  readonly httpsPort: number;
  readonly platformPort: number;
  readonly own: Certificate;
  readonly trusted: Certificate;
}

function filledIn(site: string, places: Places, behindBalancer: boolean): string {
  const { folder, variant, host, httpPort, httpsPort, platformPort, own, trusted } = places;
  const edits: readonly (readonly [RegExp | string, string])[] = [
    [/server_name .*;/g, `server_name ${host};`],
    ['listen 80;', `listen 127.0.0.1:${httpPort};`],
    ['listen 443 ', `listen 127.0.0.1:${httpsPort} `],
    ['server platform.example:443;', `server 127.0.0.1:${platformPort};`],
    ['/var/log/nginx', join(folder, 'log')],
    [`/etc/ssl/stadstegoed/${variant}/fullchain.pem`, own.certFile],
    [`/etc/ssl/stadstegoed/${variant}/privkey.pem`, own.keyFile],
    ['/etc/ssl/certs/ca-certificates.crt', trusted.certFile],
    ['set_real_ip_from 192.0.2.0/24;', 'set_real_ip_from 127.0.0.1;'],
    ...(behindBalancer ? [[/# (?=set_real_ip_from|real_ip_header)/g, ''] as const] : []),
  ];
  return edits.reduce((text, [from, to]) => text.replaceAll(from, to), site);
}

/** Installs a release as the guide says, and starts nginx with it before a platform. */
export async function deploy(options: DeploymentOptions = {}): Promise<Deployment> {
  const { shown, behindBalancer = false, answer = echo, variant = 'zonnedorp', more = '' } = options;
  const { host, port: httpsPort } = options.at ?? { host: HOST, port: await freePort() };
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  chmodSync(folder, 0o755);
  const releases = releasesIn(folder, variant);
  await installFirst(releases, folder, options);
  const own = makeCertificate(folder, host);
  const trusted = makeCertificate(folder, PLATFORM_HOST);
  const { cert, key } = shown?.(folder) ?? trusted;
  const platform = createServer({ cert, key }, answer);
  const [platformPort, httpPort] = [await listenOnFreePort(platform), await freePort()];
  const site = join(releases.settings, 'site.conf');
  const places = { folder, variant, host, httpPort, httpsPort, platformPort, own, trusted };
  writeFileSync(site, filledIn(readFileSync(site, 'utf8'), places, behindBalancer).replace(/\}\n$/, `${more}}\n`));
  const nginx = startNginx(folder, site);
  await untilListening(httpsPort);
  const ask = asker(own.cert);
  return {
    folder,
    settings: releases.settings,
    install: (version, built) => {
      releases.install(version, built);
      nginx.reload();
    },
    goBackTo: (version) => {
      releases.activate(version);
      nginx.reload();
    },
    platformPort,
    httpsPort,
    http: (path) => ask(request, httpPort, path),
    https: (path, headers) => ask(secureRequest, httpsPort, path, headers),
    end: async () => {
      await nginx.stop();
      platform.closeAllConnections();
      platform.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The built shop as residents get it: behind nginx, with a mock platform, and a browser that reaches no other host. */
export interface DeployedShop extends Deployment {
  readonly mock: Awaited<ReturnType<typeof buildMockPlatform>>;
  readonly browser: Browser;
  /** How to start another such browser. */
  readonly launch: LaunchOptions;
}

/** A path at which the platform of a deployed shop answers with a page, as with a file that somebody uploaded. */
export const HOSTILE = '/api/v1/files/hostile';
/** Says in its title what a script of it can read of the shop. */
const HOSTILE_PAGE = `<!doctype html><title>no script ran</title><p>hostile</p>
<script>document.title = 'a script ran'; document.title = 'read ' + localStorage.length</script>`;

/** Puts the built shop of a municipality on line before a mock platform, in a situation of its fixtures. */
export async function deployShop(variant: string, scenario = 'ordinary-tuesday'): Promise<DeployedShop> {
  if (!isBuilt(variant)) await buildShop(variant);
  // As the real platform, it names its own address for DigiD and pictures, also to a shop that calls it through `/api`.
  const mock = await buildMockPlatform({ shopUrl: SHOP, publicUrl: PLATFORM, apiOrigin: PLATFORM, scenario });
  await mock.ready();
  const deployment = await deploy({
    variant,
    build: builtFolder(variant),
    answer: (incoming, outgoing) => {
      if (incoming.url !== HOSTILE) return mock.routing(incoming, outgoing);
      outgoing.setHeader('Content-Type', 'text/html').end(HOSTILE_PAGE);
    },
  });
  const { httpsPort, platformPort } = deployment;
  const hosts = `MAP ${HOST} 127.0.0.1:${httpsPort},MAP ${PLATFORM_HOST} 127.0.0.1:${platformPort},MAP * ~NOTFOUND`;
  const { args, ...found } = chromiumLaunch();
  const launch = { ...found, args: [...args, `--host-resolver-rules=${hosts}`] };
  const browser = await chromium.launch(launch);
  return {
    ...deployment,
    mock,
    browser,
    launch,
    end: async () => {
      await browser.close();
      await deployment.end();
      await mock.close();
    },
  };
}
