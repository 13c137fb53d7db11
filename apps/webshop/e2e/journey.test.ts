import { expectAccessible, takePicture } from './support/page-checks.ts';
import { expect, heading, test } from './support/test-world.ts';

const EMAIL = 'yusuf@post.example';
const CODE = '9d15e2f3';

test('a resident signs in, finds a fund and gets a voucher with the mouse [SH-001, SI-005, FA-067, VO-008]', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await world.open('voucher-code');
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Start', exact: true }).click();
  await page.getByRole('link', { name: /Inloggen met e-mail/ }).click();
  await page.getByLabel('E-mailadres', { exact: true }).fill(EMAIL);
  await page.getByLabel('Herhaal uw e-mailadres').fill(EMAIL);
  await page.getByRole('button', { name: 'Stuur mij een link' }).click();
  await expect(page.getByRole('heading', { name: 'Kijk in uw e-mail' })).toBeVisible();
  await page.goto(await world.linkMailedTo(EMAIL));
  await expect(page.getByRole('banner').getByRole('button', { name: /yusuf/ })).toBeVisible();
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await page.getByRole('banner').getByRole('link', { name: 'Regelingen' }).click();
  await page.getByRole('link', { name: 'Kindtegoed', exact: true }).click();
  await expect(heading(page, 'Kindtegoed')).toBeVisible();
  await page
    .getByRole('link', { name: /^Vraag aan/ })
    .first()
    .click();
  await page.getByRole('radio', { name: /Met een activatiecode/ }).check();
  await page.getByRole('button', { name: 'Ga verder' }).click();
  await page.getByRole('textbox', { name: 'Activatiecode' }).pressSequentially(CODE);
  await expect(page.getByRole('textbox', { name: 'Activatiecode' })).toHaveValue('9D15-E2F3');
  await page.getByRole('button', { name: 'Activeer tegoed' }).click();
  await expect(page).toHaveURL(/\/tegoeden\/0x[0-9a-f]{40}$/);
  await expect(page.getByRole('img', { name: /^QR-code van Kindtegoed/ }).first()).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  await expectAccessible(page);
  await takePicture(page, 'journey-voucher-1280');
});
