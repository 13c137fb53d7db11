import type { Page } from '@playwright/test';
import { doubleText, walkTo } from './support/page-checks.ts';
import { expect, heading, test } from './support/test-world.ts';

test('forced colours mark only the current item of the menus', async ({ page, world }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await world.open('several-vouchers');
  await world.signIn('samira');
  await page.goto('/aanbod');
  await expect(heading(page, 'Aanbod')).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
  const lines = await menu.getByRole('link').evaluateAll((links) =>
    links.map((link) => ({
      isCurrent: link.getAttribute('aria-current') === 'page',
      line: getComputedStyle(link).borderBlockEndColor,
      ground: getComputedStyle(document.body).backgroundColor,
    })),
  );
  expect(lines.length).toBeGreaterThan(1);
  for (const { isCurrent, line, ground } of lines) expect(line === ground).toBe(!isCurrent);
  await page.setViewportSize({ width: 360, height: 740 });
  const bar = page.getByRole('navigation', { name: 'Snel naar' });
  const mark = await bar
    .locator('a[aria-current]')
    .evaluate((link) => getComputedStyle(link, '::before').backgroundColor);
  expect(mark).not.toBe(lines[0]?.ground);
});

test('large text leaves most of a phone to the screen, and breaks no word of the bar', async ({ page, world }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await world.open('several-vouchers');
  await world.signIn('samira');
  await page.goto('/tegoeden');
  await expect(heading(page, 'Tegoeden')).toBeVisible();
  const icon = page.getByRole('navigation', { name: 'Snel naar' }).locator('svg').first();
  const before = await icon.evaluate((part) => part.getBoundingClientRect().height);
  await doubleText(page);
  const announced = page.getByRole('region', { name: /^Mededeling/ }).first();
  expect(await announced.evaluate((part) => part.getBoundingClientRect().height)).toBeLessThanOrEqual(740 * 0.4);
  expect(await icon.evaluate((part) => part.getBoundingClientRect().height)).toBe(before * 2);
  const broken = await page
    .getByRole('navigation', { name: 'Snel naar' })
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .filter((link) => {
          const text = document.createRange();
          text.selectNodeContents(link.lastChild ?? link);
          return text.getClientRects().length > 1 || link.scrollWidth > link.clientWidth;
        })
        .map((link) => link.textContent),
    );
  expect(broken).toEqual([]);
});

test('a phone shows the QR code in the first screenful, and larger from edge to edge', async ({ page, world }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // Its last day is not near: that of a voucher that ends soon stands above the code, as a leaf of a calendar.
  await world.open('several-vouchers');
  await world.signIn('samira');
  await page.goto('/tegoeden');
  await page
    .getByRole('link', { name: /^Kindtegoed/ })
    .first()
    .click();
  const code = page
    .getByRole('main')
    .getByRole('img', { name: /^QR-code van Kindtegoed/ })
    .first();
  await expect(code).toBeVisible();
  const small = await code.evaluate((part) => part.getBoundingClientRect().toJSON());
  const bar = await page
    .getByRole('navigation', { name: 'Snel naar' })
    .evaluate((part) => part.getBoundingClientRect().top);
  expect(small.width).toBeGreaterThanOrEqual(240);
  expect(small.bottom).toBeLessThanOrEqual(bar);
  await page.getByRole('button', { name: 'Toon groot' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kindtegoed' });
  await expect(dialog.getByText(/€/).first()).toBeVisible();
  const large = await dialog.getByRole('img').evaluate((part) => part.getBoundingClientRect().width);
  expect(large).toBeGreaterThanOrEqual(340);
});

test('the words of a ticket without an amount are not cut off on a small phone', async ({ page, world }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await world.open('subsidies-voucher');
  await world.signIn('sara');
  await page.goto('/tegoeden');
  await page.getByRole('link', { name: /^Actiepas/ }).click();
  const words = page.getByText('Er staat geen geld op. U krijgt korting als u de code laat scannen.').first();
  await expect(words).toBeVisible();
  expect(await words.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
});

test('the press of a button counts although the field before it becomes invalid', async ({ page, world }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await world.open('signed-out');
  await page.goto('/start?step=email');
  await page.getByLabel('E-mailadres', { exact: true }).fill('jan@post.example');
  await page.getByLabel('Herhaal uw e-mailadres').pressSequentially('piet@post.example');
  await page.getByRole('button', { name: 'Stuur mij een link' }).click();
  await expect(page.getByRole('heading', { name: 'Er is 1 fout' })).toBeFocused();
});

test('a link in an announcement opens its screen without a page load', async ({ page, world }) => {
  await world.open('ordinary-tuesday');
  await page.goto('/fondsen');
  await page.evaluate(() => document.documentElement.setAttribute('data-loaded', 'once'));
  const more = page
    .getByRole('region', { name: /^Mededeling/ })
    .getByRole('link', { name: 'Lees meer' })
    .first();
  await more.click();
  await expect(page).not.toHaveURL('/fondsen');
  await expect(page.locator('html')).toHaveAttribute('data-loaded', 'once');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('on a desktop at 400 % no bar covers a control of an offer that has focus', async ({ page, world }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await world.open('odd-offers');
  await world.signIn('kees');
  await page.goto('/aanbod/9009');
  await expect(page.getByText(/korting/).first()).toBeAttached();
  const footer = page.getByRole('contentinfo');
  await walkTo(page, footer.getByRole('link').first());
});

/** Visible elements that stay over the page while it scrolls; what goes away by itself, and lines of a few pixels, may. */
const fixedOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((part) => ['fixed', 'sticky'].includes(getComputedStyle(part).position) && part.checkVisibility())
      .filter((part) => part.closest('.stads-toasts, .stads-floating-note') === null && !part.matches('dialog'))
      .filter((part) => part.getBoundingClientRect().height > 4)
      .map((part) => part.className),
  );

test('nothing stays over a screen of 320 by 185 pixels, which is a desktop at 400 %', async ({ page, world }) => {
  await page.setViewportSize({ width: 320, height: 185 });
  await world.open('several-vouchers');
  await world.signIn('samira');
  for (const path of ['/tegoeden', '/aanbieders', '/fondsen']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await fixedOn(page), path).toEqual([]);
  }
  await page.getByRole('link', { name: 'Schoolstart', exact: true }).click();
  await expect(heading(page, 'Schoolstart')).toBeVisible();
  expect(await fixedOn(page)).toEqual([]);
  await page.goto('/beveiliging/sessies');
  await page.getByRole('button', { name: 'Log overal uit' }).click();
  await expect(page.getByRole('heading', { name: 'Overal uitloggen?' })).toBeInViewport();
  await page.goto('/aanbod');
  await page.getByRole('button', { name: /^Filter/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await fixedOn(page)).toEqual([]);
});
