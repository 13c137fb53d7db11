import { setTimeout as after } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';

/** The CPU slowdown factor and the maximum delay of a response in milliseconds. */
const CPU_SLOWDOWN = 4;
const MAX_DELAY = 700;

/**
 * Slows down the CPU and, randomly, the network, to find tests that only pass on a fast machine. `SLOW=1 npm test`
 * enables it; an ordinary run has no delay.
 */
export async function slowDown(context: BrowserContext): Promise<void> {
  await context.route('**/*', async (route) => {
    await after(Math.random() * MAX_DELAY);
    // The page may have been closed meanwhile.
    await route.fallback().catch(() => undefined);
  });
  const throttle = async (page: Page): Promise<void> => {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  };
  context.on('page', (page) => void throttle(page).catch(() => undefined));
  for (const page of context.pages()) await throttle(page);
}
