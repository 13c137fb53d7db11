import { utimes, writeFile } from 'node:fs/promises';
import { pngOf } from '@stadstegoed/mock-server/testing/samples.ts';
import type { Page } from '@playwright/test';
import { hold } from './support/hold.ts';
import { expectAccessible, takePicture } from './support/page-checks.ts';
import { expect, heading, test, type TestWorld } from './support/test-world.ts';

const WIZARD = '/fondsen/91/aanvraag?from=fund-activate';
/** The code and the styles of the steps. */
const STEP_FILE = /\/request-step[^/]*\.(?:js|css)$/;
const MEGABYTE = 1_000_000;

const next = (page: Page) => page.getByRole('button', { name: 'Volgende' }).click();
const fileControl = (page: Page) => page.locator('input[type="file"]:not([capture])');
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') });
const answer = (page: Page) => page.getByLabel('Aantal kinderen', { exact: true });

/** A photo of so many bytes: the bytes after the end of a picture are ignored when it is drawn. */
const photo = (name: string, bytes: number) => {
  const picture = pngOf(4000, 3000);
  return { name, mimeType: 'image/png', buffer: Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]) };
};

/** Opens the request of Jan at its third question, which takes a number and files. */
async function openChildren(page: Page, world: TestWorld): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await world.open('every-question');
  await world.signIn('jan');
  await page.goto(WIZARD);
  await page.getByRole('button', { name: 'Begin met de aanvraag' }).click();
  await page.getByRole('checkbox', { name: /naar waarheid/ }).check();
  await next(page);
  await expect(heading(page, 'Heeft kinderen')).toBeVisible();
  await page.getByRole('checkbox').check();
  await next(page);
  await expect(heading(page, 'Aantal kinderen')).toBeVisible();
}

test('a photo of 12 MB from a phone is made smaller and added', async ({ page, world }) => {
  await openChildren(page, world);
  await expect(page.getByText(/Een grotere foto maken wij kleiner/)).toBeVisible();
  await fileControl(page).setInputFiles(photo('IMG_2041.png', 12 * MEGABYTE));
  await expect(page.getByText('Toegevoegd', { exact: true })).toBeVisible();
  await takePicture(page, 'request-photo-360');
  await expectAccessible(page);
});

test('an upload and a step that lose the connection say so, keep everything and can be repeated', async ({
  page,
  world,
  context,
}) => {
  await openChildren(page, world);
  await answer(page).fill('2');
  const release = await hold(page, /\/api\/v1\/files$/);
  await fileControl(page).setInputFiles(pdf('loonstrook.pdf'));
  await expect(page.getByRole('progressbar', { name: 'loonstrook.pdf', includeHidden: true })).toBeAttached();
  await context.setOffline(true);
  release();
  await expect(page.getByText(/u was even zonder internet/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Probeer opnieuw loonstrook.pdf' })).toBeVisible();
  await next(page);
  await expect(page.getByRole('link', { name: /^loonstrook\.pdf is niet toegevoegd/ })).toBeVisible();
  await takePicture(page, 'request-upload-failed-360');
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText('Toegevoegd', { exact: true })).toBeVisible();
  await context.setOffline(true);
  await next(page);
  await expect(page.getByText(/Er is geen verbinding/)).toBeVisible();
  await expect(answer(page)).toHaveValue('2');
  await takePicture(page, 'request-offline-step-360');
  await expectAccessible(page);
  await context.setOffline(false);
  // Before the press, because the shorter sentence moves the button.
  await expect(page.getByText('Er is weer verbinding. Probeer het opnieuw.')).toBeVisible();
  await next(page);
  await expect(heading(page, 'Geboortedatum')).toBeVisible();
});

test('a file that changed on the device while it waited for its turn has to be chosen again, and is then added', async ({
  page,
  world,
}, testInfo) => {
  await openChildren(page, world);
  const paths = ['een.pdf', 'twee.pdf', 'drie.pdf'].map((name) => testInfo.outputPath(name));
  const [, , changed = ''] = paths;
  for (const path of paths) await writeFile(path, '%PDF-1.4\n%%EOF\n');
  const release = await hold(page, /\/api\/v1\/files$/);
  await fileControl(page).setInputFiles(paths);
  await expect(page.getByText('Wacht op zijn beurt')).toBeVisible();
  await writeFile(changed, '%PDF-1.4\n% changed\n%%EOF\n');
  // Chromium compares the time of a file in whole seconds.
  await utimes(changed, new Date(), new Date(Date.now() + 60_000));
  release();
  await expect(page.getByText('Dit bestand is veranderd nadat u het koos. Kies het bestand opnieuw.')).toBeVisible();
  await takePicture(page, 'request-file-changed-360');
  await expectAccessible(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Kies opnieuw: drie.pdf' }).click();
  await (await chooser).setFiles(changed);
  await expect(page.getByText('Toegevoegd', { exact: true })).toHaveCount(3);
});

test('the first step opens after the network has gone, because its code came with the page before it', async ({
  page,
  world,
  context,
}) => {
  await world.open('every-question');
  await world.signIn('jan');
  const fetched = page.waitForResponse(STEP_FILE);
  await page.goto(WIZARD);
  await (await fetched).finished();
  await expect(page.getByRole('button', { name: 'Begin met de aanvraag' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Begin met de aanvraag' }).click();
  await expect(page.getByRole('checkbox', { name: /naar waarheid/ })).toBeVisible();
});

test('a step whose code and styles could not be fetched says so, and opens whole when the connection is back', async ({
  page,
  world,
  context,
}) => {
  await world.open('every-question');
  await world.signIn('jan');
  // The early fetch fails too.
  await page.route(STEP_FILE, (route) => route.abort());
  await page.goto(WIZARD);
  await expect(page.getByRole('button', { name: 'Begin met de aanvraag' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Begin met de aanvraag' }).click();
  const problem = page.getByRole('alert').filter({ hasText: 'Er is geen verbinding' });
  await expect(problem).toBeVisible();
  await problem.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(problem).toBeVisible();
  await expectAccessible(page);
  await page.unroute(STEP_FILE);
  await context.setOffline(false);
  await expect(page.getByRole('checkbox', { name: /naar waarheid/ })).toBeVisible();
  await expect(problem).toHaveCount(0);
  // The box of the declaration is drawn only with the styles of the steps.
  await expect(page.locator('.stads-declaration').first()).toHaveCSS('display', 'grid');
});
