import type { Page } from '@playwright/test';
import { Deployment, shellIsCached } from './support/deployment.ts';
import { expect, heading, test as base } from './support/test-world.ts';

/** A test with a web server whose build it can replace. */
const test = base.extend<{ deployment: Deployment; origin: string }>({
  deployment: async ({ baseURL }, use) => {
    const deployment = new Deployment(baseURL ?? '');
    await use(deployment);
    deployment.stop();
  },
  origin: async ({ deployment, world }, use) => {
    await world.open('ordinary-tuesday');
    await use(await deployment.start());
  },
});

test.use({ serviceWorkers: 'allow', reuseContext: false });

const NEXT_ENTRY = 'script[type="module"][src$="next.js"]';

/** The text of the kept page. */
const keptPage = (page: Page) =>
  page.evaluate(async () => (await caches.match('/index.html', { ignoreSearch: true }))?.text());

test('a new build is shown at the next visit, and it is the one that opens without a network', async ({
  page,
  context,
  deployment,
  origin,
}) => {
  await page.goto(origin);
  await shellIsCached(page);
  deployment.deployNext();
  await page.goto(origin);
  await expect(page.locator(NEXT_ENTRY)).toBeAttached();
  await expect.poll(() => keptPage(page)).toMatch(/assets\/[\w-]+next\.js/);
  await shellIsCached(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator(NEXT_ENTRY)).toBeAttached();
  await expect(heading(page, /Gewoon meedoen/)).toBeVisible();
});

test('the shop comes from the device when a proxy answers in place of the web server', async ({
  page,
  deployment,
  origin,
}) => {
  await page.goto(`${origin}/`);
  await shellIsCached(page);
  deployment.changePage = () => '<h1>Welcome to our Wi-Fi</h1>';
  await page.reload();
  await expect(heading(page, /./)).toBeVisible();
  await expect(page.getByText(/^Er is geen verbinding met ons\./).first()).toBeVisible();
});

test('changed environment data are used without a network too', async ({ page, context, deployment, origin }) => {
  await page.goto(origin);
  await shellIsCached(page);
  deployment.changePage = (html) => html.replace('"apiUrl"', '"showStartButton":true,"apiUrl"');
  await page.goto(origin);
  await expect.poll(() => keptPage(page)).toContain('showStartButton');
  await context.setOffline(true);
  await page.reload();
  await expect.poll(() => page.locator('#environment').textContent()).toContain('showStartButton');
});

test('a page that stayed open over a new build opens a screen whose files are gone', async ({
  page,
  deployment,
  origin,
}) => {
  await page.goto(origin);
  await shellIsCached(page);
  await expect(heading(page, /Gewoon meedoen/)).toBeVisible();
  deployment.deployNext();
  await page.getByRole('navigation').getByRole('link', { name: 'Regelingen', exact: true }).first().click();
  await expect(heading(page, 'Regelingen')).toBeVisible();
  await expect(page.locator(NEXT_ENTRY)).toBeAttached();
});

test('a web server that answers with an error does not hide the kept shop', async ({ page, context, world }) => {
  await world.open('ordinary-tuesday');
  await page.goto('/');
  await shellIsCached(page);
  await context.route(
    (url) => url.pathname === '/fondsen',
    (route) => route.fulfill({ status: 503, body: 'Service unavailable' }),
  );
  await page.goto('/fondsen');
  await expect(heading(page, 'Regelingen')).toBeVisible();
});
