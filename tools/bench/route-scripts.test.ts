import { describe, expect, it } from 'vitest';
import type { ScreenNeeds } from '../../apps/webshop/vite/route-sources.ts';
import { MAP_ROW, scriptsOverShell, type Build } from './route-scripts.ts';

/** The source of a view; joined, because it is no import of this file. */
const view = (file: string): unknown => ['() => import', `('../features/${file}')`].join('');
const home: ScreenNeeds = { texts: [], view: view('home/home.view.tsx') };
const privacy: ScreenNeeds = { texts: ['pages'], view: view('pages/privacy.view.tsx') };
const providers: ScreenNeeds = { texts: ['providers'], view: view('providers/providers.view.tsx') };

const chunk = (file: string, sources: readonly string[], imports: readonly string[] = []) => ({
  file,
  sources,
  imports,
  isEntry: file === 'entry',
  styles: [],
});

const build: Build = {
  chunks: [
    chunk('entry', ['src/main.tsx']),
    chunk('texts', ['src/shell/texts.nl.json', 'src/features/home/texts.nl.json']),
    chunk('home', ['src/features/home/home.view.tsx'], ['entry']),
    chunk('privacy', ['src/features/pages/privacy.view.tsx', 'src/features/pages/texts.nl.json'], ['home', 'controls']),
    chunk('controls', ['../../packages/ui/src/tabs/tabs.tsx'], ['entry']),
    chunk('providers', ['src/features/providers/providers.view.tsx', 'src/features/providers/texts.nl.json']),
    chunk('bindings', ['src/composition/bindings.ts']),
    chunk('map', ['../../packages/ui/src/map/leaflet-map.ts']),
  ],
  sizeOf: (file) => ({ privacy: 10, controls: 5, providers: 20, bindings: 2, map: 40 })[file] ?? 1000,
};

describe('the scripts of a route over the shell', () => {
  it('are its view, its texts and the bindings with all that they import, without what home of a visitor loads', () => {
    expect(scriptsOverShell(build, { home, privacy })).toEqual(new Map([['privacy', 17]]));
  });

  it('have a row for the map, which the list of providers loads on demand', () => {
    const rows = scriptsOverShell(build, { home, providers });
    expect([rows.get('providers'), rows.get(MAP_ROW)]).toEqual([22, 62]);
  });

  it('fail for a route whose view is in no script, so that none is left out', () => {
    const unknown: ScreenNeeds = { texts: ['pages'], view: view('pages/new.view.tsx') };
    expect(() => scriptsOverShell(build, { home, unknown })).toThrow('no script with src/features/pages/new');
  });
});
