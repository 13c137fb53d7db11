import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { bytesAt, pathOf, type Bytes } from '../../testing/bytes.ts';
import { Harness, type Got } from '../../testing/harness.ts';
import { form, type Part } from '../../testing/multipart.ts';
import { refusedFields } from '../../testing/outcome.ts';
import { bmpOf, jpgOf, pdf, pngOf } from '../../testing/samples.ts';

let as: string;
let other: string;
const platform = await Harness.open();
beforeEach(async () => {
  await platform.scenario('ordinary-tuesday');
  as = await platform.tokenOf('noor');
  other = await platform.tokenOf('samira');
});
afterAll(() => platform.app.close());

const bytesOf = (url: string, token: string | null): Promise<Bytes> => bytesAt(platform, url, token);

describe('a picture', () => {
  const photo: Part = ['file', pngOf(640, 480), 'zwembad.png'];
  const upload = (...parts: readonly Part[]): Promise<Got> => platform.post('/medias', form(as, ...parts));

  it('is stored, listed, read and deleted by its owner only [API-111] [API-112] [API-113] [API-114]', async () => {
    const made = await upload(photo, ['type', 'product_photo'], ['sync_presets[]', 'large'], ['sync_presets[]', '']);
    expect(made).toMatchObject({
      status: 201,
      body: { data: { original_name: 'zwembad.png', type: 'product_photo', ext: 'png', dominant_color: '#787878' } },
    });
    expect(Object.keys(Object(made.at('data.sizes')))).toEqual(['thumbnail', 'small', 'large']);
    const one = `/medias/${made.text('data.uid')}`;
    expect((await platform.get(one, { as })).body).toEqual(made.body);
    expect((await platform.get('/medias', { as })).list('data')).toEqual([made.at('data')]);
    expect((await platform.get('/medias?type=cms_media', { as })).at('meta.total')).toBe(0);
    expect((await platform.get('/medias', { as: other })).list('data')).toEqual([]);
    expect((await platform.get(one, { as: other })).status).toBe(403);
    expect((await platform.delete(one, { as: other })).status).toBe(403);
    expect(await platform.delete(one, { as })).toMatchObject({ status: 200, body: [] });
    expect((await platform.get(one, { as })).status).toBe(404);
    expect((await platform.delete(one, { as })).status).toBe(404);
    expect((await bytesOf(pathOf(made.text('data.sizes.large')), null)).status).toBe(404);
    expect(platform.table('blobs').size).toBe(0);
  });

  it('is cut to each size of its kind, and holds what was uploaded [API-112]', async () => {
    const made = await upload(photo, ['type', 'product_photo']);
    for (const [preset, size] of [
      ['thumbnail', [200, 200]],
      ['small', [400, 300]],
      ['large', [1200, 800]],
    ] as const) {
      const got = await bytesOf(pathOf(made.text(`data.sizes.${preset}`)), null);
      expect(got).toMatchObject({ status: 200, type: 'image/jpeg' });
      const { format, width, height } = await sharp(got.bytes).metadata();
      expect([format, width, height]).toEqual(['jpeg', ...size]);
    }
    const small = pathOf(made.text('data.sizes.small'));
    for (const other of ['medium.jpg', 'small.svg', 'small.png', 'original.jpg'])
      expect((await bytesOf(small.replace('small.jpg', other), null)).status).toBe(404);
  });

  it('is drawn when it is a bitmap, which the picture library does not read', async () => {
    const made = await upload(['file', bmpOf(640, 480), 'zwembad.bmp'], ['type', 'product_photo']);
    expect(made.at('data.ext')).toBe('bmp');
    const got = await bytesOf(pathOf(made.text('data.sizes.large')), null);
    expect(got).toMatchObject({ status: 200, type: expect.stringContaining('image/svg+xml') });
  });

  it('is not sent again to who has it', async () => {
    const made = await upload(photo, ['type', 'cms_media']);
    const path = pathOf(made.text('data.sizes.public'));
    const first = await platform.send('GET', path);
    expect(first).toMatchObject({ status: 200, headers: { 'cache-control': 'public, max-age=86400' } });
    const again = await platform.send('GET', path, { headers: { 'if-none-match': String(first.headers['etag']) } });
    expect([again.status, again.body]).toEqual([304, '']);
    expect((await platform.send('GET', path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  const product: Part = ['type', 'product_photo'];
  const file = (bytes: Buffer, name: string): Part => ['file', bytes, name];

  it.each<[string, Part[], string[]]>([
    ['nothing', [], ['file', 'type']],
    ['no type', [photo], ['type']],
    ['an unknown type', [photo, ['type', 'constructor']], ['type']],
    ['a size of another kind', [photo, ['type', 'office_photo'], ['sync_presets[]', 'small']], ['sync_presets.0']],
    ['a pdf that says png', [file(pdf, 'a.png'), product], ['file']],
    ['the head of a photo', [file(jpgOf(640, 480), 'a.jpg'), product], ['file']],
    ['a value instead of a file', [['file', 'x'], product], ['file']],
  ])('is refused with %s [API-112]', async (_what, parts, fields) => {
    expect(refusedFields(await upload(...parts))).toEqual([422, ...fields]);
    expect(platform.table('blobs').size).toBe(0);
  });
});
