import { setTimeout as after } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';

/** How much slower a page counts on a slow computer, and how long an answer may be on its way there, in milliseconds. */
const TIMES_SLOWER = 4;
const LONGEST_WAY = 700;

/**
 * Makes the browser's computer and its network slow, and the network at random, so that a test that only passes
 * because everything here is quick shows itself. `SLOW=1` before `npm test` asks for it; an ordinary run never waits.
 */
export async function slowDown(context: BrowserContext): Promise<void> {
  await context.route('**/*', async (route) => {
    await after(Math.random() * LONGEST_WAY);
    // Whoever left the page meanwhile no longer waits for the answer.
    await route.fallback().catch(() => undefined);
  });
  const throttle = async (page: Page): Promise<void> => {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
  };
  context.on('page', (page) => void throttle(page).catch(() => undefined));
}
