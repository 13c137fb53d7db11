import { describe, expect, it } from 'vitest';
import type { BuiltChunk } from './chunk-graph.ts';
import { routePreloads, type PreloadedScreen } from './route-preloads.ts';

const chunk = (file: string, sources: readonly string[], more: Partial<BuiltChunk> = {}): BuiltChunk => ({
  file,
  sources,
  isEntry: false,
  imports: [],
  styles: [],
  ...more,
});

const chunks: readonly BuiltChunk[] = [
  chunk('shop.js', ['src/main.tsx'], { isEntry: true, imports: ['vendor.js'], styles: ['shop.css'] }),
  chunk('vendor.js', ['../../node_modules/react/index.js']),
  chunk('shell.nl.js', ['src/shell/texts.nl.json']),
  chunk('shell.en.js', ['src/shell/texts.en.json']),
  chunk('first.nl.js', ['src/features/home/texts.nl.json']),
  chunk('first.en.js', ['src/features/home/texts.en.json']),
  chunk('bindings.js', ['src/composition/bindings.ts']),
  chunk('offices.js', ['src/features/providers/list.view.tsx', 'src/features/providers/office.view.tsx'], {
    imports: ['shop.js', 'cards.js'],
    styles: ['offices.css'],
  }),
  chunk('cards.js', ['../../packages/ui/src/card/card.tsx'], { imports: ['styles.js'] }),
  chunk('styles.js', ['../../packages/ui/src/card/card.css'], { styles: ['cards.css'] }),
  chunk('offices.nl.js', ['src/features/providers/texts.nl.json']),
  chunk('offices.en.js', ['src/features/providers/texts.en.json']),
];

/** The source of a view; joined, because it is no import of this file. */
const view = (file: string): unknown => ['() => import', `('../features/providers/${file}')`].join('');
const screen = (name: string, file: string, ...paths: readonly string[]): PreloadedScreen => ({
  name,
  paths,
  needs: [{ texts: ['providers'], view: view(file) }],
});

describe('the files that the page preloads for a screen', () => {
  const table = routePreloads(chunks, [
    screen('office', 'office.view.tsx', '/offices/:id', '/kantoren/:id'),
    screen('offices', 'list.view.tsx', '/offices/new'),
  ]);
  const named = (positions: readonly number[] = []): readonly (string | undefined)[] =>
    positions.map((position) => table.files[position]);

  it('are its scripts and styles with what they import, without those of the page and scripts of styles alone', () => {
    expect(named(table.screens[1]?.files)).toEqual([
      'bindings.js',
      'offices.js',
      'cards.js',
      'offices.css',
      'cards.css',
    ]);
  });

  it('have the texts of one language only', () => {
    expect(named(table.screens[1]?.nl)).toEqual(['shell.nl.js', 'first.nl.js', 'offices.nl.js']);
    expect(named(table.screens[1]?.en)).toEqual(['shell.en.js', 'first.en.js', 'offices.en.js']);
  });

  it('are found by each address of the screen, an address without parameters first', () => {
    expect(table.screens.map(({ path }) => path)).toEqual([
      '^(?:/offices/new)/?$',
      '^(?:/offices/[^/]+|/kantoren/[^/]+)/?$',
    ]);
  });

  it('fail for a build without an entry', () => {
    expect(() => routePreloads([], [])).toThrow('no entry');
  });
});
