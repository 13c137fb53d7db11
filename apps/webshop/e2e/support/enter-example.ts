import type { Page } from '@playwright/test';
import type { ScreenExample } from '../../testing/screens.examples.ts';
import type { TestWorld } from './test-world.ts';

type Example = Pick<ScreenExample, 'scenario' | 'as' | 'hasAsked' | 'isWithoutFronts'>;

/** Opens the world of an example, signed in as its persona, before the first page. */
export async function enterExample(page: Page, world: TestWorld, example: Example, platform?: string): Promise<void> {
  await world.open(example.scenario, platform);
  if (example.as !== undefined) await world.signIn(example.as);
  if (example.hasAsked === true) await world.askForLink();
  if (example.isWithoutFronts === true) await hideFronts(page);
}

/** Takes the addresses of the other fronts out of the platform's configuration, as for a municipality without them. */
async function hideFronts(page: Page): Promise<void> {
  await page.route(/\/platform\/config\/webshop/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replace(/"url_provider":"[^"]*"/, '"url_provider":null') });
  });
}
