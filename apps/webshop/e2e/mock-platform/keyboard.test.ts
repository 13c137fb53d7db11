import type { Page } from '@playwright/test';
import { createActivity } from '../support/world-activity.ts';
import { expectAccessible, expectFocusOn, walkTo } from '../support/page-checks.ts';
import { expect, PLATFORM, test } from '../support/test-world.ts';

/** Opens a page of the mock platform and skips its navigation by keyboard. */
async function openSkippingNavigation(page: Page, address: string): Promise<void> {
  await page.goto(PLATFORM + address);
  await walkTo(page, page.getByRole('link', { name: 'Skip to the page' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}

/** The virtual time of this browser's world. */
async function worldNow(page: Page): Promise<number> {
  const answer = await page.request.get(`${PLATFORM}/_mock/api/clock`);
  return Number((await answer.json()).now);
}

test('the home of the mock platform signs in as a resident with the keyboard only', async ({
  page,
  world,
  baseURL,
}) => {
  await world.open('ordinary-tuesday');
  await openSkippingNavigation(page, '/_mock');
  await walkTo(page, page.getByRole('link', { name: 'Sign in as Daan' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${baseURL}/`);
  await expect(page.getByRole('banner').getByRole('button', { name: /daan@/ })).toBeVisible();
});

test('the log can be filtered and a request opened with the keyboard only', async ({ page, world }) => {
  await world.open('ordinary-tuesday');
  await createActivity(page.request);
  await page.goto(`${PLATFORM}/_mock`);
  await walkTo(page, page.getByRole('navigation', { name: 'Mock platform' }).getByRole('link', { name: /^Requests/ }));
  await page.keyboard.press('Enter');
  const box = page.getByRole('searchbox', { name: 'Filter requests' });
  await walkTo(page, box);
  await page.keyboard.type('status:4xx');
  await page.keyboard.press('Enter');
  const found = page.getByRole('region', { name: 'Requests' }).getByRole('link');
  await expect(found).toHaveCount(3);
  await expectFocusOn(page, box);
  await walkTo(page, found.filter({ hasText: '/identity/records' }));
  await page.keyboard.press('Enter');
  await expectFocusOn(page, page.getByRole('heading', { name: 'POST /identity/records' }));
  await expect(page.getByText('Request not as described').first()).toBeVisible();
});

test('a fault can be switched on and off with the keyboard only, and focus stays nearby', async ({ page, world }) => {
  await world.open('ordinary-tuesday');
  await openSkippingNavigation(page, '/_mock/faults');
  await walkTo(page, page.getByRole('textbox', { name: /^Pattern of the path/ }));
  await page.keyboard.type('/platform/tags');
  await walkTo(page, page.getByRole('radio', { name: /^Answers with a status/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Is only slower/ })).toBeChecked();
  const on = page.getByRole('button', { name: 'Switch on' });
  await walkTo(page, on);
  await page.keyboard.press('Enter');
  const off = page.getByRole('button', { name: /^Switch off fault/ });
  await expect(off).toHaveCount(1);
  await expect(page.getByRole('listitem').filter({ has: off })).toContainText('/platform/tags');
  await expectFocusOn(page, on);
  await walkTo(page, off, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No fault is on.')).toBeVisible();
  await expectFocusOn(page, page.getByRole('heading', { name: 'On now' }));
});

test('the desk can ask a question and decide a case with the keyboard only, and the case stays open', async ({
  page,
  world,
}) => {
  await world.open('ordinary-tuesday');
  await openSkippingNavigation(page, '/_mock/desk');
  const title = page.getByRole('region', { name: 'Zaak' }).getByRole('heading', { level: 2 });
  const decided = (await title.textContent()) ?? '';
  await walkTo(page, page.getByText('Stel een vraag').last());
  await page.keyboard.press('Enter');
  await walkTo(page, page.getByRole('button', { name: 'Verstuur de vraag' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('“Kunt u een nieuw bewijs sturen?”')).toBeVisible();
  await expectFocusOn(page, title);
  await walkTo(page, page.getByRole('button', { name: 'Alles goedkeuren' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Zaak' }).getByText('goedgekeurd').first()).toBeVisible();
  await expectFocusOn(page, title);
  await expect(title).toHaveText(decided);
});

test('the clock can be frozen and advanced by minutes with the keyboard only', async ({ page, world }) => {
  await world.open('ordinary-tuesday');
  await page.goto(`${PLATFORM}/_mock`);
  await walkTo(page, page.getByRole('button', { name: 'Freeze the clock' }));
  await page.keyboard.press('Enter');
  await expectFocusOn(page, page.getByRole('button', { name: 'Run the clock' }));
  const frozen = await worldNow(page);
  const minute = page.getByRole('button', { name: 'One minute on' });
  await walkTo(page, minute);
  for (const minutes of [1, 2]) {
    await page.keyboard.press('Enter');
    await expect.poll(() => worldNow(page)).toBe(frozen + minutes * 60_000);
    await expectFocusOn(page, minute);
  }
});

test('an invalid form shows an error page with a link back', async ({ page, world }) => {
  await world.open('ordinary-tuesday');
  await openSkippingNavigation(page, '/_mock/faults');
  await walkTo(page, page.getByRole('textbox', { name: /^Body/ }));
  await page.keyboard.type('no JSON');
  await walkTo(page, page.getByRole('button', { name: 'Switch on' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'That did not work' })).toBeVisible();
  await expect(page.getByText('The body is no JSON.')).toBeVisible();
  await walkTo(page, page.getByRole('link', { name: 'Go back' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${PLATFORM}/_mock/faults`);
});

test('Ctrl Enter submits a form', async ({ page, world }) => {
  await world.open('ordinary-tuesday');
  await page.goto(`${PLATFORM}/_mock/faults`);
  await page.getByRole('textbox', { name: /^Pattern of the path/ }).fill('/platform/tags');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: /^Switch off fault/ })).toHaveCount(1);
});

test('an edge case on the phone can be triggered with the keyboard only and shows its outcome', async ({
  page,
  world,
}) => {
  await world.open('ordinary-tuesday');
  await openSkippingNavigation(page, '/_mock/phone?as=samira');
  await walkTo(page, page.getByRole('button', { name: 'Type a wrong code' }));
  await page.keyboard.press('Enter');
  const outcome = page.getByRole('status').filter({ hasText: 'Type a wrong code: what came of it' });
  await expect(outcome.getByRole('listitem').filter({ hasText: '/identity/proxy/authorize/code' })).toContainText(
    '404',
  );
  await expectAccessible(page);
});
