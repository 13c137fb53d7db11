import type { Page } from '@playwright/test';
import { expectAccessible, takePicture } from './support/page-checks.ts';
import { expect, test as base } from './support/test-world.ts';

/** The pages of these tests throw. */
const test = base.extend({ problems: async ({ world: _ }, use) => use([]) });

const SENTENCE =
  'De webshop start niet in deze browser: laad de pagina opnieuw, gebruik een nieuwere browser, of bel Gemeente Zonnedorp op (0123) 45 67 00.';
const IN_ENGLISH =
  'The web shop does not start in this browser: reload the page, use a newer browser, or call Gemeente Zonnedorp at (0123) 45 67 00.';

/** Answers the request for the shop's own script, which the page loads as a module. */
const answerScript = (page: Page, body: string): Promise<unknown> =>
  page.route(/\/assets\/index-[^/]*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body }));

async function expectSentence(page: Page, sentence: string): Promise<void> {
  await expect(page.getByRole('main')).toHaveText(sentence);
  await expect(page.getByRole('link', { name: '(0123) 45 67 00' })).toHaveAttribute('href', 'tel:0123456700');
  await expect(page.getByRole('banner')).toBeVisible();
}

test('a browser without what the shop needs reads a sentence with the telephone number', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'));
  await page.goto('/');
  await expectSentence(page, SENTENCE);
  await expectAccessible(page);
  await takePicture(page, 'too-old-320');
  await page.goto('/fondsen');
  await expectSentence(page, SENTENCE);
});

test('the sentence is English after English was chosen', async ({ page, world }) => {
  await world.chooseLanguage('en');
  await page.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn'));
  await page.goto('/');
  await expectSentence(page, IN_ENGLISH);
});

test('a browser that cannot read the script of the shop reads the sentence', async ({ page }) => {
  await answerScript(page, 'const a = 1 ?? ?? 2;');
  await page.goto('/');
  await expectSentence(page, SENTENCE);
});

test('a browser in which the start of the shop throws reads the sentence', async ({ page }) => {
  await answerScript(page, 'undefined.canParse();');
  await page.goto('/');
  await expectSentence(page, SENTENCE);
});

test('a browser in which the start fails later reads the sentence', async ({ page }) => {
  await answerScript(page, 'setTimeout(() => Promise.reject(new TypeError("no function")), 50);');
  await page.goto('/fondsen');
  await expectSentence(page, SENTENCE);
});

test('a script of the shop that does not arrive leaves the sentence', async ({ page }) => {
  await page.route(/\/assets\/index-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/');
  await expectSentence(page, SENTENCE);
});

test('an error after the start leaves the screen as it is', async ({ page, world }) => {
  await world.open('ordinary-tuesday');
  await page.goto('/');
  const title = page.getByRole('heading', { level: 1, name: /Gewoon meedoen/ });
  await expect(page.getByRole('link', { name: 'Kindtegoed', exact: true })).toBeVisible();
  const thrown = page.waitForEvent('pageerror');
  await page.evaluate(() => void Promise.reject(new TypeError('later')));
  await thrown;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(title).toBeVisible();
  await expect(page.getByText(SENTENCE)).toBeHidden();
});
