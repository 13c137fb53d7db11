import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { brokenForms } from '../../testing/broken-forms.ts';
import { Harness } from '../../testing/harness.ts';
import { form } from '../../testing/multipart.ts';
import { pdf } from '../../testing/samples.ts';

let as: string;
/** Temporary files of this test would stand here. */
const formerly = process.env['TMPDIR'];
const temporary = mkdtempSync(join(tmpdir(), 'mock-uploads-'));
process.env['TMPDIR'] = temporary;
const platform = await Harness.open();
beforeEach(async () => {
  await platform.scenario('ordinary-tuesday');
  as = await platform.tokenOf('noor');
});
afterAll(async () => {
  await platform.app.close();
  if (formerly === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = formerly;
  rmSync(temporary, { recursive: true });
});

it('a broken form is refused at once and leaves nothing behind [API-115]', async () => {
  const address = (await platform.get('/identity', { as })).text('data.address');
  const wrong: unknown[] = [];
  for (const { what, type, body, status: wanted } of brokenForms) {
    const { status } = await platform.post('/files', { as, body, headers: { 'content-type': type } });
    const left = [
      ...platform.table('files').where('identity_address', address),
      ...platform.table('blobs').all(),
      ...readdirSync(temporary),
    ];
    if (status !== wanted || left.length > 0) wrong.push({ what, status, left });
  }
  expect(wrong).toEqual([]);
});

it('a form of a visitor is not even read [API-112] [API-115]', async () => {
  for (const path of ['/files', '/medias']) {
    const got = await platform.post(path, form(null, ['type', 'reimbursement_proof'], ['file', pdf, 'bon.pdf']));
    expect(got).toMatchObject({ status: 401, body: { message: 'invalid_access_token' } });
  }
});
