import { expect, test } from './support/test-world.ts';

test('messages below the screen stay new [NO-003]', async ({ page, world }) => {
  await world.open('notifications-unread');
  await world.signIn('samira');
  await page.setViewportSize({ width: 360, height: 800 });
  const marked = page.waitForResponse(/\/platform\/notifications\?.*mark_read=1/);
  await page.goto('/notifications');
  await expect(page.getByText('U heeft 3 nieuwe berichten.')).toBeVisible();
  await marked;
  await page.reload();
  await expect(page.getByText('U heeft 1 nieuw bericht.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Tegoed verloopt bijna Nieuw' })).toBeVisible();
});
