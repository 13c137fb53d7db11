import { expectAccessible } from '../support/page-checks.ts';
import { expect, PLATFORM, test } from '../support/test-world.ts';

test('a fault form previews its matches, and a fault can be switched on, paused and removed', async ({
  page,
  world,
}) => {
  await world.open('ordinary-tuesday');
  const headers = { 'Client-Type': 'webshop', 'Client-Key': 'zonnedorp' };
  const tags = async (): Promise<number> =>
    (await page.request.get(`${PLATFORM}/api/v1/platform/tags`, { headers })).status();
  await tags();
  await tags();
  await page.goto(`${PLATFORM}/_mock/faults`);
  const outcome = page.getByRole('region', { name: 'Would have hit' });
  await expect(outcome).toContainText('2 hits');
  await page.getByRole('combobox', { name: 'Operation' }).selectOption('listFunds');
  await expect(outcome).toContainText('0 hits');
  await page.getByRole('combobox', { name: 'Operation' }).selectOption('listTags');
  await expect(outcome).toContainText('2 hits');
  await expect(page.getByRole('combobox', { name: 'Status' }).locator('optgroup')).toHaveCount(2);
  await page.getByRole('button', { name: 'Switch on' }).click();
  const fault = page.getByRole('link', { name: /answers 503/ });
  await expect(fault).toBeVisible();
  expect(await tags()).toBe(503);
  await fault.click();
  await expect(page.getByRole('link', { name: 'Request 2' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pause fault 1' }).click();
  await expect(page.getByRole('button', { name: 'Go on with fault 1' })).toBeVisible();
  expect(await tags()).toBe(200);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No fault is on.')).toBeVisible();
});
