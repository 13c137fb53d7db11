import { officeDocuments, pngOf } from '@stadstegoed/mock-server/testing/samples.ts';
import type { Locator, Page, Request } from '@playwright/test';
import { hold } from './support/hold.ts';
import { doubleText, expectAccessible, expectNoHorizontalScroll, takePicture } from './support/page-checks.ts';
import { expect, heading, test, type TestWorld } from './support/test-world.ts';

const PHONE = { width: 320, height: 640 };
const DESKTOP = { width: 1280, height: 900 };

const fileControl = (page: Page): Locator => page.locator('input[type="file"]:not([capture])');
const dialogOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
const pdf = (name: string, content = '%PDF-1.4\n%%EOF\n') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(content),
});
const photo = (name: string, width: number, height: number) => ({
  name,
  mimeType: 'image/png',
  buffer: pngOf(width, height),
});

/** The size of the picture in a dialog, in pixels of the picture. */
const pictureSize = (dialog: Locator): Promise<readonly number[]> =>
  dialog.locator('canvas').evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) throw new Error('The dialog has no canvas');
    return [canvas.width, canvas.height];
  });

/** Lets the next reading of a photo end after the one that follows it. */
const readFirstPhotoSlowly = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const read = window.createImageBitmap.bind(window);
    let following = (): void => undefined;
    const isFollowed = new Promise<void>((resolve) => {
      following = resolve;
    });
    let isFirst = true;
    const slowly = async (content: Blob): Promise<ImageBitmap> => {
      const picture = await read(content);
      if (isFirst) {
        isFirst = false;
        await isFollowed;
      } else setTimeout(following, 100);
      return picture;
    };
    Object.assign(window, { createImageBitmap: slowly });
  });

/** Opens the question of Fatima, which has a pdf beside it and takes files with its answer. */
async function openQuestion(page: Page, world: TestWorld): Promise<void> {
  await world.open('clarification-open');
  await world.signIn('fatima');
  await page.goto('/funds/3/requests/1/clarifications/2');
  await expect(heading(page, 'De gemeente heeft een vraag')).toBeVisible();
}

test('a file shows its progress, can be stopped, and brought back by keyboard [FI-008, FI-012, FI-007, FI-009, FI-011]', async ({
  page,
  world,
}) => {
  await openQuestion(page, world);
  const release = await hold(page, /\/api\/v1\/files$/);
  await fileControl(page).setInputFiles([pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')]);
  await expect(page.getByRole('progressbar', { name: 'a.pdf', includeHidden: true })).toBeAttached();
  await expect(page.getByText('Wacht op zijn beurt')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stop met toevoegen van a.pdf' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Maak ongedaan' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Stop met toevoegen van a.pdf' })).toBeFocused();
  release();
  await expect(page.getByText('Toegevoegd', { exact: true })).toHaveCount(3);
});

test('a dropped file that is something else says which kinds are right [FI-023]', async ({ page, world }) => {
  await openQuestion(page, world);
  const files = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['geen pdf'], 'truc.pdf', { type: 'application/pdf' }));
    return data;
  });
  const area = page.locator('.stads-drop');
  await area.dispatchEvent('dragenter', { dataTransfer: files });
  await expect(page.getByText('Laat maar los')).toBeVisible();
  await area.dispatchEvent('drop', { dataTransfer: files });
  await expect(page.getByText(/U kunt kiezen uit: jpg, png, pdf, Word of Excel/)).toBeVisible();
  await expectAccessible(page);
});

test('a pdf is shown at scale 1.5, at most 1000 pixels, and returns focus [FI-001, FI-017, FI-018]', async ({
  page,
  world,
}) => {
  await openQuestion(page, world);
  const opener = page.getByRole('button', { name: 'Bekijk Voorbeeld van een loonstrook.pdf' });
  await opener.press('Enter');
  const viewer = dialogOf(page, 'Voorbeeld van een loonstrook.pdf');
  await expect(viewer.getByRole('img', { name: 'Bladzijde 1 van 1' })).toBeVisible();
  await expect(viewer.locator('.visually-hidden', { hasText: 'Voorbeelddocument' })).toBeAttached();
  const longest = Math.max(...(await pictureSize(viewer)));
  expect(longest).toBeLessThanOrEqual(1000);
  expect(longest).toBeGreaterThan(998);
  await expectAccessible(page);
  await takePicture(page, 'dialog-pdf');
  await page.setViewportSize(PHONE);
  await expectNoHorizontalScroll(page);
  const download = page.waitForEvent('download');
  await viewer.getByRole('button', { name: 'Download Voorbeeld van een loonstrook.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('Voorbeeld van een loonstrook.pdf');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(opener).toBeFocused();
});

/** A pdf with empty pages, each 100 points wider than the one before. */
function pdfWithPages(count: number): string {
  const numbers = Array.from({ length: count }, (_, index) => index + 3);
  const pages = numbers.map(
    (number) => `${number} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${number * 100} 200]>>endobj`,
  );
  const kids = numbers.map((number) => `${number} 0 R`).join(' ');
  return [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    `2 0 obj<</Type/Pages/Kids[${kids}]/Count ${count}>>endobj`,
    ...pages,
    'trailer<</Root 1 0 R>>',
    '%%EOF\n',
  ].join('\n');
}

test('a pdf of a reimbursement is sent with the picture of its first page [API-115]', async ({ page, world }) => {
  await world.open('reimbursements-in-every-state');
  await world.signIn('mark');
  await page.goto('/declaraties/maken');
  const answer = page.waitForResponse((one) => one.request().method() === 'POST' && one.url().endsWith('/files'));
  await fileControl(page).setInputFiles(pdf('bon.pdf', pdfWithPages(1)));
  expect(await (await answer).json()).toMatchObject({
    data: { original_name: 'bon.pdf', preview: { type: 'reimbursement_file_preview', ext: 'jpg' } },
  });
});

test('the pages of a pdf can be turned faster than they are drawn', async ({ page, world }) => {
  await openQuestion(page, world);
  await fileControl(page).setInputFiles(pdf('bladzijden.pdf', pdfWithPages(4)));
  await page.getByRole('button', { name: 'Bekijk bladzijden.pdf' }).press('Enter');
  const viewer = dialogOf(page, 'bladzijden.pdf');
  await expect(viewer.getByRole('img', { name: 'Bladzijde 1 van 4' })).toBeVisible();
  await viewer.getByRole('button', { name: 'Volgende bladzijde' }).press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(viewer.getByRole('img', { name: 'Bladzijde 4 van 4' })).toBeVisible();
  await expect.poll(() => pictureSize(viewer)).toEqual([900, 300]);
  await expect(viewer.getByRole('alert')).toHaveCount(0);
});

test('a photo is shown and cropped by keyboard, at most 2000 pixels [FI-002, FI-003, FI-016]', async ({
  page,
  world,
}) => {
  await page.setViewportSize(DESKTOP);
  await openQuestion(page, world);
  await fileControl(page).setInputFiles(photo('rekening.png', 4000, 3000));
  await page.getByRole('button', { name: 'Bekijk rekening.png' }).press('Enter');
  const viewer = dialogOf(page, 'rekening.png');
  await expect.poll(() => pictureSize(viewer)).toEqual([2000, 1500]);
  await expectAccessible(page);
  await takePicture(page, 'dialog-photo');
  await readFirstPhotoSlowly(page);
  await viewer.getByRole('button', { name: 'Snijd bij' }).press('Enter');
  const cropper = dialogOf(page, 'Foto bijsnijden');
  // Pressed while the photo is still read for the first time: the turned one stays.
  await cropper.getByRole('button', { name: 'Draai de foto naar rechts' }).press('Enter');
  await expect.poll(() => pictureSize(cropper)).toEqual([1500, 2000]);
  const frame = cropper.getByRole('group', { name: /Het deel dat overblijft/ });
  await frame.press('-');
  await expect(cropper.getByText('Kader: 91% van de breedte, 91% van de hoogte')).toBeAttached();
  await cropper.getByRole('button', { name: 'Hoek linksboven, verplaats met de pijltjes' }).press('ArrowRight');
  await expectAccessible(page);
  await takePicture(page, 'dialog-cropper');
  await page.setViewportSize(PHONE);
  await expectNoHorizontalScroll(page);
  await doubleText(page);
  await expectNoHorizontalScroll(page);
  await takePicture(page, 'dialog-cropper-320-large');
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/files'));
  await cropper.getByRole('button', { name: 'Gebruik deze foto' }).press('Enter');
  expect((await sent).status()).toBe(201);
  await expect(cropper).toBeHidden();
  await expect(page.getByText('Toegevoegd', { exact: true })).toHaveCount(1);
});

test('the photos of an answer are cropped one after the other; a pdf and a document stay as they are [FI-003, FI-013, FI-014, FI-015]', async ({
  page,
  world,
}) => {
  await page.setViewportSize(DESKTOP);
  await openQuestion(page, world);
  const broken = { ...photo('kapot.png', 1, 1), buffer: pngOf(8, 8).subarray(0, 40) };
  const letter = { name: 'brief.docx', mimeType: 'application/octet-stream', buffer: officeDocuments.docx };
  await fileControl(page).setInputFiles([photo('bon.png', 400, 300), letter, pdf('loon.pdf', pdfWithPages(1)), broken]);
  await page.getByRole('button', { name: "Foto's bijsnijden" }).press('Enter');
  const cropper = page.getByRole('dialog');
  await expect(cropper.getByText('Overgeslagen: brief.docx.')).toBeVisible();
  await expect(cropper.getByText('Foto 1 van 3 · bon.png')).toBeVisible();
  await expect.poll(() => pictureSize(cropper)).toEqual([400, 300]);
  await cropper.getByRole('button', { name: 'Kader kleiner' }).press('Enter');
  await expectAccessible(page);
  await takePicture(page, 'dialog-cropper-several');
  await cropper.getByRole('button', { name: 'Gebruik deze en ga verder' }).press('Enter');
  await expect(cropper.getByRole('heading', { name: 'Eerste bladzijde' })).toBeVisible();
  await expect(cropper.locator('.cropper__stage')).toHaveAttribute('aria-busy', 'false');
  await page.setViewportSize(PHONE);
  await expectNoHorizontalScroll(page);
  await takePicture(page, 'dialog-cropper-pdf-320');
  await cropper.getByRole('button', { name: 'Gebruik deze en ga verder' }).press('Enter');
  await expect(cropper.getByText('Overgeslagen: brief.docx, kapot.png.')).toBeVisible();
  const isSent = (call: Request): boolean => call.method() === 'POST' && call.url().endsWith('/api/v1/files');
  let sent = 0;
  page.on('request', (call) => {
    sent += isSent(call) ? 1 : 0;
  });
  await cropper.getByRole('button', { name: 'Ga verder' }).press('Enter');
  await expect(cropper).toBeHidden();
  await expect.poll(() => sent).toBe(1);
  for (const name of ['bon.png', 'brief.docx', 'loon.pdf'])
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Toegevoegd');
  expect(sent).toBe(1);
  await takePicture(page, 'upload-photos-320');
});
