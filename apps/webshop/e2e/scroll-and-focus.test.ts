import type { Page } from '@playwright/test';
import { hold } from './support/hold.ts';
import { expectNoHorizontalScroll, takePicture } from './support/page-checks.ts';
import { expect, heading, test } from './support/test-world.ts';

const scrollPositionOf = (page: Page): Promise<number> => page.evaluate(() => scrollY);

test('going back shows the list immediately at its scroll position [SH-042]', async ({ page, world }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await world.open('ordinary-tuesday');
  await page.goto('/fondsen');
  const fund = page.getByRole('link', { name: '65-plus actief', exact: true });
  await fund.scrollIntoViewIfNeeded();
  const before = await scrollPositionOf(page);
  expect(before).toBeGreaterThan(300);
  await fund.click();
  await expect(heading(page, '65-plus actief')).toBeVisible();
  await expect.poll(() => scrollPositionOf(page)).toBe(0);
  // The list is never answered again, so the screen shows the cached list.
  await page.route(/\/api\/v1\/platform\/funds\?/, () => undefined);
  await page.goBack();
  await expect(fund).toBeInViewport();
  await expect.poll(async () => Math.abs((await scrollPositionOf(page)) - before)).toBeLessThan(60);
});

test('an address that is opened anew starts at its top, and a reload stays where it was [SH-008, SH-009]', async ({
  page,
  world,
}) => {
  await world.open('ordinary-tuesday');
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/fondsen');
  const link = page.getByRole('main').getByRole('link', { name: 'Schoolstart', exact: true });
  await link.scrollIntoViewIfNeeded();
  const before = await scrollPositionOf(page);
  expect(before).toBeGreaterThan(200);
  await page.reload();
  await expect.poll(async () => Math.abs((await scrollPositionOf(page)) - before)).toBeLessThan(60);
  await page.goto('/uitleg');
  await expect(heading(page, 'Uitleg')).toBeInViewport();
  expect(await scrollPositionOf(page)).toBe(0);
});

for (const { path, answer } of [
  { path: '/fondsen', answer: /platform\/funds\?/ },
  { path: '/aanbod', answer: /platform\/products\?/ },
  { path: '/aanbieders', answer: /platform\/providers\?/ },
])
  for (const width of [360, 1280])
    test(`${path} stays where it was scrolled to after a reload, at ${width} pixels [SH-042]`, async ({
      page,
      world,
    }) => {
      await world.open('ordinary-tuesday');
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      const list = page.getByRole('main').getByRole('list').getByRole('heading');
      await expect(list.first()).toBeVisible();
      const seventyPercent = () => page.evaluate(() => document.documentElement.scrollHeight * 0.7 - innerHeight);
      // The whole list is there, not the first of it only.
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect.poll(seventyPercent).toBeGreaterThan(150);
      const place = await seventyPercent();
      const before = await page.evaluate((top) => {
        scrollTo({ top, behavior: 'instant' });
        return scrollY;
      }, place);
      const release = await hold(page, answer);
      await page.reload();
      await expect(page.locator('main .delayed--due').first()).toBeVisible();
      release();
      await expect(list.first()).toBeVisible();
      await expect(page.locator('main .delayed')).toHaveCount(0);
      await expect.poll(async () => Math.abs((await scrollPositionOf(page)) - before)).toBeLessThan(60);
    });

test('a control with focus stays on the screen when the list around it becomes short', async ({ page, world }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await world.open('one-voucher');
  await world.signIn('kees');
  await page.goto('/aanbod');
  const count = page.locator('.list-toolbar__count');
  await expect(count).toHaveText(/\d/);
  const before = (await count.textContent()) ?? '';
  const heart = page.getByRole('button', { name: 'Bewaar Samen eten, drie gangen' });
  await page.getByRole('searchbox', { name: 'Zoek in aanbod' }).fill('samen eten');
  // Before the list follows, a second after the last key.
  await heart.focus();
  await expect(heart).toBeInViewport();
  await expect(page).toHaveURL(/q=samen/);
  await expect(count).not.toHaveText(before);
  await expect(heart).toBeFocused();
  await expect(heart).toBeInViewport();
});

for (const isSlow of [false, true])
  test(`an offer that is opened right after typing stays open${isSlow ? ', also when its screen loads slowly' : ''}`, async ({
    page,
    world,
  }) => {
    const now = Date.now();
    await page.clock.install({ time: now });
    await world.open('one-voucher');
    await page.goto('/aanbod');
    const offer = page.getByRole('main').getByRole('link', { name: 'Samen eten, drie gangen' });
    await expect(offer).toBeVisible();
    const release = isSlow ? await hold(page, /platform\/products\/\d+$/) : () => undefined;
    // The search waits for a second without a key, which must not pass before the offer is opened.
    await page.clock.pauseAt(now + 120_000);
    await page.getByRole('searchbox', { name: 'Zoek in aanbod' }).fill('samen eten');
    await offer.click();
    await page.clock.runFor(3000);
    release();
    await page.clock.resume();
    await expect(heading(page, 'Samen eten, drie gangen')).toBeVisible();
    await expect(page).toHaveURL(/\/aanbod\/\d+/);
  });

test('going back and a reload keep the distance of the actions, which is not in their address [PR-009, PR-010]', async ({
  page,
  world,
}) => {
  await world.open('ordinary-tuesday');
  await world.signIn('samira');
  await page.goto('/acties');
  const filters = page.getByRole('search', { name: 'Zoek in acties' });
  await filters.getByRole('textbox', { name: 'Uw postcode' }).fill('9990 BA');
  await filters.getByRole('combobox', { name: 'Niet verder dan' }).selectOption('10');
  const chip = page.getByRole('button', { name: /Binnen 10 km/ });
  await expect(chip).toBeVisible();
  await expect(page).toHaveURL('/acties?postcode=9990+BA');
  await takePicture(page, 'actions-filters-1280');
  const list = page.getByRole('list', { name: 'Acties' });
  const offer = list.getByRole('link').first();
  const name = await offer.innerText();
  await offer.click();
  await expect(heading(page, name)).toBeVisible();
  await page.goBack();
  await expect(chip).toBeVisible();
  await page.reload();
  await expect(chip).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Niet verder dan' })).toHaveValue('10');
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Alleen wat ik bewaard heb' }).scrollIntoViewIfNeeded();
  await expectNoHorizontalScroll(page);
  await takePicture(page, 'actions-filters-360');
});

test('a filter change keeps the scroll position [SH-043]', async ({ page, world }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await world.open('ordinary-tuesday');
  await page.goto('/fondsen');
  await expect(page.getByRole('link', { name: 'Kindtegoed', exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Cultuur/ }).focus();
  await page.evaluate(() => scrollBy({ top: 150, behavior: 'instant' }));
  const before = await scrollPositionOf(page);
  expect(before).toBeGreaterThan(100);
  const answered = page.waitForResponse(/platform\/funds\?.*tag_id/);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/tag_id/);
  await answered;
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  expect(Math.abs((await scrollPositionOf(page)) - before)).toBeLessThan(5);
});

test('reduced motion disables animations and transitions', async ({ page, world }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 800 });
  await world.open('ordinary-tuesday');
  await page.goto('/fondsen');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  const longest = await page.evaluate(() => {
    const seconds = (text: string): number => Math.max(...text.split(',').map(Number.parseFloat));
    const times = [...document.querySelectorAll('*')].map((part) => {
      const { animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(part);
      return Math.max(seconds(animationDuration), seconds(transitionDuration), scrollBehavior === 'smooth' ? 1 : 0);
    });
    return Math.max(...times);
  });
  expect(longest).toBeLessThan(0.02);
});
