import { getConfig } from '@testing-library/react';
import type { FaultyVisit } from './visit.ts';
import type { ShopInProcess } from '../../testing/shop-in-process.tsx';

/** How long nothing may change before a page counts as quiet, and the longest wait for it, in milliseconds. */
const QUIET_MS = 25;
const LONGEST_WAIT_MS = 20_000;
const TURN_MS = 5;

/** How often a page that does not look right is looked at again, each time after a longer silence. */
const LOOKS = 5;
const LONGER_QUIET_MS = 300;

/** Judges the quiet page, and again for a while as long as something is wrong: code may still be loading. */
export async function judgeQuiet<T extends { readonly problems: readonly string[] }>(
  { shop, hanging }: Pick<FaultyVisit, 'shop' | 'hanging'>,
  judge: () => T,
): Promise<T> {
  let judged = judge();
  for (let look = 1; look <= LOOKS && judged.problems.length > 0; look += 1) {
    await untilQuiet(shop, hanging, look * LONGER_QUIET_MS);
    judged = judge();
  }
  return judged;
}

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
