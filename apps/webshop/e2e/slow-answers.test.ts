import { hold } from './support/hold.ts';
import { expectAccessible, takePicture } from './support/page-checks.ts';
import { totalShift, watchLayoutShifts } from './support/shifts.ts';
import { expect, heading, test } from './support/test-world.ts';

const CONFIGURATION = /\/api\/v1\/platform\/config\//;

/** For each screen a text that appears without the platform's configuration, and one that needs it. */
const SCREENS = [
  { name: 'home', path: '/', before: 'Kindtegoed', after: 'De Zomerschool begint weer' },
  { name: 'funds', path: '/fondsen', before: 'Kindtegoed', after: 'De Zomerschool begint weer' },
  { name: 'start', path: '/start', before: 'Inloggen met e-mail', after: 'Inloggen met DigiD' },
] as const;

for (const width of [360, 1280]) {
  for (const { name, path, before, after } of SCREENS) {
    test(`a late configuration shifts nothing on ${name} at ${width} px`, async ({ page, world }) => {
      await page.setViewportSize({ width, height: 740 });
      await watchLayoutShifts(page);
      await world.open('announcements');
      const release = await hold(page, CONFIGURATION);
      await page.goto(path);
      await expect(heading(page, /./)).toBeVisible();
      await expect(page.getByText(before).first()).toBeAttached();
      await expect(page.locator('main .delayed')).toHaveCount(0);
      await takePicture(page, `late-${name}-${width}-before`);
      release();
      await expect(page.getByText(after).first()).toBeVisible();
      expect(await totalShift(page)).toBeLessThan(0.01);
      await takePicture(page, `late-${name}-${width}-after`);
      await expectAccessible(page);
    });
  }
}

test('a late announcement overlays the bottom of the screen and is at the top of the next screen', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await world.open('announcements');
  const release = await hold(page, CONFIGURATION);
  await page.goto('/fondsen');
  await expect(page.getByRole('link', { name: 'Kindtegoed', exact: true })).toBeVisible();
  release();
  const stays = page.getByRole('region', { name: /^Mededeling: Zondag/ });
  const goes = page.getByRole('region', { name: /^Mededeling: De Zomerschool/ });
  const topOf = (): Promise<number> => stays.evaluate((part) => part.getBoundingClientRect().top);
  await expect(stays).toBeVisible();
  expect(await topOf()).toBeGreaterThan(370);
  await goes.getByRole('button', { name: 'Toon de hele mededeling' }).click();
  await goes.getByRole('button', { name: 'Niet meer tonen' }).click();
  await expect(goes).toBeHidden();
  await stays.getByRole('button', { name: 'Toon de hele mededeling' }).click();
  await stays.getByRole('button', { name: 'Zet mededeling bovenaan de pagina' }).click();
  await expect.poll(topOf).toBe(0);
  await expect(stays.getByRole('button', { name: 'Zet mededeling bovenaan de pagina' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Kindtegoed', exact: true }).click();
  await expect(heading(page, 'Kindtegoed')).toBeVisible();
  await expect.poll(topOf).toBe(0);
});

test('an announcement that arrives in time is at the top of the first screen', async ({ page, world }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await world.open('announcements');
  // The clock is paused, so that the configuration is never late.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/fondsen');
  await expect(page.getByRole('link', { name: 'Kindtegoed', exact: true })).toBeVisible();
  const region = page.getByRole('region', { name: /^Mededeling: Zondag/ });
  await expect(region).toBeVisible();
  expect(await region.evaluate((part) => part.getBoundingClientRect().top)).toBe(0);
});
