import { test } from './support/test-world.ts';
import { WALKS } from './support/translated-walks.ts';
import { translatePages } from './support/translating-browser.ts';

// The screens and dialogs do so in screens.test.ts and dialogs.test.ts, and all forms of translation in the sweep.
for (const [what, { scenario, as, walk }] of Object.entries(WALKS))
  test(`a resident ${what} in a browser that translates the page`, async ({ page, world }) => {
    await translatePages(page, 'font');
    await world.open(scenario);
    if (as !== undefined) await world.signIn(as);
    await walk(page, world);
  });
