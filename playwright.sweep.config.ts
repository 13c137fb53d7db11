import { defineConfig } from '@playwright/test';
import { sweepPlan } from './apps/webshop/e2e/sweep/plan.ts';
import { chromiumLaunch } from './tools/support/chromium.ts';

const { variants, platform, workers } = sweepPlan();
const node = JSON.stringify(process.execPath);
const [, platformPort = ''] = /:(\d+)$/.exec(platform) ?? [];

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
  webServer: [
    {
      command: `${node} mock-server/src/main.ts --port ${platformPort} --shop ${variants[0]?.shop} --memory --strict`,
      port: Number(platformPort),
      reuseExistingServer: false,
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 },
    },
    ...variants.map(({ key, port }) => ({
      command: `${node} tools/serve.ts --variant ${key} --port ${port} --platform ${platform}`,
      port,
      reuseExistingServer: false,
      timeout: 180_000,
    })),
  ],
});
