import type { Page } from '@playwright/test';
import { expect, PLATFORM, test } from '../support/test-world.ts';

/** Sends a request as a page of the shop does, or as a program (null). */
async function sendFrom(page: Page, path: string | null): Promise<void> {
  const headers = { 'Client-Type': 'webshop', 'Client-Key': 'zonnedorp' };
  const answer = await page.request.get(`${PLATFORM}/api/v1/platform/tags`, {
    headers: path === null ? headers : { ...headers, Referer: `http://shop.example${path}` },
  });
  expect(answer.status()).toBe(200);
}

test('the log updates with new requests, grouped by the page that sent them', async ({ page, world }) => {
  await world.open('ordinary-tuesday');
  await sendFrom(page, '/fondsen');
  await page.goto(`${PLATFORM}/_mock/requests`);
  const log = page.getByRole('region', { name: 'Requests' });
  const heads = log.locator('tr.group');
  await expect(heads).toHaveText(['A visitor on /fondsen']);
  await sendFrom(page, '/fondsen');
  await expect(log.locator('[data-request="2"]')).toBeVisible();
  await expect(heads).toHaveText(['A visitor on /fondsen']);
  await sendFrom(page, null);
  await expect(log.locator('[data-request="3"]')).toBeVisible();
  await sendFrom(page, '/aanbod');
  await expect(log.locator('[data-request="4"]')).toBeVisible();
  await expect(heads).toHaveText(['A visitor on /aanbod', 'Other', 'A visitor on /fondsen']);
});
