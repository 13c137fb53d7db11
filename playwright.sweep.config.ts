import { defineConfig } from '@playwright/test';
import { sweepPlan } from './apps/webshop/e2e/sweep/plan.ts';
import { chromiumLaunch } from './tools/support/chromium.ts';

const { variants, workers } = sweepPlan();
const node = JSON.stringify(process.execPath);

/** The sweep over all screens; `npm run sweep` starts it and passes its choices in the environment. */
export default defineConfig({
  testDir: 'apps/webshop/e2e/sweep',
  testMatch: /\.sweep\.ts$/,
  outputDir: '.cache/sweep-results',
  fullyParallel: true,
  workers,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: 'line',
  use: {
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    trace: 'off',
    serviceWorkers: 'block',
    launchOptions: chromiumLaunch(),
  },
  webServer: variants.map(({ key, port, platformPort }) => ({
    command: `${node} tools/start.ts --variant ${key} --port ${port} --mock-port ${platformPort} --memory --strict`,
    port,
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 2_000 },
  })),
});
