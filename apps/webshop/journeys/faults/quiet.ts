import { getConfig } from '@testing-library/react';
import type { ShopInProcess } from '../../testing/shop-in-process.tsx';

/** How long nothing may change before a page counts as quiet, and the longest wait for it, in milliseconds. */
const QUIET_MS = 25;
const LONGEST_WAIT_MS = 5_000;
const TURN_MS = 5;

/**
 * Waits until the page is quiet: no call under way but `hanging` ones, a heading, and no change for a while. Gives up without
 * an error after 20 seconds: the caller judges what stands there.
 */
export async function untilQuiet(shop: ShopInProcess, hanging: () => number, quietMs = QUIET_MS): Promise<void> {
  await getConfig().asyncWrapper(async () => {
    const started = performance.now();
    let changed = started;
    const watch = new MutationObserver(() => {
      changed = performance.now();
    });
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const isQuiet = (): boolean => performance.now() - changed > quietMs;
    while (!isQuiet() && performance.now() - started < LONGEST_WAIT_MS) {
      await new Promise((resolve) => setTimeout(resolve, TURN_MS));
      if (shop.underWay > hanging() || document.querySelector('main h1') === null) changed = performance.now();
    }
    watch.disconnect();
  });
}
