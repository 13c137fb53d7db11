import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { partsOf } from './parts.ts';
import { packRelease, writeRelease } from './release.ts';

const BLOCK = '<script type="application/json" id="environment">{ "apiUrl": "/api/v1" }</script>';
const chunk = (...sources: readonly string[]) => ({ file: 'a.js', isEntry: true, imports: [], styles: [], sources });
const parts = partsOf([
  chunk('src/main.tsx', '../../node_modules/react/index.js', '../../node_modules/react-dom/client.js'),
  chunk('../../\0rolldown/runtime.js', '../../node_modules/@tabler/icons-react/dist/icon.js'),
]);
const time = new Date('2026-11-28T12:00:00Z');

const folders: string[] = [];
function releaseIn(parent: string): string {
  const place = mkdtempSync(join(tmpdir(), parent));
  folders.push(place);
  const build = join(place, 'build');
  mkdirSync(join(build, 'assets'), { recursive: true });
  writeFileSync(join(build, 'index.html'), BLOCK);
  writeFileSync(join(build, 'assets', 'home-1a2b.js'), 'home();');
  const folder = join(place, 'stadstegoed-potjeswijzer-1.0.0');
  const source = { variant: 'potjeswijzer', build, serverFolder: '/opt/shops' };
  writeRelease(folder, source, { version: '1.0.0', commit: 'abc', variant: 'potjeswijzer' }, { parts, time });
  return folder;
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

describe('a release', () => {
  const folder = releaseIn('one-');
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

  it('is the same bytes in another folder', () => {
    const [one, other] = [packRelease(folder, time), packRelease(releaseIn('another-'), time)];
    expect(basename(one)).toBe('stadstegoed-potjeswijzer-1.0.0.tar.gz');
    expect(readFileSync(one).equals(readFileSync(other))).toBe(true);
  });

  it('has the name and the folder of its municipality in every file of the web server', () => {
    const nginx = ['nginx/http.conf', 'nginx/shop.conf', 'nginx/platform.conf', 'settings/site.conf'];
    const files = [...nginx, 'Containerfile', 'container/nginx.conf'].map(read);
    expect(files.filter((text) => /zonnedorp|\/srv\//.test(text))).toEqual([]);
    expect(read('settings/site.conf')).toContain('include /opt/shops/potjeswijzer/current/nginx/shop.conf;');
  });

  it('leaves the environment data to a file of the server', () => {
    expect(read('site/index.html')).toContain(
      'id="environment"><!--# include virtual="/environment.json" --></script>',
    );
    expect(JSON.parse(read('settings/environment.json'))).toEqual({ apiUrl: '/api/v1' });
  });

  it('lists the packages that are in its scripts, with their licences', () => {
    const { components, metadata } = JSON.parse(read('PARTS.cdx.json'));
    const names = components.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['@tabler/icons-react', 'figtree', 'react', 'react-dom', 'rolldown']);
    expect(components[2]).toMatchObject({
      purl: expect.stringMatching(/^pkg:npm\/react@\d/),
      licenses: [{ license: { id: 'MIT' } }],
    });
    expect(metadata.timestamp).toBe(time.toISOString());
    expect(read('LICENCES-OF-PARTS.txt')).toContain('SIL OPEN FONT LICENSE');
  });
});
