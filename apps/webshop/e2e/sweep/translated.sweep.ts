import type { Page } from '@playwright/test';
import { SCREEN_STATES, type ScreenState } from '../../testing/screens.examples.ts';
import { DIALOGS, openDialog } from '../support/dialogs.ts';
import { enterExample } from '../support/enter-example.ts';
import { expect, heading, test } from '../support/test-world.ts';
import { WALKS } from '../support/translated-walks.ts';
import { TRANSLATION_FORMS, translatePages, type TranslationForm } from '../support/translating-browser.ts';
import { SERVED } from './plan.ts';
import { OpenRequests } from './settle.ts';

const zonnedorp = SERVED.find(({ key }) => key === 'zonnedorp');
test.use({ baseURL: zonnedorp?.shop ?? '' });

/** Without a translation too: what ends otherwise then is no fault of the translation. */
const FORMS = ['none', ...TRANSLATION_FORMS] as const;

async function translate(page: Page, form: TranslationForm | 'none'): Promise<void> {
  if (form !== 'none') await translatePages(page, form);
}

/** A screen as its example opens it, and as the other kind of visitor: signed in, or not. */
const VISITS: readonly (ScreenState & { readonly who: string })[] = SCREEN_STATES.flatMap((screen) => {
  const { as, shows: _, ...rest } = screen;
  const other = as === undefined ? { ...rest, as: 'samira', nl: /./ } : { ...rest, nl: /./ };
  const isOpenToOthers = screen.scenario === 'ordinary-tuesday' || as !== undefined;
  return [{ ...screen, who: 'as in its example' }, ...(isOpenToOthers ? [{ ...other, who: as ?? 'signed in' }] : [])];
});

for (const form of zonnedorp === undefined ? [] : FORMS) {
  for (const screen of VISITS)
    test(`translated ${form}: ${screen.name} ${screen.who}, in both languages`, async ({ page, world }) => {
      const requests = new OpenRequests(page);
      await page.setViewportSize({ width: 1280, height: 900 });
      await translate(page, form);
      await enterExample(page, world, screen, zonnedorp?.platform);
      await page.goto(screen.path);
      if (screen.isBehindDialog !== true) await expect(heading(page, screen.nl).first()).toBeVisible();
      await requests.settled();
      const dialog = page.locator('dialog[open]');
      if ((await dialog.count()) > 0) await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await page.getByRole('button', { name: 'English' }).first().click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await requests.settled();
      await expect(heading(page, /went wrong on this page/)).toHaveCount(0);
    });
  for (const [key, dialog] of Object.entries(DIALOGS))
    test(`translated ${form}: the dialog ${key}`, async ({ page, world }) => {
      await translate(page, form);
      await openDialog(page, world, dialog, zonnedorp?.platform);
      await page.keyboard.press('Escape');
    });
  for (const [what, { scenario, as, walk }] of Object.entries(WALKS))
    test(`translated ${form}: a resident ${what}`, async ({ page, world }) => {
      await translate(page, form);
      await world.open(scenario, zonnedorp?.platform);
      if (as !== undefined) await world.signIn(as);
      await walk(page, world);
    });
}
