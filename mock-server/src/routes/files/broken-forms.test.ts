import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
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

describe('a broken form', () => {
  it.each(brokenForms.map((broken) => [broken.what, broken] as const))(
    'with %s is refused at once and leaves nothing behind [API-115]',
    async (_what, { type, body, status }) => {
      const got = await platform.post('/files', { as, body, headers: { 'content-type': type } });
      expect(got.status).toBe(status);
      expect(
        platform
          .world()
          .table('files')
          .where('identity_address', await addressOf()),
      ).toEqual([]);
      expect(platform.world().table('blobs').size).toBe(0);
      expect(readdirSync(temporary)).toEqual([]);
    },
  );

  const addressOf = async (): Promise<string> => (await platform.get('/identity', { as })).text('data.address');

  it('of a visitor is not even read [API-112] [API-115]', async () => {
    for (const path of ['/files', '/medias']) {
      const got = await platform.post(path, form(null, ['type', 'reimbursement_proof'], ['file', pdf, 'bon.pdf']));
      expect(got).toMatchObject({ status: 401, body: { message: 'invalid_access_token' } });
    }
    expect((await platform.get('/medias')).status).toBe(401);
    expect((await platform.get('/medias/x')).status).toBe(401);
    expect((await platform.delete('/medias/x')).status).toBe(401);
  });
});
