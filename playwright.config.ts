import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './tools/support/chromium.ts';

/** Separate ports, so that the browser tests can run beside a developer's shop. Each shop has its own platform. */
const SERVED = [
  { variant: 'zonnedorp', shop: 5174, platform: 8118 },
  { variant: 'general', shop: 5184, platform: 8128 },
  { variant: 'waterveen', shop: 5194, platform: 8138 },
];
const MAIN_JOURNEYS = /\/(?:journey|keyboard|files|map-focus)\.test\.ts$/;
/** The engines of other browsers, which Playwright installs itself: only in the nightly workflow. */
const OTHER_ENGINES = process.env['ENGINES'] === undefined ? [] : (['firefox', 'webkit'] as const);
const node = JSON.stringify(process.execPath);

export default defineConfig<{ isOldBrowser: boolean }>({
  testDir: 'apps/webshop/e2e',
  testMatch: /\.(spec|test)\.ts$/,
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  // Half of the cores, each worker with a browser and the servers beside it; three at least, because each waits at times.
  workers: Math.max(3, Math.floor(availableParallelism() / 2)),
  // Long timeouts, because tests wait for conditions, not for time, and must pass on a busy machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    launchOptions: chromiumLaunch(),
    baseURL: `http://localhost:${SERVED[0]?.shop}`,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    // A failed test leaves a screenshot and the text of its page. Recording every test takes time: TRACE=1 does it.
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    // A fifth faster. Playwright means it for component tests, because its cleaning between the tests is no guarantee; here
    // each test has a world of its own too. Look here first when a test fails only after others. What uses the shop's worker
    // has a context of its own.
    reuseContext: true,
    // The shop's worker answers requests that a test may want to hold or to fail; e2e/offline.test.ts allows it.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'browser', testIgnore: MAIN_JOURNEYS },
    // Without what the oldest promised browsers lack (tools/browsers); what works there works in a younger one.
    { name: 'browser of 2023', testMatch: MAIN_JOURNEYS, use: { isOldBrowser: true } },
    ...OTHER_ENGINES.map((browserName) => ({
      name: browserName,
      testMatch: MAIN_JOURNEYS,
      use: { browserName, launchOptions: {} },
    })),
  ],
  webServer: SERVED.map(({ variant, shop, platform }) => ({
    command: `${node} tools/start.ts --variant ${variant} --port ${shop} --mock-port ${platform} --memory --strict`,
    port: shop,
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 2_000 },
  })),
});
