import { defineConfig } from '@playwright/test';
import { SERVED } from './apps/webshop/e2e/sweep/plan.ts';
import { chromiumLaunch } from './tools/support/chromium.ts';

const node = JSON.stringify(process.execPath);

/** The sweep over all screens, `npm run sweep`; it takes Playwright's own options. */
export default defineConfig({
  testDir: 'apps/webshop/e2e/sweep',
  testMatch: /\.sweep\.ts$/,
  outputDir: '.cache/sweep-results',
  fullyParallel: true,
  workers: 2,
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
  webServer: SERVED.map(({ key, port, platformPort }) => ({
    command: `${node} tools/start.ts --variant ${key} --port ${port} --mock-port ${platformPort} --memory --strict`,
    port,
    reuseExistingServer: false,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 2_000 },
  })),
});
