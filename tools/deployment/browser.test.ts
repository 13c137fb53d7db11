import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { codes } from '@stadstegoed/mock-server/fixtures/seed/codes.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type DeployedShop, deployShop, FIRST_VERSION, HOSTILE, PLATFORM, SHOP, writeNextBuild } from './deployment.ts';
import { builtFolder } from '../shop/build-shop.ts';
import { missingForNginx } from './nginx.ts';

const PROOF = { name: 'loonstrook.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
const missing = missingForNginx();

describe.skipIf(missing !== null)(`Chromium before nginx with a release, ${missing ?? 'installed'}`, () => {
  let site: DeployedShop;
  let page: Page;
  /** What the content security policy blocked since the last test. */
  const blocked: string[] = [];
  /** How the shop's own texts were compressed, by their address. */
  const encodings = new Map<string, string | undefined>();

  beforeAll(async () => {
    site = await deployShop('zonnedorp', 'every-question');
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
    await page.getByLabel('Burgerservicenummer').fill('999916695');
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

  it('upgrades and goes back under an open page, with a request half filled in and a photo uploaded', async () => {
    const entry = (): Promise<string | null> =>
      page.locator('script[type="module"][src*="/assets/"]').getAttribute('src');
    const children = page.getByLabel('Aantal kinderen', { exact: true });
    const next = page.getByRole('button', { name: 'Volgende' });
    await page.goto(`${SHOP}/fondsen/91/aanvraag?from=fund-activate`);
    await page.getByRole('button', { name: 'Begin met de aanvraag' }).click();
    await page.getByRole('checkbox', { name: /naar waarheid/ }).check();
    await next.click();
    await page.getByRole('heading', { level: 1, name: 'Heeft kinderen' }).waitFor();
    await page.getByRole('checkbox').check();
    await next.click();
    await children.fill('2');
    await page.locator('input[type="file"]:not([capture])').setInputFiles(PROOF);
    await page.getByText('Toegevoegd', { exact: true }).waitFor();
    await page.getByText(/^Bewaard om/).waitFor();

    writeNextBuild(builtFolder('zonnedorp'), join(site.folder, 'next'));
    site.install('1.0.1', join(site.folder, 'next'));
    // A screen of the version before, whose files only that version has.
    await page.getByRole('navigation').getByRole('link', { name: 'Aanbod' }).first().click();
    await page.getByRole('heading', { level: 1, name: /aanbod/i }).waitFor();
    await page.goBack();
    await expect.poll(() => children.inputValue()).toBe('2');
    expect(await entry()).not.toContain('next.js');

    for (const [isNext, change] of [
      [true, () => undefined],
      [false, () => site.goBackTo(FIRST_VERSION)],
    ] as const) {
      change();
      await page.reload();
      await expect.poll(() => children.inputValue()).toBe('2');
      expect(await page.getByText(PROOF.name).isVisible()).toBe(true);
      expect((await entry())?.includes('next.js')).toBe(isNext);
    }
  });

  it('activates a voucher with a code, and shows its QR code', async () => {
    await page.goto(`${SHOP}/activatiecode`);
    await page.getByRole('textbox', { name: 'Activatiecode' }).fill(codes.openMeedoen);
    await page.getByRole('button', { name: 'Activeer tegoed' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Begrepen' }).click();
    await page.getByRole('link', { name: /^Meedoentegoed/ }).click();
    const code = page.getByRole('img', { name: /^QR-code van Meedoentegoed/ });
    await expect.poll(() => code.isVisible()).toBe(true);
  });
});
