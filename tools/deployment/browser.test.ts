import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type DeployedShop, deployShop, HOSTILE, PLATFORM, SHOP } from './deployment.ts';
import { missingForNginx } from './nginx.ts';

const missing = missingForNginx();

describe.skipIf(missing !== null)(
  `Chromium before nginx with the files of the guide, ${missing ?? 'installed'}`,
  () => {
    let site: DeployedShop;
    let page: Page;
    /** What the content security policy blocked since the last test. */
    const blocked: string[] = [];
    /** How the shop's own texts were compressed, by their address. */
    const encodings = new Map<string, string | undefined>();

    beforeAll(async () => {
      site = await deployShop('zonnedorp');
      page = await site.browser.newPage({ ignoreHTTPSErrors: true, serviceWorkers: 'block', locale: 'nl-NL' });
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
    afterAll(() => site.end());

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

    it('runs no script in an answer of the platform that is opened as a page', async () => {
      const other = await site.browser.newPage({ ignoreHTTPSErrors: true });
      await other.goto(`${SHOP}${HOSTILE}`);
      await other.getByText('hostile').waitFor();
      expect(await other.title()).toBe('no script ran');
      await other.close();
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
