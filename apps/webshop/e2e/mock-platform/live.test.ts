import type { Page } from '@playwright/test';
import { expect, PLATFORM, test } from '../support/town.ts';

/** Asks as a page of the shop does, or as a program (null). */
async function askFrom(page: Page, place: string | null): Promise<void> {
  const headers = { 'Client-Type': 'webshop', 'Client-Key': 'zonnedorp' };
  const answer = await page.request.get(`${PLATFORM}/api/v1/platform/tags`, {
    headers: place === null ? headers : { ...headers, Referer: `http://shop.example${place}` },
  });
  expect(answer.status()).toBe(200);
}

test('new requests come in by themselves, below the page that asked', async ({ page, town }) => {
  await town.open('ordinary-tuesday');
  await askFrom(page, '/fondsen');
  await page.goto(`${PLATFORM}/_mock/requests`);
  const log = page.getByRole('region', { name: 'Requests' });
  const heads = log.locator('tr.group');
  await expect(heads).toHaveText(['A visitor on /fondsen']);
  await askFrom(page, '/fondsen');
  await expect(log.locator('[data-request="2"]')).toBeVisible();
  await expect(heads).toHaveText(['A visitor on /fondsen']);
  await askFrom(page, null);
  await expect(log.locator('[data-request="3"]')).toBeVisible();
  await askFrom(page, '/aanbod');
  await expect(log.locator('[data-request="4"]')).toBeVisible();
  await expect(heads).toHaveText(['A visitor on /aanbod', 'Other', 'A visitor on /fondsen']);
});
