import { expect, test } from './support/test-world.ts';

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

test('a rest is paid on the payment page, and not a second time with Back [NX-050] [NX-051] [NX-052]', async ({
  page,
  world,
}) => {
  await world.open('offer-with-extra-payment');
  await world.signIn('kees');
  await page.goto('/aanbod/249');
  await page.getByRole('button', { name: 'Reserveer' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Voornaam').fill('Kees');
  await dialog.getByLabel('Achternaam').fill('Bakker');
  await dialog.getByRole('button', { name: 'Ga verder' }).click();
  await expect(dialog.getByText('U betaalt online')).toBeVisible();
  await dialog.getByRole('button', { name: 'Verder naar betalen' }).click();
  await page.getByRole('button', { name: 'Betaal', exact: true }).click();
  await expect(page).toHaveURL(/\/reservations\/1\?checkout=1$/);
  await expect(page.getByText(/Uw betaling van €\s8,- is gelukt/)).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Deze betaling is er niet, of is al klaar.')).toBeVisible();
});
