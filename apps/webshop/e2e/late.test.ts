import { hold } from './support/hold.ts';
import { expectAccessible, takePicture } from './support/looks.ts';
import { shiftOf, watchShiftsFromTheStart } from './support/shifts.ts';
import { expect, heading, test } from './support/town.ts';

const CONFIGURATION = /\/api\/v1\/platform\/config\//;

/** What each screen shows without the platform's configuration, and what only the configuration brings. */
const SCREENS = [
  { name: 'home', path: '/', before: 'Kindtegoed', after: 'De Zomerschool begint weer' },
  { name: 'funds', path: '/fondsen', before: 'Kindtegoed', after: 'De Zomerschool begint weer' },
  { name: 'start', path: '/start', before: 'Inloggen met e-mail', after: 'Inloggen met DigiD' },
] as const;

for (const width of [360, 1280]) {
  for (const { name, path, before, after } of SCREENS) {
    test(`a configuration that comes late moves nothing on ${name} at ${width} px`, async ({ page, town }) => {
      await page.setViewportSize({ width, height: 740 });
      await watchShiftsFromTheStart(page);
      await town.open('announcements');
      const letGo = await hold(page, CONFIGURATION);
      await page.goto(path);
      await expect(heading(page, /./)).toBeVisible();
      await expect(page.getByText(before).first()).toBeAttached();
      await expect(page.locator('main .delayed')).toHaveCount(0);
      await takePicture(page, `late-${name}-${width}-before`);
      letGo();
      await expect(page.getByText(after).first()).toBeVisible();
      expect(await shiftOf(page)).toBeLessThan(0.02);
      await takePicture(page, `late-${name}-${width}-after`);
      await expectAccessible(page);
    });
  }
}

test('an announcement that came late stands over the foot of the screen, and above the next one', async ({
  page,
  town,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await town.open('announcements');
  const letGo = await hold(page, CONFIGURATION);
  await page.goto('/fondsen');
  await expect(page.getByRole('link', { name: 'Kindtegoed', exact: true })).toBeVisible();
  letGo();
  const stays = page.getByRole('region', { name: /^Mededeling: Zondag/ });
  const goes = page.getByRole('region', { name: /^Mededeling: De Zomerschool/ });
  const topOf = (): Promise<number> => stays.evaluate((part) => part.getBoundingClientRect().top);
  await expect(stays).toBeVisible();
  expect(await topOf()).toBeGreaterThan(370);
  await goes.getByRole('button', { name: 'Sluit mededeling' }).click();
  await expect(goes).toBeHidden();
  await stays.getByRole('button', { name: 'Zet mededeling bovenaan de pagina' }).click();
  await expect.poll(topOf).toBe(0);
  await expect(stays.getByRole('button')).toHaveCount(0);
  await page.getByRole('link', { name: 'Kindtegoed', exact: true }).click();
  await expect(heading(page, 'Kindtegoed')).toBeVisible();
  await expect.poll(topOf).toBe(0);
});

test('an announcement that comes with the first screen stands above it', async ({ page, town }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await town.open('announcements');
  // No time passes, so that the platform is in time on every machine.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/fondsen');
  await expect(page.getByRole('link', { name: 'Kindtegoed', exact: true })).toBeVisible();
  const region = page.getByRole('region', { name: /^Mededeling: Zondag/ });
  await expect(region).toBeVisible();
  expect(await region.evaluate((part) => part.getBoundingClientRect().top)).toBe(0);
});
