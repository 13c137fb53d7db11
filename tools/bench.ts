import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { compareWithBudgets, type HomeMeasures, type Measures, typical } from './bench/budgets.ts';
import { measureHome, measureLateShift, measureRequest } from './bench/measure.ts';
import { buildShop, builtFolder, isBuilt } from './shop/build-shop.ts';
import { startPlatform } from './start/platform.ts';
import { startBuiltShop } from './start/shop.ts';
import { chromiumLaunch } from './support/chromium.ts';
import { runMain } from './support/problem.ts';

const SHOP_PORT = 5175;
const PLATFORM_PORT = 8119;

/** The maximum factor of extra visits when a busy machine may have exceeded a budget. */
const MAX_FACTOR = 3;

/** Visits home `runs` times, and repeats while a budget is exceeded, up to MAX_FACTOR times as often. */
async function measureAll(browser: Browser, places: Places, options: BenchOptions): Promise<Measures> {
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
    (compareWithBudgets(now()).exceeded && visits.length < options.runs * MAX_FACTOR)
  ) {
    visits.push(await measureHome(browser, home, folder));
  }
  return now();
}

/** The addresses of the shop's home and of the platform. */
interface Places {
  readonly home: string;
  readonly platform: string;
}

/** A resident and the first step of a request that the resident can send. */
const REQUESTER = 'jan';
const FIRST_STEP = 'fondsen/5/aanvraag?from=fund-activate&step=criteria';

/** A resident with vouchers that pay reimbursements, and the form of a new one. */
const CLAIMANT = 'samira';
const NEW_REIMBURSEMENT = 'declaraties/maken';

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
    const measured = await measureAll(browser, { home, platform: platform.origin }, options);
    await browser.close();
    await shop.stop();
    return measured;
  } finally {
    await platform.stop();
  }
}

/** Compares the first visit to the production build with its budgets; fails when a floor is exceeded. */
await runMain(async () => {
  const { values } = parseArgs({
    options: { variant: { type: 'string', default: 'zonnedorp' }, runs: { type: 'string', default: '3' } },
  });
  const { lines, exceeded } = compareWithBudgets(await measure({ variant: values.variant, runs: Number(values.runs) }));
  console.log(lines.join('\n'));
  return exceeded ? 1 : 0;
});
// A failed run may leave a server or a browser open, so the process exits explicitly.
process.exit();
