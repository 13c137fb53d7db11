import { expectAccessible, expectFocusOn, takePicture } from './support/page-checks.ts';
import { expect, heading, test } from './support/test-world.ts';

const PHONE = { width: 360, height: 800 };

test('removing an address by keyboard is accessible and keeps focus in the page [AC-014]', async ({ page, world }) => {
  await page.setViewportSize(PHONE);
  await world.open('several-e-mail-addresses');
  await world.signIn('hanna');
  await page.goto('/preferences/emails');
  await expect(heading(page, 'E-mailadressen')).toBeVisible();
  const remove = page.getByRole('button', { name: 'Verwijder h.meijer@post.example' });
  await remove.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Wilt u dit adres verwijderen?' });
  await expect(dialog.getByRole('button', { name: 'Houd het adres' })).toBeFocused();
  await expectAccessible(page);
  await takePicture(page, 'dialog-remove-email');
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await remove.press('Enter');
  await dialog.getByRole('button', { name: 'Verwijder het adres' }).press('Enter');
  await expect(page.getByText('Verwijderd!')).toBeVisible();
  await expect(remove).toBeHidden();
  await expect(heading(page, 'E-mailadressen')).toBeFocused();
});

test('ending sessions by keyboard is accessible; ending all signs out here [AC-018, AC-019]', async ({
  page,
  world,
}) => {
  await world.open('several-sessions');
  await world.signIn('samira');
  await page.goto('/beveiliging/sessies');
  await expect(heading(page, 'Apparaten')).toBeVisible();
  await page.getByRole('button', { name: /^Log uit Telefoon/ }).press('Enter');
  const one = page.getByRole('dialog', { name: 'Wilt u daar uitloggen?' });
  await expect(one).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'dialog-end-session');
  await one.getByRole('button', { name: 'Log dat apparaat uit' }).press('Enter');
  await expect(page.getByText(/^Telefoon.* is uitgelogd\.$/)).toBeVisible();
  await expect(one).toBeHidden();
  await expectFocusOn(page, page.getByRole('heading', { name: 'Andere apparaten' }));
  await page.getByRole('button', { name: 'Log overal uit' }).press('Enter');
  const all = page.getByRole('dialog', { name: 'Overal uitloggen?' });
  await expect(all).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'dialog-end-all');
  await all.getByRole('button', { name: 'Log overal uit' }).press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Start' })).toBeVisible();
});

test('the dialog for a visitor of the settings is accessible and leads to signing in [NO-006]', async ({
  page,
  world,
}) => {
  await page.setViewportSize(PHONE);
  await world.open('preferences-links');
  await page.goto('/preferences/notifications');
  const dialog = page.getByRole('dialog', { name: 'U bent niet ingelogd.' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'dialog-preferences-sign-in');
  await dialog.getByRole('link', { name: 'Inloggen' }).press('Enter');
  await expect(heading(page, 'Hoe wilt u inloggen?')).toBeVisible();
});

test('a switch of the settings works by keyboard and keeps focus [NO-024, NO-025]', async ({ page, world }) => {
  await world.open('notifications-unread');
  await world.signIn('samira');
  await page.goto('/preferences/notifications');
  const stop = page.getByRole('switch', { name: 'Stuur mij geen e-mail meer' });
  await stop.press('Space');
  await expect(page.getByText('Opgeslagen!')).toBeVisible();
  await expect(stop).toBeChecked();
  await expect(stop).toBeFocused();
  await expectAccessible(page);
});

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
