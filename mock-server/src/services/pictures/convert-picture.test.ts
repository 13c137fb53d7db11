import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawnOf, photoOf, photoOnItsSide } from '../../testing/photos.ts';
import { gifOf, jpgOf, pdf, pngOf } from '../../testing/samples.ts';
import { hexOf, isDark } from './colour.ts';
import { makePicture } from './convert-picture.ts';

const blue = { r: 10, g: 40, b: 120 };

describe('the sizes of an upload', () => {
  it.each([
    ['product_photo', { thumbnail: [200, 200], small: [400, 300], large: [1200, 800] }],
    ['office_photo', { thumbnail: [200, 200], large: [1200, 800] }],
    ['implementation_banner', { thumbnail: [100, 100], medium: [1000, 300], large: [2000, 600] }],
    ['cms_media', { thumbnail: [100, 100], public: [640, 480] }],
    ['email_logo', { thumbnail: [150, 113], large: [300, 225] }],
    ['reimbursement_file_preview', { thumbnail: [320, 240] }],
  ])('the sizes of an upload of %s are cut, or stay whole and never grow', async (type, sizes) => {
    const made = await makePicture(await photoOf(640, 480), type);
    const presets = made?.presets ?? [];
    expect(Object.fromEntries(presets.map((one) => [one.preset, [one.width, one.height]]))).toEqual(sizes);
    for (const one of presets) {
      const { format, width, height } = await sharp(one.bytes).metadata();
      expect([format, width, height]).toEqual(['jpeg', one.width, one.height]);
    }
  });

  it('stand upright and carry nothing that a camera wrote', async () => {
    const source = await photoOnItsSide(640, 480);
    expect((await sharp(source).metadata()).orientation).toBe(6);
    const made = await makePicture(source, 'cms_media');
    const [, whole] = made?.presets ?? [];
    const found = await sharp(whole?.bytes).metadata();
    expect([found.width, found.height]).toEqual([480, 640]);
    expect([found.orientation, found.exif, found.icc, found.xmp]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('can be seen through in a logo only, and a banner keeps the kind of its source', async () => {
    const clear = await drawnOf('png', [60, 60], { ...blue, alpha: 0.4 });
    const kinds = async (bytes: Buffer, type: string): Promise<unknown> =>
      new Set((await makePicture(bytes, type))?.presets.map(({ kind }) => kind));
    expect(await kinds(clear, 'organization_logo')).toEqual(new Set(['png']));
    expect(await kinds(clear, 'product_photo')).toEqual(new Set(['jpg']));
    expect(await kinds(await drawnOf('png', [60, 60]), 'organization_logo')).toEqual(new Set(['jpg']));
    expect(await kinds(await drawnOf('png', [60, 60]), 'implementation_banner')).toEqual(new Set(['png']));
  });

  it('tell the colour there is most of, and whether it is dark', async () => {
    const told = async (bytes: Buffer, wanted: readonly number[]): Promise<object> => {
      const { is_dark, dominant_color = '' } = (await makePicture(bytes, 'cms_media')) ?? {};
      const channels = dominant_color.match(/[\da-f]{2}/g)?.map((channel) => Number(`0x${channel}`)) ?? [];
      const isNear = wanted.every((channel, place) => Math.abs((channels[place] ?? 999) - channel) <= 8);
      return { is_dark, isNear };
    };
    expect(await told(await photoOf(80, 60, blue), [10, 40, 120])).toEqual({ is_dark: true, isNear: true });
    expect(await told(await photoOf(80, 60), [240, 130, 20])).toEqual({ is_dark: false, isNear: true });
  });

  it('are made of every kind of picture that is taken', async () => {
    const drawn = [await drawnOf('png', [30, 20]), await drawnOf('gif', [30, 20])];
    for (const bytes of [await photoOf(30, 20), ...drawn])
      expect((await makePicture(bytes, 'product_photo'))?.presets).toHaveLength(3);
  });

  it.each([
    ['a photo that ends too soon', async () => (await photoOf(640, 480)).subarray(0, 900)],
    ['the head of a photo', async () => jpgOf(640, 480)],
    ['the head of a gif', async () => gifOf(3, 2)],
    ['a png cut in two', async () => pngOf(300, 200).subarray(0, 60)],
    ['a png that promises to unfold to 10,000 million points', async () => pngThatUnfolds()],
    ['a document', async () => pdf],
  ])('are not made of %s', async (_what, bytes) => {
    expect(await makePicture(await bytes(), 'product_photo')).toBeNull();
  });
});

/** The same small file with another size in its head. */
function pngThatUnfolds(): Buffer {
  const bytes = Buffer.from(pngOf(3, 2));
  bytes.writeUInt32BE(100_000, 16);
  bytes.writeUInt32BE(100_000, 20);
  return bytes;
}

describe('a colour', () => {
  it.each([
    [{ r: 0, g: 0, b: 0 }, '#000000', true],
    [{ r: 255, g: 255, b: 255 }, '#ffffff', false],
    [{ r: 255, g: 0, b: 0 }, '#ff0000', true],
    [{ r: 10.4, g: 300, b: -5 }, '#0aff00', false],
  ])('%o is %s on the wire', (colour, hex, dark) => {
    expect([hexOf(colour), isDark(colour)]).toEqual([hex, dark]);
  });
});
