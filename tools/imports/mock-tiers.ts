import type { Edge, Layer } from './layers.ts';

/**
 * The tiers of the mock platform, highest first, each with the reason why the tiers below may not import it. A tier imports itself and
 * the tiers below it; a folder inside a tier imports the others one way, which the cycle check holds.
 */
const TIERS: readonly (readonly [name: string, files: RegExp, why: string])[] = [
  [
    'program',
    /^mock-server\/src\/[^/]+\.ts$/,
    'the program composes the server with its console, so it is imported last',
  ],
  [
    'console',
    /^mock-server\/console\//,
    'the platform runs without its console, which loads at the first request below /_mock',
  ],
  ['app', /^mock-server\/src\/app\//, 'app composes a server from everything below it'],
  [
    'fixtures',
    /^mock-server\/fixtures\//,
    'scenarios are data that app passes on; the platform works with any other data',
  ],
  [
    'routes',
    /^mock-server\/src\/routes\//,
    'a route handles one request; code that several requests need is in domain or wire',
  ],
  [
    'notifications',
    /^mock-server\/src\/notifications\//,
    'a change returns what happened, and the route notifies the resident of it',
  ],
  ['services', /^mock-server\/src\/services\//, 'the rules of the platform do not depend on mail, DigiD or the map'],
  ['wire', /^mock-server\/src\/wire\//, 'a rule decides on rows and not on their form in an answer'],
  ['domain', /^mock-server\/src\/domain\//, 'http knows no feature; app passes it the functions that it needs'],
  ['http', /^mock-server\/src\/http\//, 'data are stored in the same way for every kind of request'],
  [
    'persistence',
    /^mock-server\/src\/persistence\//,
    'a world in memory works without files; persistence listens to its transactions',
  ],
  ['pictures', /^mock-server\/src\/pictures\//, 'the database stores pictures as bytes and does not draw them'],
  ['database', /^mock-server\/src\/database\//, 'the validators know the API description and not the rows'],
  [
    'contract',
    /^mock-server\/src\/contract\//,
    'the clock and the small functions are independent of the API description',
  ],
  ['clock', /^mock-server\/src\/clock\//, 'the shared functions get the time as a parameter'],
  ['shared', /^mock-server\/src\/shared\//, 'every tier may import the shared functions'],
];

const refusesTier =
  (tier: RegExp) =>
  ({ target }: Edge): boolean =>
    target !== undefined && tier.test(target);

/** One rule for each tier that another imports from below; lazy and type imports count too. */
const upwards: readonly Layer[] = TIERS.flatMap(([name, files, why], place) =>
  TIERS.slice(place + 1).map(([lower, from]) => ({
    name: `mock platform: ${lower} below ${name}`,
    from,
    refuses: refusesTier(files),
    why,
  })),
);

/** Loads the console when somebody opens it; the only import of the console from below `console/`. */
const PROGRAM = /^mock-server\/src\/mock-platform\.ts$/;

const consoleOnly: Layer = {
  name: 'mock platform: console',
  from: /^mock-server\/src\/[^/]+\.ts$/,
  refuses: ({ file, target, lazy }) =>
    target?.startsWith('mock-server/console/') === true && !(PROGRAM.test(file) && lazy),
  why: 'only mock-platform.ts opens the console, and only at the first request below /_mock',
};

/** The directions of imports inside the mock platform. */
export const mockTiers: readonly Layer[] = [...upwards, consoleOnly];
