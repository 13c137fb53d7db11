import { expect, heading, test } from './support/town.ts';

test('a voucher prints as one sheet with its QR code and nothing else [VO-015]', async ({ page, town }) => {
  await town.open('one-voucher');
  await town.signIn('kees');
  await page.goto('/tegoeden');
  await page.getByRole('link', { name: /^Meedoentegoed/ }).click();
  await expect(heading(page, 'Meedoentegoed')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bij en af' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.voucher-sheet svg')).toBeVisible();
  const words = await page.evaluate(() => document.body.innerText);
  expect(words).toContain('Meedoentegoed');
  expect(words).toContain('Neem dit blad mee');
  for (const other of ['Bij en af', 'Geschiedenis', 'Stop dit tegoed', 'Regelingen', 'Openingstijden', 'Schoolstart']) {
    expect(words).not.toContain(other);
  }
  const paper = await page.pdf({ format: 'A4' });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
