import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { compressFiles } from './compressed-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'build-'));
const text = 'a line of text\n'.repeat(200);
const inBuild = (...parts: readonly string[]): string => join(folder, ...parts);
mkdirSync(inBuild('assets'));
for (const name of [
  'assets/home.js',
  'assets/home.css',
  'assets/font.woff2',
  'assets/photo.png',
  'town.svg',
  'index.html',
])
  writeFileSync(inBuild(name), text);
writeFileSync(inBuild('assets', 'small.js'), 'small();');
await compressFiles(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(['assets/home.js', 'assets/home.css', 'town.svg'])('writes %s also with brotli and with gzip', (name) => {
  expect(brotliDecompressSync(readFileSync(inBuild(`${name}.br`))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(inBuild(`${name}.gz`))).toString()).toBe(text);
});

it.each([
  ['a font, whose format is compressed', 'assets/font.woff2'],
  ['a picture, whose format is compressed', 'assets/photo.png'],
  ['a small file', 'assets/small.js'],
  ['the page, into which each deployment writes its own data', 'index.html'],
])('leaves out %s', (_name, file) => {
  expect(existsSync(inBuild(`${file}.br`))).toBe(false);
  expect(existsSync(inBuild(`${file}.gz`))).toBe(false);
});

it('does not compress its own output', async () => {
  await compressFiles(folder);
  expect(existsSync(inBuild('assets', 'home.js.br.br'))).toBe(false);
});
