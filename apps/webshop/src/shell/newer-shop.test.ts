import { describe, expect, it } from 'vitest';
import { isReplaced } from './newer-shop.ts';

const SCRIPTS = ['/assets/vendor-1.js', '/assets/shop-1.js'];
const page = (...scripts: readonly string[]): string =>
  `${scripts.map((script) => `<script type="module" src="${script}"></script>`).join('')}<div id="root"></div>`;

const isReplacedBy = (text: string): Promise<boolean> =>
  isReplaced({ scripts: () => SCRIPTS, readPage: () => Promise.resolve(text) });

describe('the running shop', () => {
  it('is replaced when the page on the web server has other scripts', async () => {
    expect(await isReplacedBy(page('/assets/vendor-1.js', '/assets/shop-2.js'))).toBe(true);
  });

  it('is not replaced when the page on the web server has the same scripts', async () => {
    expect(await isReplacedBy(page(...SCRIPTS, '/assets/more-1.js'))).toBe(false);
  });

  it('is not replaced by the page of somebody else, such as the sign-in page of a wifi network', async () => {
    expect(await isReplacedBy('<p>Welcome on this train</p>')).toBe(false);
  });

  it('is not replaced when the web server cannot be asked', async () => {
    const readPage = (): Promise<string> => Promise.reject(new TypeError('offline'));
    expect(await isReplaced({ scripts: () => SCRIPTS, readPage })).toBe(false);
  });
});
