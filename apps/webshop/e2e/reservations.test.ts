import { expectAccessible, expectNoHorizontalScroll, takePicture } from './support/page-checks.ts';
import { expect, heading, test } from './support/test-world.ts';

for (const width of [320, 360, 1280]) {
  test(`an offer is reserved by keyboard at ${width} pixels [RS-006, RS-007, RS-029]`, async ({ page, world }) => {
    await page.setViewportSize({ width, height: 800 });
    await world.open('one-voucher');
    await world.signIn('kees');
    await page.goto('/aanbod/249');
    await expect(heading(page, 'Samen eten, drie gangen')).toBeVisible();
    await page.getByRole('button', { name: 'Reserveer' }).first().press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio', { name: /Meedoentegoed/ })).toBeChecked();
    await expectAccessible(page);
    await takePicture(page, `reserve-voucher-${width}`);
    await dialog.getByRole('button', { name: 'Ga verder' }).press('Enter');
    await dialog.getByLabel('Voornaam').fill('Kees');
    await dialog.getByLabel('Achternaam').fill('Bakker');
    await expectAccessible(page);
    await takePicture(page, `reserve-details-${width}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Klopt dit?' })).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
    await takePicture(page, `reserve-check-${width}`);
    await dialog.getByRole('button', { name: /^Reserveer voor/ }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Het aanbod is gereserveerd!' })).toBeVisible();
    await expectAccessible(page);
    await takePicture(page, `reserve-done-${width}`);
    await dialog.getByRole('link', { name: 'Bekijk uw reserveringen' }).press('Enter');
    await expect(page).toHaveURL(/\/reserveringen$/);
    await expect(dialog).toBeHidden();
    await expect(page.locator('h1')).toBeFocused();
    await expect(page.getByText('Samen eten, drie gangen').first()).toBeVisible();
  });
}

test('a reservation opens and is cancelled by keyboard [RS-004, RS-008, RS-009, RS-030]', async ({ page, world }) => {
  await world.open('reservations-in-every-state');
  await world.signIn('ilse');
  await page.goto('/reserveringen');
  const code = page.getByRole('button', { name: /^Toon de code/ });
  await code.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Uw reservering' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(code).toBeFocused();
  await page.getByRole('button', { name: /^Annuleer/ }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Wilt u deze reservering annuleren?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Ja, annuleer' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Reservering geannuleerd.' })).toBeVisible();
  await expectAccessible(page);
});
