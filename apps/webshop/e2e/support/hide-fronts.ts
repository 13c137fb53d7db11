import type { Page } from '@playwright/test';

/** Takes the addresses of the other fronts out of the platform's configuration, as for a municipality without them. */
export async function hideFronts(page: Page): Promise<void> {
  await page.route(/\/platform\/config\/webshop/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replace(/"url_provider":"[^"]*"/, '"url_provider":null') });
  });
}
