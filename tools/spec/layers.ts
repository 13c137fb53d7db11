/** The part of the product that a test drives, by the place of its file. */
export type Layer = 'core' | 'adapter' | 'view' | 'journey' | 'browser' | 'mock platform' | 'description' | 'tool';

/** All layers in the order of the table: from the shop's rules to what a resident sees, then what stands round the shop. */
export const LAYERS: readonly Layer[] = [
  'core',
  'adapter',
  'view',
  'journey',
  'browser',
  'mock platform',
  'description',
  'tool',
];

/** The first fitting line wins. */
const PLACES: readonly (readonly [start: RegExp, layer: Layer])[] = [
  [/^packages\/core\//, 'core'],
  [/^packages\/http\//, 'adapter'],
  // The provider side replays the pacts on the mock platform: no adapter runs there.
  [/^contracts\/provider\//, 'mock platform'],
  [/^contracts\//, 'adapter'],
  [/^apps\/webshop\/journeys\//, 'journey'],
  [/^apps\/webshop\/e2e\/(?:twin|mock-platform|mock-server)\//, 'mock platform'],
  [/^apps\/webshop\/e2e\//, 'browser'],
  // View models, views, controls and shell, and the data of a municipality that they show.
  [/^(?:apps\/webshop|packages\/ui|packages\/variants)\//, 'view'],
  [/^mock-server\//, 'mock platform'],
  [/^openapi\//, 'description'],
  [/^tools\//, 'tool'],
];

/** The layer of a test file, by its path from the root; a place that nobody named yet is a mistake. */
export function layerOf(file: string): Layer {
  const found = PLACES.find(([start]) => start.test(file));
  if (!found) throw new Error(`${file} stands in no layer of tools/spec/layers.ts.`);
  return found[1];
}

const SHOP: ReadonlySet<Layer> = new Set<Layer>(['core', 'adapter', 'view', 'journey', 'browser']);

/** Whether a test of this layer runs code of the shop itself. A journey and a browser test run the mock platform too. */
export const isOfShop = (layer: Layer): boolean => SHOP.has(layer);
