import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { judge, type HomeMeasures, type Measures, typical } from './bench/budgets.ts';
import { measureHome, measureLateShift } from './bench/measure.ts';
import { buildShop, builtFolder, isBuilt } from './shop/build-shop.ts';
import { startPlatform } from './start/platform.ts';
import { startBuiltShop } from './start/shop.ts';
import { chromiumLaunch } from './support/chromium.ts';
import { runMain } from './support/problem.ts';

const SHOP_PORT = 5175;
const PLATFORM_PORT = 8119;

/** A visit more for each that may have met a busy machine, up to so many times what was asked for. */
const PATIENCE = 3;

/** Visits the home as often as asked, and again as long as only a busy machine may be to blame. */
async function measureAll(browser: Browser, home: string, options: BenchOptions): Promise<Measures> {
  const late = {
    lateOnHome: await measureLateShift(browser, home),
    lateOnFunds: await measureLateShift(browser, `${home}fondsen`),
    lateOnStart: await measureLateShift(browser, `${home}start`),
  };
  const visits: HomeMeasures[] = [];
  const now = (): Measures => ({ ...typical(visits), ...late });
  while (visits.length < options.runs || (judge(now()).exceeded && visits.length < options.runs * PATIENCE)) {
    visits.push(await measureHome(browser, home, builtFolder(options.variant)));
  }
  return now();
}

interface BenchOptions {
  readonly variant: string;
  readonly runs: number;
}

async function measure(options: BenchOptions): Promise<Measures> {
  const { variant } = options;
  if (!isBuilt(variant)) await buildShop(variant);
  const home = `http://localhost:${SHOP_PORT}/`;
  const platform = await startPlatform({
    port: PLATFORM_PORT,
    shop: home,
    scenario: undefined,
    watch: false,
    memory: true,
  });
  try {
    const shop = await startBuiltShop({ variant, port: SHOP_PORT, platform: platform.origin });
    const browser = await chromium.launch(chromiumLaunch());
    const measured = await measureAll(browser, home, options);
    await browser.close();
    await shop.stop();
    return measured;
  } finally {
    await platform.stop();
  }
}

/** Measures the first visit to the production build against its budgets; fails over a floor. */
await runMain(async () => {
  const { values } = parseArgs({
    options: { variant: { type: 'string', default: 'zonnedorp' }, runs: { type: 'string', default: '3' } },
  });
  const { lines, exceeded } = judge(await measure({ variant: values.variant, runs: Number(values.runs) }));
  console.log(lines.join('\n'));
  return exceeded ? 1 : 0;
});
// A run that failed half-way leaves a server or a browser open; the answer is known all the same.
process.exit();
