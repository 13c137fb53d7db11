import { variantKeys } from '@stadstegoed/variants/load.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { APP_ICONS, APPLE_ICON, drawFavicon, drawIcon } from './app-icons.ts';
import { webAppManifest } from './web-app-manifest.ts';

/** The colour of a pixel as red, green, blue and opacity. */
async function pixel(icon: Buffer, x: number, y: number): Promise<readonly number[]> {
  const { data, info } = await sharp(icon).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const start = (y * info.width + x) * info.channels;
  return [...data.subarray(start, start + 4)];
}

describe('the installed shop of each municipality', () => {
  const manifests = variantKeys().map((key) => ({ key, ...webAppManifest(key) }));

  it('has a name, a start page, the colours of its theme and an icon that may be cut', () => {
    const icons = [
      { sizes: '192x192', purpose: 'any' },
      { sizes: '512x512', purpose: 'any' },
      { sizes: '512x512', purpose: 'maskable' },
    ];
    for (const manifest of manifests) {
      expect(manifest).toMatchObject({ start_url: '/', scope: '/', id: '/', display: 'standalone', lang: 'nl', icons });
      expect(manifest.name).toContain(manifest.short_name);
      expect(manifest.theme_color).toMatch(/^#[0-9a-f]{6}$/);
      expect(manifest.background_color).toBe(manifest.theme_color);
    }
  });

  it('draws each icon from its logo in the size that the manifest says', async () => {
    for (const { key } of manifests)
      for (const icon of [...APP_ICONS, APPLE_ICON]) {
        const { format, width, height } = await sharp(await drawIcon(key, icon)).metadata();
        expect({ key, format, width, height }).toEqual({ key, format: 'png', width: icon.size, height: icon.size });
      }
  });

  it('fills the icon that may be cut up to its corners', async () => {
    for (const { key } of manifests) {
      const icon = await drawIcon(key, { fileName: '', size: 64, purpose: 'maskable' });
      const [red, green, blue] = await pixel(icon, 0, 0);
      expect(await pixel(icon, 63, 63)).toEqual([red, green, blue, 255]);
    }
  });
});

it('continues the background of the logo in the icon that may be cut', async () => {
  const icon = await drawIcon('zonnedorp', { fileName: '', size: 64, purpose: 'maskable' });
  expect(await pixel(icon, 1, 1)).toEqual([0xff, 0xc9, 0x4d, 255]);
});

it('draws the icon of the browser from the logo, in three sizes', async () => {
  const icon = await drawFavicon('zonnedorp');
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 3, 0, 16, 16]);
  const last = icon.subarray(icon.readUInt32LE(6 + 2 * 16 + 12));
  expect(await sharp(last).metadata()).toMatchObject({ format: 'png', width: 48, height: 48 });
});

it('opens the vouchers from the menu of the installed shop', () => {
  expect(webAppManifest('zonnedorp').shortcuts).toEqual([{ name: 'Uw tegoeden', url: '/tegoeden' }]);
});

it('is made for a copied template without further work', async () => {
  const icon = await drawIcon('_template', { fileName: '', size: 192, purpose: 'any' });
  expect((await sharp(icon).metadata()).width).toBe(192);
});
