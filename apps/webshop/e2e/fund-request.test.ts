import type { Page } from '@playwright/test';
import {
  expectAccessible,
  expectNoHorizontalScroll,
  expectReadableColumns,
  takePicture,
  doubleText,
} from './support/page-checks.ts';
import { expect, heading, test } from './support/test-world.ts';

const WIZARD = '/fondsen/91/aanvraag?from=fund-activate';

const PROOF = { name: 'loonstrook.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

const next = (page: Page) => page.getByRole('button', { name: 'Volgende' }).click();

/** Axe at both widths, and no horizontal scroll at 320 pixels, also with large text. */
async function expectGood(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectAccessible(page);
  await takePicture(page, `request-${name}-1280`);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoHorizontalScroll(page);
  await takePicture(page, `request-${name}-320`);
  await doubleText(page);
  await expectNoHorizontalScroll(page);
  await expectReadableColumns(page);
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
  await page.setViewportSize({ width: 1280, height: 900 });
}

test('every step of a fund request is accessible, also with an error, and keeps the answers over a reload [FR-004]', async ({
  page,
  world,
}) => {
  await world.open('every-question');
  await world.signIn('dina');
  await page.goto(WIZARD);
  await expect(heading(page, 'Tegoed op maat aanvragen')).toBeVisible();
  await expectGood(page, 'begin');
  await page.getByRole('button', { name: 'Begin met de aanvraag' }).click();
  await expect(heading(page, /Op welk e-mailadres/)).toBeFocused();
  await next(page);
  await expect(page.getByRole('heading', { name: 'Er is 1 fout' })).toBeFocused();
  await expectGood(page, 'email');
  await page.getByRole('button', { name: 'Verder zonder e-mailadres' }).click();
  await page.getByRole('checkbox', { name: /naar waarheid/ }).check();
  await expectGood(page, 'criteria');
  await next(page);
  await expect(heading(page, 'Heeft kinderen')).toBeFocused();
  await page.getByRole('checkbox').check();
  await expectGood(page, 'checkbox');
  await next(page);
  await expect(heading(page, 'Aantal kinderen')).toBeFocused();
  await next(page);
  await expect(page.getByRole('heading', { name: 'Er zijn 2 fouten' })).toBeFocused();
  await expectGood(page, 'limit');
  await page.getByRole('button', { name: 'Een meer' }).click();
  await page.locator('input[type="file"]:not([capture])').setInputFiles(PROOF);
  await expect(page.getByText(/Toegevoegd/)).toBeVisible();
  await expectGood(page, 'proof');
  await expect(page.getByText(/^Bewaard om/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Aantal kinderen', { exact: true })).toHaveValue('1');
  await expect(page.getByText('loonstrook.pdf')).toBeVisible();
  await next(page);
  await expect(heading(page, 'Geboortedatum')).toBeFocused();
  await page.getByLabel('Dag', { exact: true }).fill('30');
  await page.getByLabel('Maand', { exact: true }).fill('2');
  await page.getByLabel('Jaar', { exact: true }).fill('1980');
  await next(page);
  await expect(page.getByRole('link', { name: /Deze datum bestaat niet/ })).toBeVisible();
  await expectGood(page, 'date');
  await page.goBack();
  await expect(heading(page, 'Aantal kinderen')).toBeVisible();
  await page.goForward();
  await expect(heading(page, 'Geboortedatum')).toBeVisible();
});
