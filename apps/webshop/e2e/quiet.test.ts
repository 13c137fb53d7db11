import type { Page } from '@playwright/test';
import { expectAccessible } from './support/looks.ts';
import { expect, heading, test } from './support/town.ts';

/** The page names the styles of the home beforehand for everybody; on another screen the browser remarks on that. */
const EARLY_STYLES = /was preloaded using link preload but not used/;

/** All that the browser's console warns of, from now on. */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !EARLY_STYLES.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}

test('home greets a visitor, and the console stays empty', async ({ page, town }) => {
  const complaints = complaintsOf(page);
  await town.open('ordinary-tuesday');
  await page.goto('/');
  await expect(heading(page, /Gewoon meedoen/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kindtegoed', exact: true })).toBeVisible();
  await expect(page.locator('.delayed')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('the way in that a start prints signs a resident in, and the console stays empty', async ({ page, town }) => {
  const complaints = complaintsOf(page);
  await town.open('ordinary-tuesday');
  await page.goto(town.wayIn('samira'));
  await expect(page.getByRole('banner').getByRole('button', { name: /samira/ })).toBeVisible();
  await expect(heading(page, /./)).toBeVisible();
  await expect(page.locator('.delayed')).toHaveCount(0);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});
