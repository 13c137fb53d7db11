import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountOf } from '../../../fixtures/seed/base-world.ts';
import { brokenForms } from '../../testing/broken-forms.ts';
import { bytesAt, pathOf, type Bytes } from '../../testing/bytes.ts';
import { Harness, type Got } from '../../testing/harness.ts';
import { form, type Part } from '../../testing/multipart.ts';
import { photoOf } from '../../testing/photos.ts';
import { refusedFields } from '../../testing/outcome.ts';
import { officeDocuments, pdf, pngOf } from '../../testing/samples.ts';

/** Temporary files of uploads would stand here. */
const temporary = mkdtempSync(join(tmpdir(), 'mock-uploads-'));
vi.stubEnv('TMPDIR', temporary);
let as: string;
let other: string;
const platform = await Harness.open();
beforeEach(async () => {
  await platform.scenario('ordinary-tuesday');
  as = await platform.tokenOf('noor');
  other = await platform.tokenOf('samira');
});
afterAll(async () => {
  await platform.app.close();
  vi.unstubAllEnvs();
  rmSync(temporary, { recursive: true });
});

const bytesOf = (url: string, token: string | null): Promise<Bytes> => bytesAt(platform, url, token);

describe('a document', () => {
  const receipt: Part = ['file', pdf, 'bon zwemles.pdf'];
  const reimbursement: Part = ['type', 'reimbursement_proof'];
  const upload = (...parts: readonly Part[]): Promise<Got> => platform.post('/files', form(as, ...parts));

  it('is stored with its size and comes back byte for byte, to its owner only [API-115] [API-116] [API-213]', async () => {
    const bytes = Buffer.concat([pdf, Buffer.from(Array.from({ length: 70_000 }, (_one, index) => index % 256))]);
    const made = await upload(['file', bytes, 'bon zwemles.pdf'], reimbursement);
    expect(made).toMatchObject({
      status: 201,
      body: {
        data: {
          original_name: 'bon zwemles.pdf',
          type: 'reimbursement_proof',
          ext: 'pdf',
          order: null,
          size: '70.0kB',
          preview: null,
        },
      },
    });
    const path = pathOf(made.text('data.url'));
    expect(path).toBe(`/api/v1/files/${made.text('data.uid')}/download`);
    const got = await bytesOf(path, as);
    expect(got).toMatchObject({ status: 200, type: 'application/pdf' });
    expect(got.bytes.equals(bytes)).toBe(true);
    const others = [
      await bytesOf(path, other),
      await bytesOf(path, null),
      await bytesOf('/api/v1/files/none/download', as),
    ];
    expect(others.map(({ status }) => status)).toEqual([403, 401, 404]);
  });

  it('a document of a reimbursement has a preview: a picture of itself, a pdf of what came along [API-115]', async () => {
    const picture = await upload(['file', await photoOf(800, 600), 'bon.jpg'], reimbursement);
    expect(picture.at('data.preview')).toMatchObject({ type: 'reimbursement_file_preview', ext: 'jpg' });
    const along = await upload(receipt, reimbursement, ['file_preview', pngOf(300, 400), 'voor.png']);
    const got = await bytesOf(pathOf(along.text('data.preview.sizes.thumbnail')), as);
    const { width, height } = await sharp(got.bytes).metadata();
    expect([got.type, width, height]).toEqual(['image/jpeg', 320, 240]);
    const proof = await upload(['file', await photoOf(8, 6), 'a.jpg'], ['type', 'fund_request_record_proof']);
    expect(proof.at('data.preview')).toBeNull();
  });

  it('has a preview that nobody but its owner can open: by token, or for an hour or two by the link', async () => {
    const made = await upload(['file', await photoOf(80, 60), 'bon.jpg'], reimbursement);
    const link = new URL(made.text('data.preview.sizes.thumbnail'));
    const status = async (url: string, token: string | null): Promise<number> => (await bytesOf(url, token)).status;
    expect(await status(link.pathname, as)).toBe(200);
    expect([await status(link.pathname, other), await status(link.pathname, null)]).toEqual([403, 403]);
    const whole = `${link.pathname}${link.search}`;
    expect(await status(whole, null)).toBe(200);
    expect(await status(whole.replace(/until=\d/, 'until=2'), null)).toBe(403);
    expect(await status(whole.slice(0, -1), null)).toBe(403);
    await platform.step(2 * 3600 + 1);
    expect([await status(whole, null), await status(whole, await platform.tokenOf('noor'))]).toEqual([403, 200]);
  });

  it('a document that is a picture has an address that an img can open for an hour or two, of any type', async () => {
    const photo = await photoOf(80, 60);
    const made = await upload(['file', photo, 'bewijs.jpg'], ['type', 'fund_request_record_proof']);
    const link = new URL(made.text('data.url'));
    const got = await bytesOf(`${link.pathname}${link.search}`, null);
    expect(got).toMatchObject({ status: 200, type: 'image/jpeg' });
    expect(got.bytes.equals(photo)).toBe(true);
    expect((await bytesOf(link.pathname, null)).status).toBe(403);
    expect((await bytesOf('/api/v1/files/none/picture', null)).status).toBe(404);
    await platform.step(2 * 3600 + 1);
    expect((await bytesOf(`${link.pathname}${link.search}`, null)).status).toBe(403);
  });

  const sized = (bytes: number): Part => ['file', Buffer.concat([pdf, Buffer.alloc(bytes)]), 'a.pdf'];
  const proof: Part = ['type', 'fund_request_record_proof'];

  it.each<[string, Part[], string[]]>([
    ['nothing', [], ['type', 'file']],
    ['no file', [reimbursement], ['file']],
    ['an unknown type', [receipt, ['type', 'toString']], ['type', 'file']],
    ['a text document for a reimbursement', [['file', officeDocuments.docx, 'a.docx'], reimbursement], ['file']],
    ['a name with folders', [['file', pdf, '../../etc/bon.pdf'], reimbursement], ['file']],
    ['a picture that is cut off', [['file', pngOf(300, 200).subarray(0, 60), 'a.png'], reimbursement], ['file']],
    ['too large a preview', [receipt, reimbursement, ['file_preview', pngOf(1001, 5), 'v.png']], ['file_preview']],
    ['more than 10 MB for a request', [sized(10_240_000), proof], ['file']],
    ['9 MB for a reimbursement', [sized(9_000_000), reimbursement], ['file']],
  ])('is refused with %s, and leaves nothing [API-115] [API-214]', async (_what, parts, fields) => {
    const got = await upload(...parts);
    expect(refusedFields(got)).toEqual([422, ...fields]);
    expect(got.text('message')).toBe('De ingevulde gegevens kloppen niet.');
    expect(platform.table('blobs').size).toBe(0);
  });

  it('a document without a type that exists is told so in words', async () => {
    const [type, file] = ['Deze keuze bestaat niet.', 'Wij weten niet waar dit bestand voor is.'];
    expect((await upload(receipt, ['type', 'foto'])).at('errors')).toEqual({ type: [type], file: [file] });
  });

  it('a document that is larger than the server takes is refused with 413 [API-115]', async () => {
    const got = await upload(sized(12_288_000), reimbursement);
    expect(got).toMatchObject({ status: 413, body: { message: 'Het bestand is te groot.' } });
    expect(platform.table('blobs').size).toBe(0);
  });

  it('a document that becomes part of nothing is gone a day later, with its preview; what is part of a reimbursement stays [API-115]', async () => {
    const [left, kept] = [
      await upload(['file', await photoOf(8, 6), 'a.jpg'], reimbursement),
      await upload(receipt, reimbursement),
    ];
    const reimbursements = platform.table('reimbursements');
    const [claim] = reimbursements.all();
    if (!claim) throw new Error('There is no reimbursement.');
    const draft = reimbursements.insert({ ...claim, id: 9001, state: 'draft', file_uids: [kept.text('data.uid')] });
    const seeded = platform.table('files').size;
    await platform.step(24 * 3600 - 1);
    as = await platform.tokenOf('noor');
    await upload(receipt, reimbursement);
    expect(platform.table('files').size).toBe(seeded + 1);
    await platform.step(1);
    await upload(receipt, reimbursement);
    const downloads = [left, kept].map((made) => platform.get(`/files/${made.text('data.uid')}/download`, { as }));
    expect((await Promise.all(downloads)).map((got) => got.status)).toEqual([404, 200]);
    expect((await bytesOf(pathOf(left.text('data.preview.sizes.thumbnail')), as)).status).toBe(404);
    reimbursements.remove(draft);
    await upload(receipt, reimbursement);
    expect((await platform.get(`/files/${kept.text('data.uid')}/download`, { as })).status).toBe(404);
  });

  it('a document in a broken form is refused at once and leaves nothing behind [API-115]', async () => {
    const { address } = accountOf(platform.world(), 'noor');
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

  it('a document of a visitor is not even read [API-112] [API-115]', async () => {
    for (const path of ['/files', '/medias']) {
      const got = await platform.post(path, form(null, reimbursement, receipt));
      expect(got).toMatchObject({ status: 401, body: { message: 'invalid_access_token' } });
    }
  });

  it('a document of the seeds is drawn with exactly the size that is told [API-116]', async () => {
    const [row] = platform.table('files').all();
    const { persona } = platform.table('identities').first('address', row?.identity_address ?? '') ?? {};
    const got = await bytesOf(`/api/v1/files/${row?.uid}/download`, await platform.tokenOf(persona ?? ''));
    expect([got.status, got.bytes.length]).toEqual([200, row?.bytes]);
    expect(got.bytes.toString('latin1')).toMatch(/^%PDF-1\.4\n[^]+%%EOF\n$/);
  });
});
