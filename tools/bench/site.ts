import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { MockApi, WORLD_COOKIE } from '@stadstegoed/mock-server/client.ts';
import { buildMockPlatform } from '@stadstegoed/mock-server/mock-platform.ts';
import { withEnvironment } from '../../apps/webshop/vite/environment-block.ts';
import { deploy, end, HOST, PLATFORM_HOST } from '../deployment/deployment.ts';
import { deploymentGuide, environmentShownIn } from '../deployment/guide-files.ts';
import { missingForNginx } from '../deployment/nginx.ts';
import { builtFolder } from '../shop/build-shop.ts';
import { startBuiltShop } from '../start/shop.ts';
import { chromiumLaunch } from '../support/chromium.ts';
import { freePort } from '../support/listening.ts';

/** The built shop before a mock platform, and a browser that reaches both. */
export interface Site {
  /** The origin of the shop. */
  readonly shop: string;
  /** What serves the shop. */
  readonly server: string;
  readonly browser: Browser;
  /** Makes a world from a scenario and selects it for a browser context, with a signed-in resident or a visitor. */
  readonly enter: (context: BrowserContext, visit: Visit) => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Visit {
  readonly scenario: string;
  readonly as?: string;
}

/** Where the shop and the platform answer, and what else has to end. */
interface Served {
  readonly shop: string;
  readonly server: string;
  /** The hosts of the shop and the platform, which the cookie of a world is for. */
  readonly hosts: readonly string[];
  /** What the browser has to know to reach them. */
  readonly args: readonly string[];
  readonly mock: Awaited<ReturnType<typeof buildMockPlatform>>;
  readonly stop: () => Promise<void>;
}

/** nginx with the files of the deployment guide: HTTP/2, TLS and brotli, as residents get the shop. */
async function serveByNginx(variant: string): Promise<Served> {
  const [shop, platform] = [`https://${HOST}`, `https://${PLATFORM_HOST}`];
  const mock = await buildMockPlatform({ shopUrl: shop, publicUrl: platform, apiOrigin: platform });
  await mock.ready();
  const writeBuild = async (folder: string): Promise<void> => {
    cpSync(builtFolder(variant), folder, { recursive: true });
    const page = join(folder, 'index.html');
    writeFileSync(page, withEnvironment(readFileSync(page, 'utf8'), environmentShownIn(deploymentGuide())));
  };
  const deployment = await deploy({ writeBuild, answer: (incoming, outgoing) => mock.routing(incoming, outgoing) });
  const map = `MAP ${HOST} 127.0.0.1:${deployment.httpsPort},MAP ${PLATFORM_HOST} 127.0.0.1:${deployment.platformPort}`;
  return {
    shop,
    server: 'nginx with the files of the deployment guide',
    hosts: [HOST, PLATFORM_HOST],
    args: [`--host-resolver-rules=${map}`],
    mock,
    stop: () => end(deployment),
  };
}

/** The server of `npm start`, on a machine without nginx: no TLS and no HTTP/2, so lists come later. */
async function serveByShop(variant: string): Promise<Served> {
  const [port, platformPort] = [await freePort(), await freePort()];
  const [shop, platform] = [`http://localhost:${port}`, `http://localhost:${platformPort}`];
  const mock = await buildMockPlatform({ shopUrl: shop, publicUrl: platform, apiOrigin: platform });
  await mock.listen({ host: 'localhost', port: platformPort });
  const running = await startBuiltShop({ variant, port, platform });
  return { shop, server: 'the server of npm start', hosts: ['localhost'], args: [], mock, stop: running.stop };
}

/** The calls to a mock platform in this process, which behind nginx has no port. */
const mockApi = ({ mock }: Served, world = ''): MockApi =>
  new MockApi(async (method, url, payload = {}) => {
    const answer = await mock.inject({ method, url, headers: { 'mock-world': world }, payload });
    return { status: answer.statusCode, body: answer.json() };
  });

/** Starts the shop as residents get it, when this machine has nginx. */
export async function startSite(variant: string): Promise<Site> {
  const served = await (missingForNginx() === null ? serveByNginx(variant) : serveByShop(variant));
  const { args, ...launch } = chromiumLaunch();
  const browser = await chromium.launch({ ...launch, args: [...args, ...served.args] });
  const worlds = new Map<string, string>();
  return {
    shop: served.shop,
    server: served.server,
    browser,
    enter: async (context, { scenario, as }) => {
      const world = worlds.get(scenario) ?? (await mockApi(served).createWorld({ scenario }));
      worlds.set(scenario, world);
      const cookie = { name: WORLD_COOKIE, value: world, path: '/' };
      await context.addCookies(served.hosts.map((domain) => ({ ...cookie, domain })));
      if (as === undefined) return;
      const { access_token } = await mockApi(served, world).signIn(as);
      const account = { access_token, name: null, type: 'email' };
      await context.addInitScript((text) => localStorage.setItem('stadstegoed:account', text), JSON.stringify(account));
    },
    stop: async () => {
      await browser.close();
      await served.stop();
      await served.mock.close();
    },
  };
}
