import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { judge, type Measures, typical } from './bench/budgets.ts';
import { measureHome, measureLateShift } from './bench/measure.ts';
import { buildShop, builtFolder, isBuilt } from './shop/build-shop.ts';
import { startPlatform } from './start/platform.ts';
import { startBuiltShop } from './start/shop.ts';
import { chromiumLaunch } from './support/chromium.ts';
import { runMain } from './support/problem.ts';

const SHOP_PORT = 5175;
const PLATFORM_PORT = 8119;

async function measure(variant: string, runs: number): Promise<readonly Measures[]> {
  if (!isBuilt(variant)) await buildShop(variant);
  const home = `http://localhost:${SHOP_PORT}/`;
  const platform = await startPlatform({
    port: PLATFORM_PORT,
    shop: home,
    scenario: undefined,
    watch: false,
    memory: true,
  });
  const measured: Measures[] = [];
  try {
    const shop = await startBuiltShop({ variant, port: SHOP_PORT, platform: platform.origin });
    const browser = await chromium.launch(chromiumLaunch());
    for (let run = 0; run < runs; run += 1) {
      measured.push({
        ...(await measureHome(browser, home, builtFolder(variant))),
        lateOnHome: await measureLateShift(browser, home),
        lateOnFunds: await measureLateShift(browser, `${home}fondsen`),
        lateOnStart: await measureLateShift(browser, `${home}start`),
      });
    }
    await browser.close();
    await shop.stop();
  } finally {
    await platform.stop();
  }
  return measured;
}

/** Measures the first visit to the production build against its budgets; fails over a floor. */
await runMain(async () => {
  const { values } = parseArgs({
    options: { variant: { type: 'string', default: 'zonnedorp' }, runs: { type: 'string', default: '3' } },
  });
  const { lines, exceeded } = judge(typical(await measure(values.variant, Number(values.runs))));
  console.log(lines.join('\n'));
  return exceeded ? 1 : 0;
});
// A run that failed half-way leaves a server or a browser open; the answer is known all the same.
process.exit();
