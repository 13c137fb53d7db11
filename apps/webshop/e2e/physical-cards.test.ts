import type { Page } from '@playwright/test';
import { doubleText, expectAccessible, expectNoHorizontalScroll, takePicture } from './support/page-checks.ts';
import { expect, heading, test } from './support/test-world.ts';

const PHONE = { width: 360, height: 800 };
const SMALL = { width: 320, height: 640 };

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

async function openVoucher(page: Page, name: string): Promise<void> {
  await page.goto('/tegoeden');
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await expect(heading(page, name)).toBeVisible();
}

/** Checks the open dialog, or the page without one, on a phone, on the smallest screen and with large text. */
async function expectFits(page: Page, name: string): Promise<void> {
  await expectAccessible(page);
  await takePicture(page, `card-${name}`);
  await page.setViewportSize(SMALL);
  await expectNoHorizontalScroll(page);
  await doubleText(page);
  await expectNoHorizontalScroll(page);
  await takePicture(page, `card-${name}-320-large`);
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
  await page.setViewportSize(PHONE);
}

test('a card is linked and unlinked by keyboard, and focus returns to the card [PC-001, PC-002, PC-007, PC-008]', async ({
  page,
  world,
}) => {
  await page.setViewportSize(PHONE);
  await world.open('one-voucher');
  await world.signIn('kees');
  await openVoucher(page, 'Meedoentegoed');
  const get = page.getByRole('button', { name: 'Regel een pas' });
  await get.press('Enter');
  await expect(dialogOf(page, 'Wat wilt u doen?')).toBeVisible();
  await expectFits(page, 'type');
  await page.keyboard.press('Escape');
  await expect(get).toBeFocused();
  await get.press('Enter');
  await page.getByRole('button', { name: 'Ga verder' }).press('Enter');
  const code = dialogOf(page, 'Vul het nummer van de pas in');
  await expect(code.getByRole('heading', { name: 'Vul het nummer van de pas in' })).toBeFocused();
  // The close button comes first.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('4821');
  await page.keyboard.press('Enter');
  await expect(code.getByRole('textbox')).toHaveAccessibleDescription(/Dit nummer is te kort/);
  await expect(code.getByRole('textbox')).toBeFocused();
  await expectFits(page, 'code');
  await code.getByRole('textbox').fill('1004 8213 7755');
  await expect(code.getByRole('textbox')).toHaveValue('4 8213 7755');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page, 'De pas is gekoppeld')).toBeVisible();
  await expectFits(page, 'linked');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Uw pas' })).toBeFocused();
  await expectFits(page, 'on-voucher');
  await page.getByRole('button', { name: 'Ontkoppel de pas' }).press('Enter');
  const start = dialogOf(page, 'Pas ontkoppelen');
  await expect(start.getByRole('button', { name: 'Houd de pas' })).toBeFocused();
  await expectFits(page, 'unlink');
  await start.getByRole('button', { name: 'Ga verder' }).press('Enter');
  const sure = dialogOf(page, 'Wilt u deze pas ontkoppelen?');
  await expect(sure.getByRole('button', { name: 'Houd de pas' })).toBeFocused();
  await expectFits(page, 'unlink-sure');
  await sure.getByRole('button', { name: 'Ja, ontkoppel de pas' }).press('Enter');
  await expect(dialogOf(page, 'De pas is ontkoppeld')).toBeVisible();
  await expectFits(page, 'unlinked');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Betalen zonder telefoon?' })).toBeFocused();
});

test('a card is ordered by keyboard; each step is accessible [PC-007, PC-010, PC-018]', async ({ page, world }) => {
  await page.setViewportSize(PHONE);
  await world.open('one-voucher');
  await world.signIn('kees');
  await openVoucher(page, 'Meedoentegoed');
  const get = page.getByRole('button', { name: 'Regel een pas' });
  await get.click();
  await page.getByRole('radio', { name: /^Ik heb al een pas/ }).press('ArrowDown');
  await page.keyboard.press('Enter');
  const address = dialogOf(page, 'Waar mag de pas naartoe?');
  await address.getByRole('button', { name: 'Ga verder' }).click();
  await expect(address.getByRole('heading', { name: 'Er zijn 4 fouten' })).toBeFocused();
  await expectFits(page, 'address');
  await address.getByLabel('Postcode').fill('7311 AA');
  await address.getByLabel('Huisnummer').fill('14');
  await address.getByLabel('Straat').fill('Lindelaan');
  await address.getByLabel('Plaats').fill('Zonnedorp');
  await page.keyboard.press('Enter');
  const check = dialogOf(page, 'Klopt dit adres?');
  await expect(check.getByText('Lindelaan 14')).toBeVisible();
  await expectFits(page, 'check');
  await check.getByRole('button', { name: 'Bestel de pas' }).dblclick();
  await expect(dialogOf(page, 'Uw pas is besteld')).toBeVisible();
  await expectFits(page, 'ordered');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Koppel de pas' })).toBeFocused();
});

test('the offer of a card stays hidden after a reload; a button remains [PC-011]', async ({ page, world }) => {
  await world.open('one-voucher');
  await world.signIn('kees');
  await openVoucher(page, 'Meedoentegoed');
  await page.getByRole('button', { name: 'Niet nu, verberg dit blok' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Regel een pas' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Regel een pas' })).toBeVisible();
  await expect(page.getByText('Vraag een pas aan.')).toHaveCount(0);
  await expectAccessible(page);
});

test('a card prints as one sheet with its number and QR code and nothing else [PC-003]', async ({ page, world }) => {
  await world.open('physical-card-linked');
  await world.signIn('ans');
  await openVoucher(page, '65-plus actief');
  const print = page.getByRole('button', { name: 'Print de pas op papier' });
  await print.press('Enter');
  const paper = dialogOf(page, 'Uw pas op papier');
  await expect(paper.getByRole('img', { name: 'QR-code van de pas' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(SMALL);
  await expectNoHorizontalScroll(page);
  await takePicture(page, 'card-paper-320');
  await page.emulateMedia({ media: 'print' });
  const text = await page.evaluate(() => document.body.innerText);
  expect(text).toContain('1004 8213 7790');
  expect(text).toContain('Zo betaalt u met de pas');
  for (const other of ['Bij en af', 'Neem dit blad mee', 'Uw pas op papier', 'Regelingen', 'Openingstijden']) {
    expect(text).not.toContain(other);
  }
  const sheet = await page.pdf({ format: 'A4' });
  expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await expect(print).toBeFocused();
});
