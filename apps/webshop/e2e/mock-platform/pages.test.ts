import type { APIRequestContext, Page } from '@playwright/test';
import { horizontalOverflowOn, inaccessibleScrollersOn, violationsOn } from '../support/page-checks.ts';
import { expect, heading, PLATFORM, test } from '../support/test-world.ts';

const SHOP = { 'Client-Type': 'webshop', 'Client-Key': 'zonnedorp' };

/** The problems of the open page on a phone in dark mode and on a desktop in light mode. */
async function problemsOn(page: Page): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const [width, colorScheme] of [
    [360, 'dark'],
    [1280, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const checks = [violationsOn, horizontalOverflowOn, inaccessibleScrollersOn];
    for (const check of checks) problems.push(...(await check(page)).map((problem) => `${width}: ${problem}`));
  }
  return problems;
}

async function openPage(page: Page, address: string, title: string): Promise<void> {
  await page.goto(PLATFORM + address);
  await expect(heading(page, title)).toBeVisible();
  expect(await problemsOn(page)).toEqual([]);
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Sends a request as the shop of Zonnedorp. */
async function fromShop(request: APIRequestContext, path: string, data?: object) {
  const method = data === undefined ? 'GET' : 'POST';
  return request.fetch(`${PLATFORM}/api/v1${path}`, { method, headers: SHOP, ...(data && { data }) });
}

test.beforeEach(async ({ world }) => {
  await world.open('ordinary-tuesday');
});

test('home signs in as a resident, moves the clock and starts another scenario', async ({ page, baseURL }) => {
  await openPage(page, '/_mock', 'Mock platform');
  await press(page, 'Freeze the clock');
  const clock = page.getByRole('region', { name: 'Clock' }).getByText('stands still');
  await expect(clock).toBeVisible();
  const before = await clock.textContent();
  await press(page, 'One day on');
  await expect(clock).not.toHaveText(before ?? '');
  await page.getByText(/situations in which this world can start/).click();
  expect(await problemsOn(page)).toEqual([]);
  await press(page, /^Start one-voucher$/);
  await expect(page.getByRole('heading', { name: 'Scenario one-voucher' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in as Kees' }).click();
  await press(page, 'Ga verder en log in');
  await expect(page).toHaveURL(new RegExp(`^${baseURL}/`));
  await expect(page.getByRole('banner').getByRole('button', { name: /kees@/ })).toBeVisible();
});

test('the mailbox shows a mail, and its link signs the resident in', async ({ page, baseURL }) => {
  await fromShop(page.request, '/identity/proxy/email', { email: 'samira@post.example', source: 'zonnedorp_webshop' });
  await openPage(page, '/_mock/mail', 'Mailbox');
  await page.getByRole('link', { name: 'Uw link om in te loggen' }).first().click();
  await expect(page.frameLocator('iframe').getByRole('link').first()).toBeVisible();
  expect(await problemsOn(page)).toEqual([]);
  await page.getByRole('link', { name: 'Open the link in the shop' }).click();
  await press(page, 'Ga verder en log in');
  await expect(page).toHaveURL(`${baseURL}/tegoeden`);
});

test('the phone approves the sign-in of an open QR code', async ({ page }) => {
  const { access_token } = await (await fromShop(page.request, '/identity/proxy/token', {})).json();
  await openPage(page, '/_mock/phone', 'Phone');
  await page.getByRole('link', { name: 'Scan de open QR-code' }).click();
  await expect(page.getByRole('heading', { name: 'Wilt u inloggen op een computer?' })).toBeVisible();
  expect(await problemsOn(page)).toEqual([]);
  await press(page, 'Ja, log mij in');
  await expect(page.getByText('Gelukt.')).toBeVisible();
  const headers = { ...SHOP, 'Access-Token': String(access_token) };
  const state = await page.request.get(`${PLATFORM}/api/v1/identity/proxy/check-token`, { headers });
  expect(await state.json()).toEqual({ message: 'active' });
});

test('DigiD rejects a wrong number and brings a resident back to the shop', async ({ page, baseURL }) => {
  await openPage(page, '/_mock/digid', 'DigiD');
  const start = { redirect_type: 'webshop', request: 'auth', fund_id: 1 };
  const { redirect_url } = await (await fromShop(page.request, '/platform/digid', start)).json();
  await page.goto(String(redirect_url));
  await expect(heading(page, 'Wie logt er in?')).toBeVisible();
  await page.getByLabel('Burgerservicenummer').fill('123456789');
  await press(page, /^Inloggen$/);
  await expect(page.getByText('Dit nummer klopt niet volgens de elfproef.')).toBeVisible();
  expect(await problemsOn(page)).toEqual([]);
  await press(page, 'Samira de Wit');
  await press(page, 'Ga verder en log in');
  await expect(page).toHaveURL(`${baseURL}/tegoeden`);
});

test('the desk decides on a request, and takes a payment from a voucher', async ({ page }) => {
  await openPage(page, '/_mock/desk', 'Desk');
  const waiting = page.getByRole('article').filter({ hasText: 'Aanvraag 2 van Omar Haddad' });
  await waiting.getByRole('button', { name: 'Alles goedkeuren' }).click();
  await page.getByText(/^Laatst besloten/).click();
  await expect(waiting).toContainText('goedgekeurd');
  for (const part of [/^Controles/, /^Reserveringen/, /^Declaraties/, 'Kassa']) {
    await page.getByRole('link', { name: part }).click();
    expect(await problemsOn(page)).toEqual([]);
  }
  await page.getByRole('combobox', { name: 'Tegoed' }).selectOption({ label: 'Kees Bakker: Meedoentegoed, € 142,-' });
  await press(page, 'Kies dit tegoed');
  expect(await problemsOn(page)).toEqual([]);
  await press(page, 'Reken af');
  await expect(page.getByRole('heading', { name: 'Kees Bakker: Meedoentegoed, € 129,50' })).toBeVisible();
});

test('a fault can be switched on and removed, and focus stays on the form', async ({ page }) => {
  await openPage(page, '/_mock/faults', 'Faults');
  await page.getByLabel('Operation').selectOption('listTags');
  await page.getByLabel(/^Answers with this status/).fill('503');
  await press(page, 'Switch on');
  await expect(page.getByRole('cell', { name: /answers 503/ })).toBeVisible();
  expect((await fromShop(page.request, '/platform/tags')).status()).toBe(503);
  expect(await problemsOn(page)).toEqual([]);
  await press(page, 'Remove all faults');
  await expect(page.getByText('No fault is on.')).toBeVisible();
  expect((await fromShop(page.request, '/platform/tags')).status()).toBe(200);
});

test('an invalid form shows an error page with a link back', async ({ page }) => {
  await page.goto(`${PLATFORM}/_mock/faults`);
  await page.getByLabel(/^Body/).fill('no JSON');
  await press(page, 'Switch on');
  await expect(heading(page, 'That did not work')).toBeVisible();
  expect(await problemsOn(page)).toEqual([]);
  await page.getByRole('link', { name: 'Go back' }).click();
  await expect(page).toHaveURL(`${PLATFORM}/_mock/faults`);
});

test('a world can be made, opened and deleted', async ({ page, context }) => {
  await openPage(page, '/_mock/worlds', 'Worlds');
  const name = `made-${Date.now()}`;
  await page.getByLabel(/^Name/).fill(name);
  await press(page, 'Make and open');
  await expect(page.getByRole('banner')).toContainText(`World ${name}`);
  await page.getByRole('link', { name: 'Worlds' }).click();
  await press(page, `Delete ${name}`);
  await expect(page.getByRole('cell', { name })).toBeHidden();
  await context.clearCookies();
  await page.goto(`${PLATFORM}/_mock`);
  await expect(heading(page, 'Which world?')).toBeVisible();
  expect(await problemsOn(page)).toEqual([]);
});

test('the API docs open with files of this machine only', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto(`${PLATFORM}/_mock/api`);
  await expect(page.getByText('Platform for municipal funds and vouchers')).toBeVisible();
  // The page of the library draws all of more than some hundred calls only as one scrolls, or filters.
  await page.getByRole('textbox', { name: 'Filter by tag or path' }).fill('tags');
  await page
    .getByRole('button', { name: /\/platform\/tags/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Execute' })).toBeVisible();
  expect([...hosts].filter((host) => host !== '')).toEqual([new URL(PLATFORM).host]);
});
