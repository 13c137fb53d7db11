import { expectAccessible, expectNoHorizontalScroll, takePicture } from './support/page-checks.ts';
import { expect, heading, test } from './support/test-world.ts';

test('an offer is reserved by keyboard on a small phone [RS-006, RS-007, RS-029]', async ({ page, world }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await world.open('one-voucher');
  await world.signIn('kees');
  await page.goto('/aanbod/249');
  await expect(heading(page, 'Samen eten, drie gangen')).toBeVisible();
  await page.getByRole('button', { name: 'Reserveer' }).first().press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Voornaam').fill('Kees');
  await dialog.getByLabel('Achternaam').fill('Bakker');
  await expectAccessible(page);
  await takePicture(page, 'reserve-details');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Klopt dit?' })).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
  await takePicture(page, 'reserve-check');
  await dialog.getByRole('button', { name: 'Reserveer' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Het aanbod is gereserveerd!' })).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'reserve-done');
  await dialog.getByRole('link', { name: 'Bekijk uw reserveringen' }).press('Enter');
  await expect(page).toHaveURL(/\/reserveringen$/);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Samen eten, drie gangen').first()).toBeVisible();
});

test('a reservation opens and is cancelled by keyboard [RS-004, RS-008, RS-009, RS-030]', async ({ page, world }) => {
  await world.open('reservations-in-every-state');
  await world.signIn('ilse');
  await page.goto('/reserveringen');
  await page.getByRole('link', { name: /^Toon de code/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Filmkaartje met popcorn' })).toBeFocused();
  await expectAccessible(page);
  const enlarge = page.getByRole('button', { name: 'Toon groot' });
  await enlarge.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Uw reservering' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(enlarge).toBeFocused();
  await page.goBack();
  await page.getByRole('button', { name: /^Annuleer/ }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Wilt u deze reservering annuleren?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Ja, annuleer' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Reservering geannuleerd.' })).toBeVisible();
  await expectAccessible(page);
});

test('each step on a phone begins at its title, which stays with the close button, and an error stands on top', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await world.open('ordinary-tuesday');
  await world.signIn('samira');
  await page.goto('/aanbod/204');
  await page.getByRole('button', { name: 'Reserveer' }).first().click();
  const dialog = page.getByRole('dialog');
  const next = dialog.getByRole('button', { name: 'Ga verder' });
  const bottom = () => dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  const begins = async (name: string): Promise<void> => {
    await expect(dialog.getByRole('heading', { level: 2, name })).toBeFocused();
    expect(await dialog.evaluate((element) => element.scrollTop)).toBe(0);
    await bottom();
    await expect(dialog.getByRole('heading', { level: 2, name })).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('button', { name: /^(Sluit|Stop)/ })).toBeInViewport({ ratio: 1 });
  };
  await begins('Met welk tegoed betaalt u?');
  await next.click();
  await expect(dialog.getByRole('heading', { name: 'Er is 1 fout' })).toBeFocused();
  const error = dialog.getByRole('link', { name: 'Kies een tegoed.' });
  await expect(error).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('group', { name: 'Kies een tegoed' })).toHaveAccessibleDescription('Kies een tegoed.');
  await error.click();
  await page.keyboard.press('Space');
  await next.click();
  await begins('Voor wie is het?');
  await dialog.getByLabel('Voornaam').fill('Ilyas');
  await dialog.getByLabel('Achternaam').fill('Yilmaz');
  await dialog.getByLabel('Dag').fill('3');
  await dialog.getByLabel('Maand').fill('4');
  await dialog.getByLabel('Jaar').fill('2017');
  await bottom();
  await next.click();
  await begins('Klopt dit?');
  await dialog.getByRole('button', { name: 'Reserveer' }).click();
  await expect(dialog.getByRole('heading', { level: 2, name: 'Het aanbod is gereserveerd!' })).toBeFocused();
  await expect(dialog.getByRole('heading', { level: 2 }).first()).toBeInViewport({ ratio: 1 });
});
