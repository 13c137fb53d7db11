import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { SCREENS } from '../apps/webshop/src/routes/screens.ts';
import { screenAt } from '../apps/webshop/e2e/support/route-rows.ts';
import { FOREIGN_TEXT_READERS, hostileText, SHAPES } from '../apps/webshop/testing/foreign-text.ts';
import { SCREEN_STATES } from '../apps/webshop/testing/screens.examples.ts';
import type { BuiltChunk } from '../apps/webshop/vite/chunk-graph.ts';
import { filesWith, MAP_SOURCE, sourcesOf } from '../apps/webshop/vite/route-sources.ts';
import { reportGrowth } from './bench/growth.ts';
import { type Cost, measurePresses, type Screen, visit, visitAgain, visitWithTimeline } from './bench/phone.ts';
import { drawWaterfall } from './bench/waterfall.ts';
import { type DeployedShop, deployShop } from './deployment/deployment.ts';
import { missingForNginx } from './deployment/nginx.ts';
import { buildShop, builtFolder, isBuilt } from './shop/build-shop.ts';
import { readCommandLine } from './support/command-line.ts';
import { runMain, UsageProblem } from './support/problem.ts';
import { inRoot } from './support/root.ts';
import { binOf, runNode } from './support/run.ts';

/** How often something is measured at most: again while it is over its budget, because other load makes it slower. */
const TRIES = 3;
/** The most that a screen may move. */
const SHIFT = 0.01;
const HOME: Screen = { scenario: 'ordinary-tuesday', path: '/', nl: /./ };

/** How values are shown: sizes in bytes, times in milliseconds. */
const SHOW = {
  kB: (value: number) => `${(value / 1000).toFixed(1)} kB`,
  s: (value: number) => `${(value / 1000).toFixed(2)} s`,
  ms: (value: number) => `${value.toFixed(0)} ms`,
  shift: (value: number) => value.toFixed(3),
  count: String,
};

/** One measurement with its budget, above which the bench fails. */
interface Row {
  readonly name: string;
  readonly unit: keyof typeof SHOW;
  readonly budget: number;
  /** Not a number when it could not be measured, which fails. */
  readonly value: number;
}

/** What a visit costs, with the budgets of home and of every screen. What is steady does not depend on the load of the machine. */
const MEASURES: readonly {
  readonly of: keyof Cost;
  readonly name: string;
  readonly unit: Row['unit'];
  readonly home?: number;
  readonly screen?: number;
  readonly isSteady?: boolean;
}[] = [
  { of: 'firstPaint', name: 'First paint', unit: 's', home: 2000 },
  { of: 'title', name: 'Title', unit: 's' },
  { of: 'largestPaint', name: 'Largest paint', unit: 's', home: 4000, screen: 4000 },
  { of: 'content', name: 'Content', unit: 's' },
  { of: 'pictures', name: 'Pictures', unit: 's' },
  { of: 'blocking', name: 'Blocking', unit: 'ms', home: 400 },
  { of: 'workerBlocking', name: 'Blocking by the worker', unit: 'ms', home: 0 },
  { of: 'shift', name: 'Shift', unit: 'shift', home: SHIFT, screen: SHIFT, isSteady: true },
  { of: 'requests', name: 'Requests', unit: 'count', home: 22, isSteady: true },
  { of: 'bytes', name: 'All bytes, with pictures', unit: 'kB', home: 600_000, isSteady: true },
];
/** The scripts and styles of home, and the scripts of another screen over those, in bytes after gzip. */
const CODE = { home: 232_200, screen: 90_000, map: 105_000 };
const PRESS = 200;
/** The longest that a text of 100,000 characters may keep the page busy, before it is cut or refused. */
const HOSTILE_TEXT = 20;

const isOver = ({ value, budget }: Row): boolean => !(value <= budget);

/** A measurement as text; bold when it is over its budget. */
const shown = (row: Row): string => (isOver(row) ? `**${SHOW[row.unit](row.value)}**` : SHOW[row.unit](row.value));

/** Prints a table of Markdown; returns how many of its rows are over their budget. */
function report(title: string, rows: readonly Row[]): number {
  console.log(`\n## ${title}\n\n| Measurement | Measured | Budget |\n| --- | --- | --- |`);
  for (const row of rows) {
    const budget = row.budget === Infinity ? '' : SHOW[row.unit](row.budget);
    console.log(`| ${row.name} | ${shown(row)} | ${budget} |`);
  }
  return rows.filter(isOver).length;
}

/** Measures until every row is within its budget, three times at most; the best of each row counts. */
async function measureOften(measure: () => Promise<readonly Row[]>): Promise<readonly Row[]> {
  let best = await measure();
  for (let tries = 1; tries < TRIES && best.some(isOver); tries += 1) {
    const next = await measure();
    const better = (a: number, b = Number.NaN): number => (Number.isNaN(a) || b < a ? b : a);
    best = best.map((row, at) => ({ ...row, value: better(row.value, next[at]?.value) }));
  }
  return best;
}

/**
 * The code of home and of every screen over it, computed from the build without a browser. size-limit holds files; it knows
 * no routes. A screen that cannot be computed throws, so that a new one cannot be forgotten.
 */
function codeRows(variant: string): readonly Row[] {
  const folder = builtFolder(variant);
  const chunks: readonly BuiltChunk[] = JSON.parse(readFileSync(inRoot('.cache', 'chunks', `${variant}.json`), 'utf8'));
  const sizes = new Map<string, number>();
  const sizeOf = (files: Iterable<string>): number =>
    [...files].reduce((sum, file) => {
      const size = sizes.get(file) ?? gzipSync(readFileSync(join(folder, file)), { level: 9 }).byteLength;
      sizes.set(file, size);
      return sum + size;
    }, 0);
  const entry = chunks.find(({ isEntry }) => isEntry)?.sources[0] ?? '';
  const shell = filesWith(chunks, [entry, ...sourcesOf(SCREENS.home)]);
  const styles = chunks.filter(({ file }) => shell.has(file)).flatMap((chunk) => chunk.styles);
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const inPage = [...page.matchAll(/"\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
  const over = (name: string, budget: number, sources: readonly string[]): Row => {
    const value = sizeOf([...filesWith(chunks, sources)].filter((file) => !shell.has(file)));
    return { name: `Script of ${name}`, unit: 'kB', budget, value };
  };
  return [
    {
      name: 'Scripts and styles of home',
      unit: 'kB',
      budget: CODE.home,
      value: sizeOf(new Set([...shell, ...styles, ...inPage])),
    },
    ...Object.entries(SCREENS)
      .filter(([name]) => name !== 'home')
      .map(([name, screen]) => over(name, CODE.screen, sourcesOf(screen))),
    over('providers, map', CODE.map, [...sourcesOf(SCREENS.providers), MAP_SOURCE]),
  ];
}

/** What home costs. */
async function homeRows(site: DeployedShop, isSlow: boolean): Promise<readonly Row[]> {
  const cost = await visit(site, HOME, { isSlow, withWorker: true });
  return MEASURES.filter(({ isSteady }) => isSlow || isSteady === true).map(({ of, name, unit, home = Infinity }) => ({
    name,
    unit,
    budget: home,
    value: cost[of],
  }));
}

/** The first state of each screen in the browser tests, home of a resident, and the map; without the screen that leaves the shop at once. */
const ALSO = ['home-resident', 'providers-map'];
const firstStates = () =>
  SCREEN_STATES.filter(
    ({ name, path, isWithoutFronts }, at) =>
      isWithoutFronts !== true &&
      (ALSO.includes(name) || SCREEN_STATES.findIndex((other) => screenAt(other.path) === screenAt(path)) === at),
  );

/** A screen is measured without the service worker, which takes its time at the first visit only. */
const OF_SCREENS = MEASURES.filter(({ of }) => of !== 'workerBlocking');

/** Prints a line for each of these screens; returns how many values are over their budget. */
async function reportVisits(
  title: string,
  screens: readonly (typeof SCREEN_STATES)[number][],
  cost: (screen: Screen) => Promise<Cost>,
): Promise<number> {
  console.log(`\n## ${title}\n\n| Screen | ${OF_SCREENS.map(({ name }) => name).join(' | ')} |`);
  console.log(`|${' --- |'.repeat(OF_SCREENS.length + 1)}`);
  let over = 0;
  for (const screen of screens) {
    const rows = await measureOften(async () => {
      const values = await cost(screen);
      return OF_SCREENS.map(({ of, name, unit, screen: budget = Infinity }) => ({
        name,
        unit,
        budget,
        value: values[of],
      }));
    });
    console.log(`| ${screen.name} | ${rows.map(shown).join(' | ')} |`);
    over += rows.filter(isOver).length;
  }
  return over;
}

/** Screens that a resident opens again, at the till or the next day. */
const AGAIN = ['home', 'products', 'product', 'funds', 'voucher-with-card-offer'];

/** Visits every screen on a slow phone, and some again. */
async function reportScreens(site: DeployedShop): Promise<number> {
  const first = await reportVisits('Screens', firstStates(), (screen) => visit(site, screen, { isSlow: true }));
  const again = SCREEN_STATES.filter(({ name }) => AGAIN.includes(name));
  return (
    first + (await reportVisits('Again, with the files on the phone', again, (screen) => visitAgain(site, screen)))
  );
}

/** For each function that reads text from outside, the time of the shape that takes longest. */
const textRows = (): readonly Row[] =>
  FOREIGN_TEXT_READERS.map((reader) => {
    const times = SHAPES.map((shape) => {
      const text = hostileText(reader, shape);
      const start = performance.now();
      reader.read(text);
      return performance.now() - start;
    });
    return { name: reader.name, unit: 'ms', budget: HOSTILE_TEXT, value: Math.max(...times) };
  });

async function pressRows(site: DeployedShop): Promise<readonly Row[]> {
  const { filter, back } = await measurePresses(site);
  return [
    { name: 'Press on a filter to the painted list', unit: 'ms', budget: PRESS, value: filter },
    { name: 'Back from an offer to the painted list', unit: 'ms', budget: PRESS, value: back },
  ];
}

/** Draws a visit of the first state of the browser tests with this path. */
async function drawVisit(site: DeployedShop, path: string): Promise<number> {
  const screen = SCREEN_STATES.find((state) => state.path === path);
  if (screen === undefined) throw new UsageProblem(`The browser tests open no screen at ${path}.`);
  const { timeline } = await visitWithTimeline(site, screen, { isSlow: true });
  const file = inRoot('.cache', `waterfall-${screen.name}.svg`);
  writeFileSync(file, drawWaterfall(`${screen.path} (${screen.name})`, timeline));
  console.log(`\nDrawn: ${file}`);
  return 0;
}

/** What is measured. */
interface Options {
  readonly short: boolean;
  readonly growth: boolean;
  readonly fifty: boolean;
  readonly waterfall?: string | undefined;
}

async function reportBrowser(variant: string, { short: isShort, growth, fifty, waterfall }: Options): Promise<number> {
  const lack = missingForNginx();
  if (lack !== null) {
    console.log(`\nNothing is measured in a browser: ${lack}.`);
    return 0;
  }
  const site = await deployShop(variant);
  try {
    const machine = `${cpus().length} cores of ${cpus()[0]?.model ?? 'an unknown processor'}`;
    console.log(`\n${new Date().toISOString().slice(0, 10)}, ${machine}, Chromium ${site.browser.version()}, nginx.`);
    if (waterfall !== undefined) return await drawVisit(site, waterfall);
    if (growth) {
      await reportGrowth(site, fifty ? [1, 10, 50] : [1, 10]);
      return 0;
    }
    const home = report('Home', await measureOften(() => homeRows(site, !isShort)));
    if (isShort) return home;
    const presses = report('Presses, on 1,000 offers', await measureOften(() => pressRows(site)));
    return home + presses + (await reportScreens(site));
  } finally {
    await site.end();
  }
}

/**
 * Compares the production build with its budgets, and prints tables that docs/generated takes over by hand when a release is
 * made. `--growth` prints only what every screen costs when there is more of everything, `--waterfall` draws one visit. `--short` measures only what does not
 * depend on the load of the machine: `npm test` runs it. By hand and not with Lighthouse, which knows neither our titles and
 * contents nor a press on a filter.
 */
await runMain(async () => {
  const { values } = readCommandLine('npm run bench -- [options]', {
    variant: { type: 'string', default: 'zonnedorp', about: 'the municipality' },
    short: { type: 'boolean', default: false, about: 'only what does not depend on the load of the machine' },
    growth: { type: 'boolean', default: false, about: 'every screen in worlds of one and ten times the ordinary size' },
    fifty: { type: 'boolean', default: false, about: 'with --growth: also fifty times' },
    waterfall: { type: 'string', about: 'only a picture of the visit of this path, such as /aanbod' },
  });
  const { variant, short, growth, waterfall } = values;
  if (!isBuilt(variant)) await buildShop(variant);
  if (growth || waterfall !== undefined) return reportBrowser(variant, values);
  // Its paths name the build of Zonnedorp.
  const files = variant === 'zonnedorp' ? await runNode(binOf('size-limit'), [], { echo: true }) : { code: 0 };
  const texts = short ? 0 : report('Texts of 100,000 characters', await measureOften(async () => textRows()));
  const over = report('Code', codeRows(variant)) + texts + (await reportBrowser(variant, values));
  return files.code === 0 && over === 0 ? 0 : 1;
});
// A failed run may leave a server or a browser open.
process.exit();
