import { globSync, readFileSync } from 'node:fs';
import type { OxlintOverride } from 'oxlint';
import { inRoot, root } from '../support/root.ts';

/** Forbidden imports, by a regular expression (which cannot look around) or by globs. */
interface Pattern {
  readonly regex?: string;
  readonly group?: string[];
  readonly allowTypeImports?: boolean;
  readonly message: string;
}

const listed = (pattern: string): readonly string[] => globSync(pattern, { cwd: root }).toSorted();
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const anyOf = (names: readonly string[]): string => `(${names.join('|')})`;
const ending = (regex: string, message: string): Pattern => ({ regex: `${regex}$`, message });

/** Neither a file of these folders, from any depth, nor these packages. */
const neither = (folders: readonly string[], packages: readonly string[], message: string): Pattern => ({
  regex: `^((\\.\\./)+${anyOf(folders)}/|${anyOf(packages)}(/|$))`,
  message,
});

/** Of all packages only these. */
const only = (names: readonly string[], message: string): Pattern => ({
  group: [
    '*',
    ...['./**', '../**', 'virtual:*', ...names.flatMap((name) => [name, `${name}/**`])].map((glob) => `!${glob}`),
  ],
  message,
});

/** Of all packages only those in the manifest of a folder. */
function manifestOf(folder: string, ...builtIns: readonly string[]): Pattern {
  const { dependencies }: { dependencies: object } = JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8'));
  const names = [...Object.keys(dependencies), ...builtIns];
  return only(names, `The manifest of ${folder} is the list of the packages that it may know.`);
}

const ANYWHERE: readonly Pattern[] = [
  ending('^react-router-dom', 'Import from react-router or react-router/dom; react-router 8 has no react-router-dom.'),
  ending('^mobx-react', 'Use mobx-react-lite.'),
  ending('(^|/)index\\.tsx?', 'There are no barrels here; import the file that owns the name.'),
  {
    regex:
      '^@stadstegoed/mock-server/((app|calendar|clock|command|input|main)\\.ts|(domain|faults|http|notifications|routes|services|tables|wire|world)/)',
    message:
      'The doors of the mock platform are mock-platform.ts, client.ts, fixtures/ and testing/; the rest is its own.',
  },
];
const PRODUCT: readonly Pattern[] = [
  ...ANYWHERE,
  {
    regex: '^(\\.\\./)+(apps|contracts|mock-server|openapi|packages|tools|(core|http|ui)/src)/',
    message: 'Another package is imported by its name, so that its manifest and its exports count.',
  },
];
const TESTS = [
  '**/*.test.{ts,tsx}',
  '**/testing/**',
  'apps/webshop/{journeys,e2e}/**',
  'mock-server/{reliability,bench}/**',
];

/**
 * `no-restricted-imports` for some files. Of two overrides the later replaces the earlier, so each has all patterns of its
 * files. Regular expressions come first, because oxlint stops at the first globs that let an import through.
 */
function forbid(
  files: readonly string[],
  patterns: readonly Pattern[],
  except: readonly string[] = [],
): OxlintOverride {
  const all = [...PRODUCT, ...patterns].toSorted(
    (a, b) => Number(a.regex === undefined) - Number(b.regex === undefined),
  );
  return {
    files: [...files],
    excludeFiles: [...TESTS, ...except],
    rules: { 'no-restricted-imports': ['error', { patterns: all }] },
  };
}

/** Folders beside each other, in rows from the lowest: a folder imports only folders of the rows below its own. */
type Rows = readonly (readonly string[])[];

function inRows(
  rows: Rows,
  patterns: readonly Pattern[],
  filesOf: (folder: string) => readonly string[],
): OxlintOverride[] {
  const message =
    'Folders import those of lower rows only (tools/lint/import-rules.ts); move what both need into the lower.';
  return rows.map((row, index) =>
    forbid(row.flatMap(filesOf), [...patterns, { regex: `^\\.\\./${anyOf(rows.slice(index).flat())}/`, message }]),
  );
}

const LOW_FEATURES: Rows = [
  ['shared'],
  ['account', 'files', 'funds', 'notifications', 'pages', 'providers', 'records'],
  ['vouchers'],
  ['physical-cards', 'products', 'reimbursements', 'sign-in'],
  ['reservations', 'search'],
];

const CORE = 'packages/core/src';
const USE_CASE = /^export class \w+[^{]*\{[\s\S]*?^ {2}(?:async )?run\(/m;
const useCases = listed(`${CORE}/**/*.ts`).filter(
  (file) => !file.endsWith('.test.ts') && USE_CASE.test(readFileSync(inRoot(file), 'utf8')),
);
const useCase = (message: string): Pattern => ending(`/${anyOf(useCases.map(nameOf))}`.replaceAll('.', '\\.'), message);
const port = (message: string): Pattern => ending('\\.port\\.ts', message);

const inCore = [
  only([], 'The core has no dependencies, so that no library or platform affects the rules of the shop.'),
  useCase('Only a view model calls a use case; what two use cases share is a rule.'),
];
const plain = port('Entities and rules import no ports, so that they can be read and tested as plain functions.');
const coreRows = [...LOW_FEATURES, ['fund-activation'], ['fund-requests']];
const core = [
  ...inRows(coreRows, [...inCore, plain], (feature) => [`${CORE}/${feature}/**`]),
  ...inRows(coreRows, inCore, (feature) => [
    `${CORE}/${feature}/*.port.ts`,
    ...useCases.filter((file) => file.startsWith(`${CORE}/${feature}/`)),
  ]),
];

const HTTP = 'packages/http/src';
const adapter = [
  manifestOf('packages/http'),
  useCase('An adapter maps the wire to the types of a port; it calls no use case.'),
];
const adapters = [
  forbid([`${HTTP}/**`], adapter),
  ...inRows([...LOW_FEATURES, ['fund-requests'], ['fund-activation']], adapter, (feature) => [`${HTTP}/${feature}/**`]),
];
const controls = forbid(
  ['packages/ui/src/**'],
  [
    {
      regex: `^@stadstegoed/core/${anyOf(coreRows.slice(1).flat())}/`,
      message: 'A control knows no feature, so that every feature can use it.',
    },
    manifestOf('packages/ui'),
  ],
);

const APP = 'apps/webshop/src';
const webshop = manifestOf('apps/webshop');
const ADAPTERS = ['@stadstegoed/http', 'openapi-fetch', 'inversify'];
const HIGH = ['composition', 'features', 'shell'];
const SHELL = 'The shell shows the screens that it is given; a feature that it imports is part of every first load.';
const WORKER = 'The service worker is a program of its own, which may be older than the page that it serves.';
const frame = [
  forbid([`${APP}/**`], [webshop]),
  forbid(
    [`${APP}/texts/**`],
    [neither([...HIGH, 'routes', 'lib'], ['[^.].*'], 'The text keys are the lowest layer of the app.')],
    // The types of the keys come from the texts themselves.
    ['**/text-keys.ts'],
  ),
  forbid(
    [`${APP}/routes/**`],
    [
      webshop,
      neither([...HIGH, 'lib'], ADAPTERS, 'Paths are plain data; only the table of screens imports views, lazily.'),
    ],
    // The type of a row names what the module of a screen exports.
    ['**/screens.ts', '**/resident-screens.ts', '**/screen.ts'],
  ),
  forbid(
    [`${APP}/lib/**`],
    [webshop, neither(HIGH, ADAPTERS, 'Features and shell stand on lib, so it imports neither.')],
    // The way to the container, and the token of the platform's client.
    ['**/lib/app/client.ts', '**/lib/view-model/*.ts', '**/*.module.ts'],
  ),
  forbid(
    [`${APP}/shell/**`],
    [webshop, neither(['composition', 'features'], ADAPTERS, SHELL)],
    ['**/header-search.view.tsx'],
  ),
  forbid([`${APP}/worker/**`], [webshop, neither([...HIGH, 'routes', 'lib', 'texts'], [], WORKER)]),
];

const IN_FEATURES = `${APP}/features/*`;
const features = listed(`${IN_FEATURES}/`).map(nameOf);
const feature = [
  webshop,
  neither(
    ['composition', 'shell'],
    [],
    'A feature uses the shell through the ports of lib, so that it shows without the shell.',
  ),
];
const VIEWS = ['react', 'react-dom', 'react-router', 'react-i18next', 'mobx-react-lite'];
const VIEW = 'A view renders its view model, which calls use cases and ports.';
const view = [...feature, neither([], [...ADAPTERS, 'mobx'], VIEW), useCase(VIEW), port(VIEW)];
const MODEL = 'A view model imports only the core, lib, MobX and its own feature, so that it runs without a browser.';
const PART = 'A part takes props, so that another feature can show it without the screens and view models of this one.';
const part = [
  ending('^(\\./|\\.\\./|\\.\\./\\.\\./[^./]+/(parts/)?)[^/.]+\\.(vm|view|dialog|module|feature)\\.tsx?', PART),
  {
    regex: `^\\.\\./\\.\\./${anyOf(features.filter((name) => name !== 'providers'))}/`,
    message: 'Of other features, parts use the parts of providers only, so that features need each other one way.',
  },
];
const token: Pattern = {
  regex: '\\.port\\.ts$',
  allowTypeImports: true,
  message:
    'Only view models and modules import the token of a port: what makes one answer of several calls is a use case of the core.',
};
const inFeatures = [
  forbid(
    [`${IN_FEATURES}/**`],
    [...feature, neither([], [...ADAPTERS, ...VIEWS], 'Only modules import adapters, only views React.'), token],
  ),
  forbid([`${IN_FEATURES}/*.module.ts`], [...feature, ending('\\.tsx', 'A module binds; the routes open views.')]),
  forbid(
    [`${IN_FEATURES}/*.vm.ts`],
    [
      // A shared view model (`*.shared.vm.ts`) is for other features too.
      ending(`^\\.\\./${anyOf(features)}/[^/.]+\\.(vm|view|dialog|module)\\.tsx?`, MODEL),
      neither(['composition', 'routes', 'shell', 'worker'], [], MODEL),
      ending('\\.tsx', MODEL),
      only(['@stadstegoed/core', 'mobx'], MODEL),
    ],
  ),
  forbid(
    [`${IN_FEATURES}/*.tsx`],
    [
      ...view,
      ending(
        `^\\.\\./${anyOf(features)}/([^/]+\\.tsx?|testing/.*)`,
        'A feature shows only the parts of another feature, which take props.',
      ),
    ],
  ),
  forbid([`${IN_FEATURES}/parts/*.ts`], [...feature, neither([], ADAPTERS, VIEW), token, ...part]),
  forbid([`${IN_FEATURES}/parts/*.tsx`], [...view, ...part]),
];

/** The tiers of the mock platform, highest first, each with the reason why those below may not import it. */
const TIERS: Readonly<Record<string, string>> = {
  console: 'The platform runs without its console, which loads at the first request below /_mock.',
  fixtures: 'Scenarios are data that app.ts passes on; the platform works with any other data.',
  'src/faults': 'A route works without faults; app.ts puts them before and behind it.',
  'src/routes': 'A route handles one request; code that several requests need is in domain or wire.',
  'src/notifications': 'A change returns what happened, and the route notifies the resident of it.',
  'src/services': 'The rules of the platform do not depend on mail, DigiD or the map.',
  'src/wire': 'A rule decides on rows and not on their form in an answer.',
  'src/domain': 'http knows no feature; app.ts passes it the functions that it needs.',
  'src/http': 'Data are stored in the same way for every kind of request.',
  'src/world': 'A row type is plain data, whatever stores it.',
  'src/tables': 'Every tier may import the row types.',
};
const mock = [
  {
    regex: '^@stadstegoed/openapi/generated/.*\\.ts$',
    allowTypeImports: true,
    message: 'The generated client has only types, which do not exist at run time.',
  },
  manifestOf('mock-server', 'node:*'),
];
const inTier = (name: string): readonly Pattern[] => [
  ...mock,
  ending(
    '^(\\.\\./)+(src/)?(app|command|main|mock-platform)\\.ts',
    'The program composes server and console, so it is imported last.',
  ),
  ...Object.entries(TIERS)
    .slice(0, Object.keys(TIERS).indexOf(name))
    .map(([tier, message]) => ({ regex: `^(\\.\\./)+(src/)?${nameOf(tier)}/`, message })),
];
const ROUTES: Rows = [
  [
    'config',
    'digid',
    'files',
    'funds',
    'notifications',
    'products',
    'records',
    'reimbursements',
    'throttle',
    'vouchers',
  ],
  ['fund-activation', 'fund-requests', 'identity', 'organizations', 'physical-cards', 'sms'],
  ['providers'],
  ['reservations', 'search'],
];
const DOMAIN: Rows = [
  ['config', 'funds', 'organizations', 'physical-cards', 'places', 'throttle'],
  ['records', 'vouchers'],
  ['fund-requests', 'identity', 'products'],
  ['fund-activation', 'reservations'],
  ['reimbursements'],
  ['files'],
];
const REQUEST = 'A rule of the platform is asked with rows and values; it knows no server and no request.';
const inDomain = [
  ...inTier('src/domain'),
  neither([], ['fastify', '@fastify/.*'], REQUEST),
  { regex: '^(\\.\\./)+http/', allowTypeImports: true, message: REQUEST },
];
const platform = [
  forbid(
    ['mock-server/src/*.ts'],
    [...mock, neither(['console'], [], 'Only mock-platform.ts opens the console.')],
    ['**/mock-platform.ts'],
  ),
  ...Object.keys(TIERS).map((tier) => forbid([`mock-server/${tier}/**`], inTier(tier))),
  ...inRows(ROUTES, inTier('src/routes'), (name) => [`mock-server/src/routes/${name}/**`]),
  ...inRows(DOMAIN, inDomain, (name) => [`mock-server/src/domain/${name}/**`]),
];

/** Who may import whom, with the reason as the message (docs/architecture.md). */
export const importRules: OxlintOverride[] = [
  { files: ['**'], rules: { 'no-restricted-imports': ['error', { patterns: [...ANYWHERE] }] } },
  ...core,
  ...adapters,
  controls,
  ...frame,
  ...inFeatures,
  ...platform,
];
