import type { Page } from '@playwright/test';

/** Delays requests of the page until the test calls the returned function, so that no test depends on timing. */
export async function hold(page: Page, url: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
