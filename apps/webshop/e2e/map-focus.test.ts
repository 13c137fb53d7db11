import sharp from 'sharp';
import { walkTo } from './support/page-checks.ts';
import { expect, test } from './support/test-world.ts';

test('the focus of the keyboard on the map is a ring above its tiles', async ({ page, world }) => {
  await world.open('ordinary-tuesday');
  await page.goto('/aanbieders?show_map=1');
  const map = page.getByRole('group', { name: /^Kaart/ });
  await expect(map.getByRole('button').first()).toBeVisible();
  await walkTo(page, map);
  const pixel = await sharp(await map.screenshot())
    .extract({ left: 200, top: 1, width: 1, height: 1 })
    .raw()
    .toBuffer();
  const ring = await map.evaluate((element) => getComputedStyle(element, '::after').outlineColor);
  expect(`rgb(${[...pixel].slice(0, 3).join(', ')})`).toBe(ring);
});

test('a number on the map that opens gives its focus to its first pin [PV-032]', async ({ page, world }) => {
  await world.open('ordinary-tuesday');
  await page.goto('/aanbieders?show_map=1');
  const number = page.getByRole('button', { name: /^\d+ (aanbieders|plekken|locaties)/ }).first();
  await walkTo(page, number);
  await page.keyboard.press('Enter');
  const marks = page.locator('.stads-map .leaflet-marker-icon');
  await expect(marks.and(page.locator(':focus'))).toBeVisible();
  await expect(number).not.toBeFocused();
});
