import type { Page } from '@playwright/test';

/** Keeps calls of the page waiting until the test calls what it gets, so that no test has to catch a moment. */
export async function hold(page: Page, url: RegExp): Promise<() => void> {
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}
