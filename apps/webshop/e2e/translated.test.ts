import { DIALOGS, openDialog } from './support/dialogs.ts';
import { expect, test } from './support/test-world.ts';
import { WALKS } from './support/translated-walks.ts';
import { translatePages } from './support/translating-browser.ts';

// The screens do so in screens.test.ts, and all forms of translation in the sweep.
for (const [what, { scenario, as, walk }] of Object.entries(WALKS))
  test(`a resident ${what} in a browser that translates the page`, async ({ page, world }) => {
    await translatePages(page, 'font');
    await world.open(scenario);
    if (as !== undefined) await world.signIn(as);
    await walk(page, world);
  });

for (const [key, dialog] of Object.entries(DIALOGS))
  test(`the dialog ${key} opens and closes in a browser that translates the page`, async ({ page, world }) => {
    await translatePages(page, 'font');
    await openDialog(page, world, dialog);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main')).toBeVisible();
  });
