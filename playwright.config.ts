import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './tools/support/chromium.ts';

/** Ports of their own, so that the browser tests run beside a shop that a developer has open. */
const SHOP = 5174;
const PLATFORM = 8118;
const node = JSON.stringify(process.execPath);

export default defineConfig({
  testDir: 'apps/webshop/e2e',
  testMatch: /\.(spec|test)\.ts$/,
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  workers: 2,
  timeout: 30_000,
  use: {
    baseURL: `http://localhost:${SHOP}`,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    trace: 'retain-on-failure',
    launchOptions: chromiumLaunch(),
  },
  webServer: [
    {
      command: `${node} mock-server/src/main.ts --port ${PLATFORM} --shop http://localhost:${SHOP} --memory --strict`,
      port: PLATFORM,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 },
    },
    {
      command: `${node} tools/serve.ts --port ${SHOP} --platform http://localhost:${PLATFORM}`,
      port: SHOP,
      reuseExistingServer: false,
    },
  ],
});
