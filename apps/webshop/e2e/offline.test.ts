import type { BrowserContext, Page } from '@playwright/test';
import { Deployment, shellIsCached } from './support/deployment.ts';
import { expectAccessible, expectNoHorizontalScroll, takePicture } from './support/page-checks.ts';
import { expect, heading, test } from './support/test-world.ts';

test.use({ serviceWorkers: 'allow', reuseContext: false });

const AS_OF = /^Geen internet\. Stand van \d{1,2}[.:]\d{2}\suur\.$/;
const VOUCHER = /^\/tegoeden\/0x/;

/** Takes the network away, and the browser's own cache, which may hold more or less than the worker keeps. */
async function goOffline(page: Page, context: BrowserContext): Promise<void> {
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.clearBrowserCache');
  await context.setOffline(true);
  // A page that is opened afterwards keeps the state of the network of its own process without it.
  await cdp.send('Network.overrideNetworkState', {
    offline: true,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/** The names of the caches and the keys of the local storage that hold something of a resident. */
const draftFileOf = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('stadstegoed:resident:')));

/** Every address that the worker has stored. */
const cachedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** Opens the list of vouchers as Samira, and waits until it can be opened again without a network. */
async function openVouchers(page: Page): Promise<void> {
  await page.goto('/tegoeden');
  await expect(page.getByRole('link', { name: /Kindtegoed/ }).first()).toBeVisible();
  await shellIsCached(page);
}

test.describe('without a network', () => {
  test.beforeEach(async ({ world }) => {
    await world.open('several-vouchers');
    await world.signIn('samira');
  });

  test('QR codes on an own device open after the automatic sign-out, from home', async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openVouchers(page);
    await page.getByRole('checkbox', { name: /^Bewaar mijn QR-codes op deze telefoon/ }).check();
    await page.evaluate(() => localStorage.setItem('stadstegoed:last-activity', String(Date.now() - 3_600_000)));
    await goOffline(page, context);
    await page.goto('/');
    expect(await draftFileOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Toon mijn QR-codes' }).click();
    await page.getByText('Meedoentegoed', { exact: true }).click();
    await expect(page.getByRole('img', { name: /^QR-code van Meedoentegoed/ })).toBeVisible();
    await expectAccessible(page);
  });

  test('vouchers that were listed open with balance, QR code and time, also after a reload', async ({
    page,
    context,
  }) => {
    await openVouchers(page);
    await goOffline(page, context);
    await page
      .getByRole('link', { name: /Kindtegoed/ })
      .first()
      .click();
    await expect(page).toHaveURL((url) => VOUCHER.test(url.pathname));
    await expect(page.getByText(AS_OF)).toBeVisible();
    await expect(page.getByRole('img', { name: /QR-code/ })).toBeVisible();
    await page.reload();
    await expect(heading(page, /Kindtegoed/)).toBeVisible();
    await expect(page.getByText(AS_OF)).toBeVisible();
    await expect(page.getByRole('img', { name: /QR-code/ })).toBeVisible();
    await expect(page.getByText('Saldo', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await takePicture(page, 'offline-voucher');
    await page.getByRole('button', { name: 'Toon groot' }).click();
    await expect(page.getByRole('dialog').getByRole('img', { name: /QR-code/ })).toBeVisible();
  });

  test('a screen that needs the network comes by itself when it is back', async ({ page, context }) => {
    await openVouchers(page);
    await goOffline(page, context);
    await page.getByRole('navigation').getByRole('link', { name: 'Regelingen' }).first().click();
    await expect(heading(page, 'De pagina kon niet worden geladen')).toBeVisible();
    await context.setOffline(false);
    await expect(heading(page, 'Regelingen')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Kindtegoed' }).first()).toBeVisible();
  });

  test('home shows the vouchers with their time, on a phone', async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openVouchers(page);
    await goOffline(page, context);
    await page.goto('/');
    await expect(heading(page, /^Goede/)).toBeVisible();
    await expect(page.getByText(AS_OF)).toBeVisible();
    await expectNoHorizontalScroll(page);
    await takePicture(page, 'offline-home-360');
    await page
      .getByRole('link', { name: /Kindtegoed/ })
      .first()
      .click();
    await expect(page.getByRole('img', { name: /QR-code/ })).toBeVisible();
    await expectNoHorizontalScroll(page);
    await takePicture(page, 'offline-voucher-360');
  });

  test('nothing of the resident is in the caches of the worker', async ({ page }) => {
    await openVouchers(page);
    expect(await cachedAddresses(page)).toEqual(expect.arrayContaining(['/index.html']));
    for (const address of await cachedAddresses(page)) expect(address).toMatch(/^\/(?:assets\/.*|index\.html)$/);
  });
});

/** Waits until the worker has each script and style sheet that the page has used. */
async function screenIsCached(page: Page): Promise<void> {
  const missing = async () => {
    const cached = await cachedAddresses(page);
    const used = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    return used.filter((path) => /\/assets\/.*\.(?:js|css)$/.test(path) && !cached.includes(path));
  };
  await expect.poll(missing).toEqual([]);
}

for (const [what, scenario, as, address, shows] of [
  ['the list of requests', 'clarification-open', 'fatima', '/aanvragen', 'De gemeente heeft een vraag aan u'],
  ['a request', 'clarification-open', 'fatima', '/aanvragen/1?fund=3', 'Naar het Lindelyceum in Zonnedorp.'],
  ['a reservation', 'reservations-in-every-state', 'ilse', '/reserveringen/1', 'Annuleren gaat via Filmhuis Lumen'],
] as const)
  test(`${what} that was read opens again without a network, as it was and with its time [NX-022]`, async ({
    page,
    context,
    world,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await world.open(scenario);
    await world.signIn(as);
    await page.goto(address);
    await shellIsCached(page);
    // The worker sees what the page fetches from the next load on.
    await page.reload();
    await expect(page.getByText(shows)).toBeVisible();
    await screenIsCached(page);
    await goOffline(page, context);
    await page.reload();
    await expect(page.getByText(AS_OF)).toBeVisible();
    await expect(page.getByText(shows)).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await takePicture(page, `offline-${what.split(' ').at(-1)}-360`);
  });

test('a voucher opens by its address after a new build', async ({ page, context, world, baseURL }) => {
  await world.open('several-vouchers');
  await world.signIn('samira');
  const deployment = new Deployment(baseURL ?? '');
  const shop = await deployment.start();
  await page.goto(`${shop}/tegoeden`);
  const address = await page
    .getByRole('link', { name: /Kindtegoed/ })
    .first()
    .getAttribute('href');
  await shellIsCached(page);
  deployment.deployNext();
  await page.goto(shop);
  // Once the new worker is at work, the files of the old build are gone.
  const keptBindings = async () => (await cachedAddresses(page)).filter((path) => path.includes('/bindings-'));
  await expect.poll(keptBindings).toEqual([expect.stringMatching(/next\.js$/)]);
  await goOffline(page, context);
  await page.goto(shop + address);
  await expect(heading(page, /Kindtegoed/)).toBeVisible();
  await expect(page.getByText(AS_OF)).toBeVisible();
  await expect(page.getByRole('img', { name: /QR-code/ })).toBeVisible();
  const used = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(used).toContainEqual(expect.stringMatching(/bindings-[\w-]+next\.js$/));
  deployment.stop();
});

test('nothing is kept for a visitor but the shop itself', async ({ page, context, world }) => {
  await world.open('ordinary-tuesday');
  await page.goto('/');
  await shellIsCached(page);
  expect(await draftFileOf(page)).toEqual([]);
  for (const address of await cachedAddresses(page)) expect(address).toMatch(/^\/(?:assets\/.*|index\.html)$/);
  await goOffline(page, context);
  await page.goto('/tegoeden');
  await expect(heading(page, 'Log in om uw tegoeden te zien')).toBeVisible();
});

test('the worker is asked for after the load of the page and after the files of the first screen', async ({
  page,
  world,
}) => {
  await page.addInitScript(() => addEventListener('load', () => Reflect.set(window, 'loadedAt', performance.now())));
  await page.addInitScript(() => {
    const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);
    navigator.serviceWorker.register = (...given) => {
      Reflect.set(window, 'registeredAt', performance.now());
      return register(...given);
    };
  });
  await world.open('ordinary-tuesday');
  await page.goto('/');
  await shellIsCached(page);
  const { loadedAt, registeredAt, homeAt } = await page.evaluate(() => ({
    loadedAt: Number(Reflect.get(window, 'loadedAt')),
    registeredAt: Number(Reflect.get(window, 'registeredAt')),
    homeAt: performance.getEntriesByType('resource').find(({ name }) => /\/home-[\w-]+\.js$/.test(name))?.startTime,
  }));
  expect(registeredAt).toBeGreaterThan(loadedAt);
  expect(registeredAt).toBeGreaterThan(homeAt ?? Number.NaN);
});

test('the shop can be installed', async ({ page, world }) => {
  await world.open('ordinary-tuesday');
  await page.goto('/');
  const cdp = await page.context().newCDPSession(page);
  const { url, errors, data = '{}' } = await cdp.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe('/manifest.json');
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  // A private window cannot install anything; every test runs in one.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  const { icons, theme_color }: { icons: { src: string; sizes: string }[]; theme_color: string } = JSON.parse(data);
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', theme_color);
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (address) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
      return `${width}x${height}`;
    }, src);
    expect(size).toBe(sizes);
  }
});
