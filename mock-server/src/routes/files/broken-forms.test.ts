import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brokenForms } from '../../testing/broken-forms.ts';
import { Harness } from '../../testing/harness.ts';
import { form } from '../../testing/multipart.ts';
import { pdf } from '../../testing/samples.ts';

let twin: Harness;
let as: string;
/** Temporary files of this test would stand here. */
let temporary: string;
const formerly = process.env['TMPDIR'];
beforeAll(async () => {
  temporary = mkdtempSync(join(tmpdir(), 'twin-uploads-'));
  process.env['TMPDIR'] = temporary;
  twin = await Harness.open();
});
beforeEach(async () => {
  await twin.scenario('ordinary-tuesday');
  as = await twin.tokenOf('noor');
});
afterAll(async () => {
  await twin.app.close();
  if (formerly === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = formerly;
  rmSync(temporary, { recursive: true });
});

describe('a broken form', () => {
  it.each(brokenForms.map((broken) => [broken.what, broken] as const))(
    'with %s is refused at once and leaves nothing behind [API-115]',
    async (_what, { type, body, status }) => {
      const got = await twin.post('/files', { as, body, headers: { 'content-type': type } });
      expect(got.status).toBe(status);
      expect(
        twin
          .world()
          .table('files')
          .where('identity_address', await addressOf()),
      ).toEqual([]);
      expect(twin.world().table('blobs').size).toBe(0);
      expect(readdirSync(temporary)).toEqual([]);
    },
  );

  const addressOf = async (): Promise<string> => (await twin.get('/identity', { as })).text('data.address');

  it('of a visitor is not even read [API-112] [API-115]', async () => {
    for (const path of ['/files', '/medias']) {
      const got = await twin.post(path, form(null, ['type', 'reimbursement_proof'], ['file', pdf, 'bon.pdf']));
      expect(got).toMatchObject({ status: 401, body: { message: 'invalid_access_token' } });
    }
    expect((await twin.get('/medias')).status).toBe(401);
    expect((await twin.get('/medias/x')).status).toBe(401);
    expect((await twin.delete('/medias/x')).status).toBe(401);
  });
});
