import { expect, heading, test } from './support/test-world.ts';

test('a voucher prints as one sheet with its QR code and nothing else [VO-015]', async ({ page, world }) => {
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
  for (const other of ['Bij en af', 'Geschiedenis', 'Stop dit tegoed', 'Regelingen', 'Openingstijden', 'Schoolstart']) {
    expect(text).not.toContain(other);
  }
  const paper = await page.pdf({ format: 'A4' });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
