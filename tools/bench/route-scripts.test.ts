import { describe, expect, it } from 'vitest';
import { sourcesOf, type FeatureNeeds, type RouteNeeds } from '../../apps/webshop/vite/route-sources.ts';
import { MAP_ROW, scriptsOverShell, type Build } from './route-scripts.ts';

const features: readonly FeatureNeeds[] = [
  { name: 'funds', ports: ['vouchers'], bindings: true, first: true },
  { name: 'vouchers', bindings: true },
  { name: 'pages', firstOf: ['funds'] },
  { name: 'providers', parts: ['vouchers'] },
];

/** The source of a view; joined, because it is no import of this file. */
const view = (file: string): unknown => ['() => import', `('../features/${file}')`].join('');
const home: RouteNeeds = { feature: 'funds', only: 'first', view: view('funds/home.view.tsx') };
const privacy: RouteNeeds = { feature: 'pages', view: view('pages/privacy.view.tsx') };
const providers: RouteNeeds = { feature: 'providers', view: view('providers/providers.view.tsx') };

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
    chunk('texts', ['src/shell/texts.nl.json', 'src/features/funds/texts.first.nl.json']),
    chunk('home', ['src/features/funds/home.view.tsx', 'src/features/funds/home.module.ts'], ['entry']),
    chunk('privacy', ['src/features/pages/privacy.view.tsx', 'src/features/pages/texts.nl.json'], ['home', 'controls']),
    chunk('controls', ['../../packages/ui/src/tabs/tabs.tsx'], ['entry']),
    chunk('providers', ['src/features/providers/providers.view.tsx', 'src/features/providers/texts.nl.json']),
    chunk('vouchers', ['src/features/vouchers/vouchers.module.ts', 'src/features/vouchers/texts.nl.json']),
    chunk('map', ['../../packages/ui/src/map/leaflet-map.ts']),
  ],
  sizeOf: (file) => ({ privacy: 10, controls: 5, providers: 20, vouchers: 2, map: 40 })[file] ?? 1000,
};

describe('the scripts of a route over the shell', () => {
  it('are its view, texts and bindings with all that they import, without what home of a visitor loads', () => {
    expect(scriptsOverShell(build, { home, privacy }, features)).toEqual(new Map([['privacy', 15]]));
  });

  it('have a row for the map, which the list of providers loads on demand', () => {
    const rows = scriptsOverShell(build, { home, providers }, features);
    expect([rows.get('providers'), rows.get(MAP_ROW)]).toEqual([22, 62]);
  });

  it('fail for a route whose view is in no script, so that none is left out', () => {
    const unknown: RouteNeeds = { feature: 'pages', view: view('pages/new.view.tsx') };
    expect(() => scriptsOverShell(build, { home, unknown }, features)).toThrow('no script with src/features/pages/new');
  });

  it('fail for a route of a feature that nothing declares', () => {
    expect(() => sourcesOf({ ...privacy, feature: 'nowhere' }, features)).toThrow('No feature declares');
  });
});
