import { expect, heading, test } from './support/test-world.ts';

test('a voucher prints its QR code and its transactions, centred, and nothing else [VO-015]', async ({
  page,
  world,
}) => {
  await world.open('one-voucher');
  await world.signIn('kees');
  await page.goto('/tegoeden');
  await page.getByRole('link', { name: /^Meedoentegoed/ }).click();
  await expect(heading(page, 'Meedoentegoed')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bij en af' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.voucher-sheet svg')).toBeVisible();
  const text = await page.evaluate(() => document.body.innerText);
  expect(text).toContain('Meedoentegoed');
  expect(text).toContain('Neem dit blad mee');
  expect(text).toContain('Bij en af');
  for (const other of [
    'Bekijk uw aanvragen',
    'Hier kunt u betalen',
    'Stop dit tegoed',
    'Regelingen',
    'Openingstijden',
    'Schoolstart',
  ]) {
    expect(text).not.toContain(other);
  }
  const margins = await page.evaluate(() =>
    Array.from(document.querySelectorAll('.voucher-sheet > *'), (part) => {
      const { left, right } = part.getBoundingClientRect();
      return Math.abs(left - (innerWidth - right));
    }),
  );
  expect(Math.max(...margins)).toBeLessThan(2);
  const paper = await page.pdf({ format: 'A4' });
  const pages = paper.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBeLessThanOrEqual(2);
});

test('a fund prints the answers to its questions, and no button', async ({ page, world }) => {
  await world.open('ordinary-tuesday');
  await page.goto('/fondsen/1');
  await expect(page.getByRole('heading', { name: 'Veelgestelde vragen' })).toBeVisible();
  await expect(page.getByText('Vraag aan').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Nee, u krijgt een tegoed met een QR-code.').first()).toBeVisible();
  await expect(page.locator('.stads-button:visible')).toHaveCount(0);
});

test('the list of reservations prints its cards without menu and search', async ({ page, world }) => {
  await world.open('reservations-in-every-state');
  await world.signIn('ilse');
  await page.goto('/reserveringen');
  const card = page.getByRole('link', { name: /^Toon de code/ });
  await expect(card).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(card).toBeHidden();
  await expect(page.locator('.reservation-cards').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('search')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Uw account' })).toBeHidden();
});
