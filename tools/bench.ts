import { cpus } from 'node:os';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { type HomeMeasures, type Measures, rowsOf, steadyRowsOf, typical } from './bench/budgets.ts';
import { measureHome, measureLateShift, measureRequest } from './bench/measure.ts';
import type { Places } from './bench/presses.ts';
import { isOver, pageOf, type Row, told } from './bench/rows.ts';
import { allScreens, plainRow, pressRows, scriptRows, visitRows } from './bench/shop-rows.ts';
import { buildShop, builtFolder, isBuilt } from './shop/build-shop.ts';
import { startPlatform } from './start/platform.ts';
import { startBuiltShop } from './start/shop.ts';
import { chromiumLaunch } from './support/chromium.ts';
import { runMain } from './support/problem.ts';
import { inRoot } from './support/root.ts';

/** The maximum factor of extra visits when a busy machine may have exceeded a budget. */
const MAX_FACTOR = 3;

interface BenchOptions {
  readonly variant: string;
  readonly runs: number;
  /** The rows that `npm test` measures. */
  readonly short: boolean;
  readonly port: number;
  readonly platformPort: number;
}

/** A resident and the first step of a request that the resident can send. */
const REQUESTER = 'jan';
const FIRST_STEP = 'fondsen/5/aanvraag?from=fund-activate&step=criteria';

/** A resident with vouchers that pay reimbursements, and the form of a new one. */
const CLAIMANT = 'samira';
const NEW_REIMBURSEMENT = 'declaraties/maken';

/** Visits home `runs` times, and repeats while a budget is exceeded, up to MAX_FACTOR times as often. */
async function measureHomeOften(browser: Browser, places: Places, options: BenchOptions): Promise<Measures> {
  const { home } = places;
  const folder = builtFolder(options.variant);
  const scriptsOf = (persona: string, step: string): Promise<number> =>
    measureRequest(browser, { home, signIn: `${places.platform}/_mock/as/${persona}`, step: home + step }, folder);
  const late = {
    request: await scriptsOf(REQUESTER, FIRST_STEP),
    reimbursement: await scriptsOf(CLAIMANT, NEW_REIMBURSEMENT),
    lateOnHome: await measureLateShift(browser, home),
    lateOnFunds: await measureLateShift(browser, `${home}fondsen`),
    lateOnStart: await measureLateShift(browser, `${home}start`),
  };
  const visits: HomeMeasures[] = [];
  const now = (): Measures => ({ ...typical(visits), ...late });
  while (
    visits.length < options.runs ||
    (steadyRowsOf(now()).some(isOver) && visits.length < options.runs * MAX_FACTOR)
  ) {
    visits.push(await measureHome(browser, home, folder));
  }
  return now();
}

/** Runs with a shop, a platform in a situation, and a browser. */
async function withShop<T>(
  { variant, port, platformPort }: BenchOptions,
  scenario: string | undefined,
  run: (browser: Browser, places: Places) => Promise<T>,
): Promise<T> {
  const home = `http://localhost:${port}/`;
  const platform = await startPlatform({ port: platformPort, shop: home, scenario, memory: true });
  try {
    const shop = await startBuiltShop({ variant, port, platform: platform.origin });
    const browser = await chromium.launch(chromiumLaunch());
    const measured = await run(browser, { home, platform: platform.origin });
    await browser.close();
    await shop.stop();
    return measured;
  } finally {
    await platform.stop();
  }
}

interface Measured {
  readonly rows: readonly Row[];
  readonly calibration: readonly number[];
  readonly browser: string;
}

/**
 * The rows on the data of an ordinary day. The short form leaves out the times that are close to their floor: they
 * depend on what else the machine does, and `npm test` must not.
 */
async function ordinaryRows(browser: Browser, places: Places, options: BenchOptions): Promise<readonly Row[]> {
  const home = await measureHomeOften(browser, places, options);
  if (options.short) return told(steadyRowsOf(home));
  return [
    ...told(rowsOf(home)),
    ...told([await plainRow(browser, places, { home: home.largestContentfulPaint, port: options.port + 1 })]),
    ...(await visitRows(browser, places, allScreens())),
  ];
}

async function measure(options: BenchOptions): Promise<Measured> {
  const { variant, short } = options;
  if (!isBuilt(variant)) await buildShop(variant);
  const scripts = told(await scriptRows(variant, builtFolder(variant)));
  const { rows, browser } = await withShop(options, undefined, async (chrome, places) => ({
    rows: await ordinaryRows(chrome, places, options),
    browser: chrome.version(),
  }));
  const presses = short ? { rows: [], calibration: [] } : await withShop(options, 'a-thousand-offers', pressRows);
  return { rows: [...rows, ...presses.rows, ...scripts], calibration: presses.calibration, browser };
}

function writePage({ rows, calibration, browser }: Measured): void {
  const [first] = cpus();
  const machine = `${cpus().length} cores of ${first?.model ?? 'an unknown processor'}, Chromium ${browser}`;
  const date = new Date().toISOString().slice(0, 10);
  const range = [Math.min(...calibration), Math.max(...calibration)] as const;
  writeFileSync(inRoot('docs', 'generated', 'bench.md'), pageOf(rows, { machine, date, calibration: range }));
}

/**
 * Compares the production build with its budgets; fails when a floor is exceeded. `--short` measures what `npm test`
 * does; without it every screen is visited, presses are timed, and docs/generated/bench.md is written.
 */
await runMain(async () => {
  const { values } = parseArgs({
    options: {
      variant: { type: 'string', default: 'zonnedorp' },
      /** Visits of home; more while a budget is exceeded. Without it one for the short form, otherwise three. */
      runs: { type: 'string' },
      short: { type: 'boolean', default: false },
      port: { type: 'string', default: '5175' },
      'mock-port': { type: 'string', default: '8119' },
    },
  });
  const { variant, runs, short, port, 'mock-port': mockPort } = values;
  const options = {
    variant,
    runs: Number(runs ?? (short ? 1 : 3)),
    short,
    port: Number(port),
    platformPort: Number(mockPort),
  };
  const measured = await measure(options);
  if (!short) writePage(measured);
  return measured.rows.some(isOver) ? 1 : 0;
});
// A failed run may leave a server or a browser open, so the process exits explicitly.
process.exit();
