import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { buildMockPlatform } from '@stadstegoed/mock-server/mock-platform.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { withEnvironment } from '../../apps/webshop/vite/environment-block.ts';
import { buildShop, builtFolder, isBuilt } from '../shop/build-shop.ts';
import { chromiumLaunch } from '../support/chromium.ts';
import { deploy, type Deployment, end, HOST, PLATFORM_HOST } from './deployment.ts';
import { deploymentGuide, environmentShownIn } from './guide-files.ts';
import { missingForNginx } from './nginx.ts';

const SHOP = `https://${HOST}`;
const PLATFORM = `https://${PLATFORM_HOST}`;

/** The built shop with the environment data of the guide. */
async function writeShop(folder: string): Promise<void> {
  if (!isBuilt('zonnedorp')) await buildShop('zonnedorp');
  cpSync(builtFolder('zonnedorp'), folder, { recursive: true });
  const page = join(folder, 'index.html');
  writeFileSync(page, withEnvironment(readFileSync(page, 'utf8'), environmentShownIn(deploymentGuide())));
}

/** A browser for which the hosts of the guide are this machine. It reaches no other host. */
const openBrowser = ({ httpsPort, platformPort }: Deployment): Promise<Browser> => {
  const { args, ...launch } = chromiumLaunch();
  const hosts = [
    `MAP ${HOST} 127.0.0.1:${httpsPort}`,
    `MAP ${PLATFORM_HOST} 127.0.0.1:${platformPort}`,
    'MAP * ~NOTFOUND',
  ];
  return chromium.launch({ ...launch, args: [...args, `--host-resolver-rules=${hosts.join(',')}`] });
};

const missing = missingForNginx();

describe.skipIf(missing !== null)(
  `Chromium before nginx with the files of the guide, ${missing ?? 'installed'}`,
  () => {
    let mock: Awaited<ReturnType<typeof buildMockPlatform>>;
    let site: Deployment;
    let browser: Browser;
    let page: Page;
    /** What the content security policy blocked since the last test. */
    const blocked: string[] = [];
    /** How the shop's own texts were compressed, by their address. */
    const encodings = new Map<string, string | undefined>();

    beforeAll(async () => {
      // As the real platform, it names its own address for DigiD and pictures, also to a shop that calls it through `/api`.
      mock = await buildMockPlatform({ shopUrl: SHOP, publicUrl: PLATFORM, apiOrigin: PLATFORM });
      await mock.ready();
      site = await deploy({ writeBuild: writeShop, answer: mock.routing });
      browser = await openBrowser(site);
      page = await browser.newPage({ ignoreHTTPSErrors: true, serviceWorkers: 'block', locale: 'nl-NL' });
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) blocked.push(message.text());
      });
      page.on('response', (response) => {
        const isText = ['document', 'script', 'stylesheet'].includes(response.request().resourceType());
        if (isText && response.url().startsWith(SHOP))
          encodings.set(response.url(), response.headers()['content-encoding']);
      });
    });
    afterEach(() => expect(blocked.splice(0)).toEqual([]));
    afterAll(async () => {
      await end(site);
      await mock.close();
      await browser.close();
    });

    it('signs a resident in with DigiD, which begins at the own address of the platform', async () => {
      await page.goto(`${SHOP}/start`);
      await page.getByRole('button', { name: /Inloggen met DigiD/ }).click();
      await page.waitForURL(`${PLATFORM}/**`);
      await page.getByLabel('Burgerservicenummer').fill('999901205');
      await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
      await page.getByText('Succes! Ingelogd met DigiD.').first().waitFor();
      expect(new URL(page.url()).origin).toBe(SHOP);
    });

    it('shows the pictures from the own address of the platform', async () => {
      await page.goto(`${SHOP}/aanbod`);
      const picture = page.locator(`main img[src^="${PLATFORM}/"]`).first();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    });

    it('loads everything of the shop over HTTP/2, and its texts compressed with brotli', async () => {
      const protocols = await page.evaluate(() =>
        [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
          .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.startsWith(location.origin))
          .map((entry) => entry.toJSON().nextHopProtocol),
      );
      expect(new Set(protocols)).toEqual(new Set(['h2']));
      expect(encodings.size).toBeGreaterThan(20);
      expect([...encodings].filter(([, encoding]) => encoding !== 'br')).toEqual([]);
    });
  },
);
