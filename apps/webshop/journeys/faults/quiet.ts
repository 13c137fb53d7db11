import { waitFor } from '@testing-library/react';
import type { FaultyVisit } from './visit.ts';
import type { ShopInProcess } from '../../testing/shop-in-process.tsx';

/** How long nothing may change before a page counts as quiet, and the longest wait for it, in milliseconds. */
const QUIET_MS = 25;
const LONGEST_WAIT_MS = 20_000;
const TURN_MS = 5;

/** How often a page that does not look right is looked at again, each time after a longer silence. */
const LOOKS = 5;
const LONGER_QUIET_MS = 300;

/** Inspects the quiet page, and again for a while as long as something is wrong: code may still be loading. */
export async function inspectQuiet<T extends { readonly problems: readonly string[] }>(
  { shop, hanging }: Pick<FaultyVisit, 'shop' | 'hanging'>,
  inspect: () => T,
): Promise<T> {
  let inspected = inspect();
  for (let look = 1; look <= LOOKS && inspected.problems.length > 0; look += 1) {
    await untilQuiet(shop, hanging, look * LONGER_QUIET_MS);
    inspected = inspect();
  }
  return inspected;
}

/**
 * Waits until the page is quiet: no call under way but `hanging` ones, a heading, and no change for a while. Gives up without
 * an error after 20 seconds: the caller inspects what stands there.
 */
export async function untilQuiet(shop: ShopInProcess, hanging: () => number, quietMs = QUIET_MS): Promise<void> {
  let changed = performance.now();
  const watch = new MutationObserver(() => {
    changed = performance.now();
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  // While its own read hangs, a screen says that it is loading in place of its heading.
  const complete = (): string => (hanging() > 0 ? 'main :is(h1, .delayed)' : 'main h1');
  const isBusy = (): boolean => shop.underWay > hanging() || document.querySelector(complete()) === null;
  const check = (): void => {
    if (isBusy()) changed = performance.now();
    if (performance.now() - changed <= quietMs) throw new Error('The page is not quiet yet');
  };
  await waitFor(check, { interval: TURN_MS, timeout: LONGEST_WAIT_MS }).catch(() => undefined);
  watch.disconnect();
}
