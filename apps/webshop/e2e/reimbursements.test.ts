import type { Page } from '@playwright/test';
import { cutUploads } from './support/cut-uploads.ts';
import { expectAccessible, takePicture } from './support/page-checks.ts';
import { expect, heading, test, type TestWorld } from './support/test-world.ts';

const RECEIPT = { name: 'bon.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

async function openAsMark(page: Page, world: TestWorld, path: string): Promise<void> {
  await world.open('reimbursements-in-every-state');
  await world.signIn('mark');
  await page.goto(path);
}

test('an upload that is cut at 80 % keeps the other file and every answer, and can be repeated', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAsMark(page, world, '/declaraties/maken');
  await expect(heading(page, 'Geld terugvragen')).toBeVisible();
  const answers = [
    [page.getByLabel('Wat heeft u gekocht?'), 'Zwembril'],
    [page.getByLabel('Hoeveel heeft u betaald?'), '18,95'],
    [page.getByLabel('Wilt u er iets bij zeggen?'), 'Voor de zwemles.'],
    [page.getByLabel('Uw rekeningnummer (IBAN)'), 'NL02 ABNA 0123 4567 89'],
    [page.getByLabel('Naam op de rekening'), 'M. Dekker'],
  ] as const;
  for (const [field, text] of answers) await field.fill(text);
  const files = page.locator('input[type="file"]:not([capture])');
  const added = page.getByText('Toegevoegd', { exact: true });
  await files.setInputFiles(RECEIPT);
  await expect(added).toHaveCount(1);

  const uploads = await cutUploads(page, 0.8);
  const large = Buffer.concat([RECEIPT.buffer, Buffer.alloc(3_000_000)]);
  await files.setInputFiles({ ...RECEIPT, name: 'bon-2.pdf', buffer: large });
  await uploads.cut;
  const retry = page.getByRole('button', { name: 'Probeer opnieuw bon-2.pdf' });
  await expect(retry).toBeVisible();
  await expect(page.getByText(/^Toevoegen lukte niet/)).toBeVisible();
  await expect(added).toHaveCount(1);
  for (const [field, text] of answers) await expect(field).toHaveValue(text);
  await expectAccessible(page);
  await takePicture(page, 'reimbursement-upload-cut-360');

  await uploads.restore();
  await retry.press('Enter');
  await expect(added).toHaveCount(2);
  for (const [field, text] of answers) await expect(field).toHaveValue(text);
  await page.getByRole('button', { name: 'Verstuur declaratie' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Declaratie versturen?' });
  await expect(dialog.getByText('2 toegevoegd')).toBeVisible();
});
