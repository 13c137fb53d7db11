/** The part of the product that a test runs, derived from the path of its file. */
export type Layer = 'core' | 'adapter' | 'view' | 'journey' | 'browser' | 'mock platform' | 'description' | 'tool';

/** All layers in the order of the table: the shop from rules to browser, then the parts outside the shop. */
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

/** The first match wins. */
const PLACES: readonly (readonly [start: RegExp, layer: Layer])[] = [
  [/^packages\/core\//, 'core'],
  [/^packages\/http\//, 'adapter'],
  // The provider side replays the pacts on the mock platform, without an adapter.
  [/^contracts\/provider\//, 'mock platform'],
  [/^contracts\//, 'adapter'],
  [/^apps\/webshop\/journeys\//, 'journey'],
  [/^apps\/webshop\/e2e\/mock-platform\//, 'mock platform'],
  [/^apps\/webshop\/e2e\//, 'browser'],
  // View models, views, controls and shell, and the variants that they show.
  [/^(?:apps\/webshop|packages\/ui|packages\/variants)\//, 'view'],
  [/^mock-server\//, 'mock platform'],
  [/^openapi\//, 'description'],
  [/^tools\//, 'tool'],
];

/** The layer of a test file by its path from the root. Throws for a path without a layer. */
export function layerOf(file: string): Layer {
  const found = PLACES.find(([start]) => start.test(file));
  if (!found) throw new Error(`${file} is in no layer of tools/spec/layers.ts.`);
  return found[1];
}

const SHOP: ReadonlySet<Layer> = new Set<Layer>(['core', 'adapter', 'view', 'journey', 'browser']);

/** Whether a test of this layer runs the shop's code. Journeys and browser tests also run the mock platform. */
export const isOfShop = (layer: Layer): boolean => SHOP.has(layer);
