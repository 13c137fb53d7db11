import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Harness } from '../testing/harness.ts';
import { boundary, formBytes } from '../testing/multipart.ts';
import type { Part } from '../testing/multipart.ts';
import { pdf } from '../testing/samples.ts';

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
  const whole = formBytes([
    ['type', 'reimbursement_proof'],
    ['file', pdf, 'bon.pdf'],
  ]);
  const type = `multipart/form-data; boundary=${boundary}`;
  const many = (count: number): Part[] => Array.from({ length: count }, (): Part => ['type', 'x']);

  it.each([
    ['no boundary', 'multipart/form-data', whole, 422],
    ['an empty boundary', 'multipart/form-data; boundary=', whole, 422],
    ['another boundary', 'multipart/form-data; boundary=other', whole, 422],
    ['no end', type, formBytes([['file', pdf, 'bon.pdf']], ''), 422],
    ['an end in the middle of a file', type, whole.subarray(0, -60), 422],
    ['no bytes', type, Buffer.alloc(0), 422],
    ['only noise', type, Buffer.alloc(300_000, 'noise '), 422],
    [
      'a head of a part without an end',
      type,
      Buffer.from(`--${boundary}\r\nContent-Disposition: ${'x'.repeat(200_000)}`),
      422,
    ],
    ['a field that is called __proto__', type, formBytes([['__proto__', 'x']]), 422],
    ['10,000 parts', type, formBytes(many(10_000)), 413],
    [
      'folders in the name',
      type,
      formBytes([
        ['type', 'reimbursement_proof'],
        ['file', pdf, '../../bon.pdf'],
      ]),
      422,
    ],
    [
      'a NUL in the name',
      type,
      formBytes([
        ['type', 'reimbursement_proof'],
        ['file', pdf, 'bon\u0000.pdf'],
      ]),
      422,
    ],
    ['four files', type, formBytes(Array.from({ length: 4 }, (): Part => ['file', pdf, 'a.pdf'])), 413],
    ['JSON', 'application/json', Buffer.from('{"type":"reimbursement_proof","file":"x"}'), 422],
    ['no kind of content', 'text/plain', whole, 422],
  ])('with %s is refused at once and leaves nothing behind [API-115]', async (_what, contentType, body, status) => {
    const got = await twin.post('/files', { as, body, headers: { 'content-type': contentType } });
    expect(got.status).toBe(status);
    expect(
      twin
        .world()
        .table('files')
        .where('identity_address', await addressOf()),
    ).toEqual([]);
    expect(twin.world().table('blobs').size).toBe(0);
    expect(readdirSync(temporary)).toEqual([]);
  });

  const addressOf = async (): Promise<string> => (await twin.get('/identity', { as })).text('data.address');

  it('of a visitor is not even read [API-112] [API-115]', async () => {
    for (const path of ['/files', '/medias']) {
      const got = await twin.post(path, { body: whole, headers: { 'content-type': type } });
      expect(got).toMatchObject({ status: 401, body: { message: 'invalid_access_token' } });
    }
    expect((await twin.get('/medias')).status).toBe(401);
    expect((await twin.get('/medias/x')).status).toBe(401);
    expect((await twin.delete('/medias/x')).status).toBe(401);
  });
});
