import { describe, expect, it } from 'vitest';
import { offlineFiles, type BuiltFile } from './offline-files.ts';
import { precachedFiles } from './service-worker.ts';

const SRC = '/shop/apps/webshop/src';

function chunk(name: string, module: string, more: Partial<BuiltFile> = {}): Readonly<Record<string, BuiltFile>> {
  return { [name]: { type: 'chunk', fileName: name, moduleIds: [module], ...more } };
}

const bundle: Readonly<Record<string, BuiltFile>> = {
  'index.html': { type: 'asset', fileName: 'index.html' },
  'font.woff2': { type: 'asset', fileName: 'font.woff2' },
  'photo.png': { type: 'asset', fileName: 'photo.png' },
  ...chunk('shop.js', `${SRC}/main.tsx`, {
    isEntry: true,
    imports: ['vendor.js'],
    viteMetadata: { importedCss: new Set(['shop.css']), importedAssets: new Set(['logo.png']) },
  }),
  ...chunk('vendor.js', '/shop/node_modules/react/index.js'),
  ...chunk('qr.js', '/shop/node_modules/uqr/index.js'),
  ...chunk('voucher.js', `${SRC}/features/vouchers/voucher.view.tsx`, { imports: ['qr.js', 'shop.js'] }),
  ...chunk('voucher-qr.js', `${SRC}/features/vouchers/voucher-qr.dialog.tsx`),
  ...chunk('home.js', `${SRC}/features/home/home.view.tsx`),
  ...chunk('fund.js', `${SRC}/features/funds/fund.view.tsx`),
  ...chunk('bindings.js', `${SRC}/composition/bindings.ts`),
  ...chunk('cards-texts.js', `${SRC}/features/physical-cards/texts.nl.json`),
  ...chunk('cards-view.js', `${SRC}/features/physical-cards/card.view.tsx`),
  'funds-texts.js': {
    type: 'chunk',
    fileName: 'funds-texts.js',
    moduleIds: [],
    facadeModuleId: `${SRC}/features/funds/texts.nl.json`,
    imports: ['first-texts.js'],
  },
  ...chunk('first-texts.js', '/shop/rest.ts'),
  ...chunk('sign-in-texts.js', `${SRC}/features/sign-in/texts.nl.json`),
};
describe('the files that are kept for a visit without a network', () => {
  const kept = offlineFiles(bundle);

  it('are the entry with its styles, its pictures and what it imports, and the font', () => {
    expect(kept).toEqual(expect.arrayContaining(['shop.js', 'shop.css', 'logo.png', 'vendor.js', 'font.woff2']));
  });

  it('are the screens and dialogs of the vouchers with the QR code, and home', () => {
    expect(kept).toEqual(expect.arrayContaining(['voucher.js', 'voucher-qr.js', 'qr.js', 'home.js']));
  });

  it('are the bindings, and the texts that those screens show', () => {
    expect(kept).toEqual(expect.arrayContaining(['bindings.js', 'cards-texts.js']));
  });

  it('are the chunks that only point to the content of another', () => {
    expect(kept).toEqual(expect.arrayContaining(['funds-texts.js', 'first-texts.js']));
  });

  it.each(['fund.js', 'cards-view.js', 'sign-in-texts.js', 'photo.png', 'index.html'])('do not include %s', (name) => {
    expect(kept).not.toContain(name);
  });
});

it('gives only the page a revision, because the names of the other files have a hash', () => {
  const [page, script] = precachedFiles(['assets/shop-1a2b.js'], '<p>page</p>');
  expect(page).toEqual({ url: '/index.html', revision: expect.stringMatching(/^[0-9a-f]{16}$/) });
  expect(script).toEqual({ url: '/assets/shop-1a2b.js', revision: null });
  expect(precachedFiles([], '<p>other page</p>')[0]?.revision).not.toBe(page?.revision);
});
