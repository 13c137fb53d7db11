import type { Browser } from '@playwright/test';
import { ROUTE_VIEWS } from '../../apps/webshop/src/routes/route-views.ts';
import { declaredFeatures } from '../../apps/webshop/vite/offline-files.ts';
import { measureMemory, measurePlainHome } from './home-costs.ts';
import { measurePresses, type Places, type PressTimes } from './presses.ts';
import { MAP_ROW, readBuild, scriptsOverShell } from './route-scripts.ts';
import { type RouteCost, RouteVisitor } from './route-visits.ts';
import { isOver, type Row, told } from './rows.ts';

/** The script of every route over the shell. Computed from the build, without a browser. */
export async function scriptRows(variant: string, folder: string): Promise<readonly Row[]> {
  const sizes = scriptsOverShell(readBuild(variant, folder), definedRoutes(), await declaredFeatures());
  return [...sizes].map(([screen, value]) => ({
    name: `Script of ${screen}`,
    unit: 'bytes',
    ...(screen === MAP_ROW ? { floor: 90_000, aim: 70_000 } : { floor: 60_000, aim: 40_000 }),
    value,
  }));
}

function definedRoutes() {
  return Object.fromEntries(
    Object.entries(ROUTE_VIEWS).flatMap(([name, route]) => (route === undefined ? [] : [[name, route] as const])),
  );
}

/** The screens of all routes, and the map. */
export const allScreens = (): readonly string[] => [...Object.keys(definedRoutes()), MAP_ROW];

const paintRows = (screen: string, { largestContentfulPaint, layoutShift }: RouteCost): readonly Row[] => [
  { name: `Largest paint of ${screen}`, unit: 's', floor: 4000, aim: 2500, value: largestContentfulPaint },
  { name: `Layout shift of ${screen}`, unit: 'shift', floor: 0.05, aim: 0.01, value: layoutShift },
];

/**
 * How often a screen is visited, and a series of presses made, at most: again while a budget is exceeded, because other
 * load makes them slower.
 */
const VISITS = 3;

/** A visit that did not reach its screen. */
const NOT_VISITED: RouteCost = { largestContentfulPaint: Number.NaN, layoutShift: Number.NaN };

/** The best of a measure; a visit that failed counts as none. */
const best = (values: readonly number[]): number => {
  const measured = values.filter((value) => !Number.isNaN(value));
  return measured.length === 0 ? Number.NaN : Math.min(...measured);
};

function notVisited(error: unknown): RouteCost {
  console.error(error instanceof Error ? error.message : String(error));
  return NOT_VISITED;
}

/** The first visit of screens on a slow phone: the best of some visits. */
export async function visitRows(browser: Browser, places: Places, screens: readonly string[]): Promise<readonly Row[]> {
  const visitor = new RouteVisitor(browser, places);
  const rows: Row[] = [];
  for (const screen of screens) {
    const visits: RouteCost[] = [];
    const rowsNow = (): readonly Row[] =>
      paintRows(screen, {
        largestContentfulPaint: best(visits.map((visit) => visit.largestContentfulPaint)),
        layoutShift: best(visits.map((visit) => visit.layoutShift)),
      });
    do visits.push(await visitor.visit(screen).catch(notVisited));
    while (visits.length < VISITS && rowsNow().some(isOver));
    rows.push(...told(rowsNow()));
  }
  return rows;
}

/** The rows of presses on lists of a thousand: the best of some series. Also how long the fixed task took beside them. */
export async function pressRows(
  browser: Browser,
  places: Places,
): Promise<{ readonly rows: readonly Row[]; readonly calibration: readonly number[] }> {
  const series: PressTimes[] = [];
  const rowsNow = (): readonly Row[] => timeRows((row) => best(series.map((times) => times[row])));
  do series.push(await measurePresses(browser, places));
  while (series.length < VISITS && rowsNow().some(isOver));
  const memory = await measureMemory(browser, places);
  const rows: readonly Row[] = [
    ...rowsNow(),
    { name: 'Memory after 50 visits over the first', unit: 'times', floor: 1.3, aim: 1.1, value: memory },
  ];
  return { rows: told(rows), calibration: series.flatMap(({ calibration }) => calibration) };
}

const timeRows = (timeOf: (row: Exclude<keyof PressTimes, 'calibration'>) => number): readonly Row[] => [
  { name: 'Press on a filter to the painted list', unit: 'ms', floor: 200, aim: 100, value: timeOf('filter') },
  { name: 'Answer to the painted suggestions', unit: 'ms', floor: 50, aim: 16, value: timeOf('suggestions') },
  { name: 'Press on zoom to the painted map', unit: 'ms', floor: 300, aim: 150, value: timeOf('zoom') },
  { name: 'Back from an offer to the painted list', unit: 'ms', floor: 200, aim: 100, value: timeOf('back') },
];

/** The largest paint of home over that of the same content without script. */
export async function plainRow(
  browser: Browser,
  places: Places,
  { home, port }: { readonly home: number; readonly port: number },
): Promise<Row> {
  const plain = await measurePlainHome(browser, places, port);
  return { name: 'Largest paint of home over no script', unit: 'times', floor: 2, aim: 1.5, value: home / plain };
}
