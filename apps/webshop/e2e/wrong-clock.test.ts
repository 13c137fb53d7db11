import { daysBetween } from '@stadstegoed/core/shared/calendar-date.ts';
import { instant } from '@stadstegoed/core/shared/instant.ts';
import { dayOf } from '@stadstegoed/core/shared/local-time.ts';
import { expect, test } from './support/test-world.ts';

const DAY = 86_400_000;

test.describe('a device that is three days behind, in Suriname', () => {
  test.use({ timezoneId: 'America/Paramaribo' });

  test('counts terms by the platform and in Dutch days', async ({ page, world }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const today = dayOf(instant(Date.now()));
    await world.open('reservations-in-every-state');
    // Half past midnight in the Netherlands, three days later than on the device: the evening before in Suriname.
    const midnight = new Date(Date.now() + 3 * DAY);
    midnight.setUTCHours(23, 30, 0, 0);
    await world.mock.moveClock({ jump_to: midnight.toISOString() });
    await world.signIn('ilse');
    await page.goto('/reserveringen');
    // Of the 14 days one had passed when the world began.
    const left = 13 - daysBetween(today, dayOf(instant(midnight.getTime())));
    await expect(page.getByText(`U kunt nog ${left} dagen annuleren`)).toBeVisible();
  });
});
