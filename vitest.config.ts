import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { variantModule } from './apps/webshop/vite/variant-module.ts';

const setupFiles = ['./tools/vitest/cut-network.ts'];
/** Milliseconds that queries and polls wait. `npm test` sets more, because it loads every processor. */
const { QUERY_TIMEOUT = '5000' } = process.env;
const env = { TZ: 'Europe/Amsterdam', PACT_DO_NOT_TRACK: 'true', QUERY_TIMEOUT };
const plugins = [react(), variantModule({ variant: 'general' })];
/** Journeys use the variant of the mock platform's main municipality. */
const inZonnedorp = [react(), variantModule({ variant: 'zonnedorp' })];
const quietSetup = [...setupFiles, './tools/vitest/no-console.ts'];
const domSetup = [...quietSetup, './tools/vitest/dom.ts'];
/** Long timeouts for busy machines; the first journey also compiles its screens. No test waits for time itself. */
const testTimeout = 60_000;
/** A test in its long form (`npm run long`) walks, asks and fails many times more. */
const longTimeout = process.env['LONG_TESTS'] !== undefined ? 3_600_000 : testTimeout;
const expectPoll = { poll: { timeout: Number(QUERY_TIMEOUT), interval: 20 } };
/**
 * The files of a worker share their modules, which saves half the time of the screens. Tests therefore keep nothing in
 * modules; `tools/vitest/dom.ts` empties the page after each test.
 */
const isolate = false;
export default defineConfig({
  test: {
    // Two more than there are processors: screens wait for their data, and the sweep of faults until a page is quiet.
    maxWorkers: availableParallelism() + 2,
    projects: [
      {
        plugins,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/{core,http,variants,ui}/**/*.test.ts',
            'openapi/**/*.test.ts',
            'mock-server/**/*.test.ts',
            'tools/**/*.test.ts',
            'contracts/*.test.ts',
            'apps/webshop/{src,vite}/**/*.test.ts',
          ],
          exclude: [
            '**/node_modules/**',
            'mock-server/reliability/**',
            'tools/deployment/**',
            'tools/lint/**',
            'tools/docs.test.ts',
            'tools/start/processes.test.ts',
          ],
          isolate,
          env,
          expect: expectPoll,
          testTimeout,
          hookTimeout: testTimeout,
          setupFiles: quietSetup,
        },
      },
      {
        // Rules about the repository itself: who imports whom, lines per folder, names in documents.
        test: {
          name: 'rules',
          include: ['tools/lint/**/*.test.ts', 'tools/docs.test.ts'],
          env,
          testTimeout,
          setupFiles,
        },
      },
      {
        plugins,
        test: {
          name: 'view',
          environment: 'jsdom',
          include: ['packages/ui/**/*.test.tsx', 'apps/webshop/src/**/*.test.tsx'],
          isolate,
          env: { ...env, TEST_SERVERS: 'none' },
          expect: expectPoll,
          testTimeout,
          setupFiles: domSetup,
        },
      },
      {
        plugins: inZonnedorp,
        test: {
          name: 'journeys',
          environment: 'jsdom',
          include: ['apps/webshop/journeys/*.test.{ts,tsx}'],
          isolate,
          // Node runs the mock platform directly, without Vite's transforms for the browser.
          server: { deps: { external: [/\/mock-server\//] } },
          env,
          expect: expectPoll,
          testTimeout,
          hookTimeout: testTimeout,
          setupFiles: domSetup,
        },
      },
      {
        // The short form of the sweep of faults; `npm run long -- faults` runs the long form.
        plugins: inZonnedorp,
        test: {
          name: 'faults',
          environment: 'jsdom',
          include: ['apps/webshop/journeys/faults/**/*.test.tsx'],
          isolate,
          server: { deps: { external: [/\/mock-server\//] } },
          env,
          expect: expectPoll,
          testTimeout: longTimeout,
          hookTimeout: testTimeout,
          setupFiles: domSetup,
        },
      },
      {
        test: {
          name: 'reliability',
          include: ['mock-server/reliability/*.test.ts', 'tools/start/processes.test.ts'],
          pool: 'forks',
          env,
          testTimeout: longTimeout,
          hookTimeout: 60_000,
          setupFiles,
        },
      },
      {
        // Kills, races and ids of others: only in `npm run long -- reliability`.
        test: {
          name: 'reliability-long',
          include: ['mock-server/reliability/long/*.test.ts'],
          pool: 'forks',
          env,
          testTimeout: 3_600_000,
          hookTimeout: 60_000,
          setupFiles,
        },
      },
      {
        // nginx with the files of the deployment guide, before the built shop in Chromium.
        test: {
          name: 'deployment',
          include: ['tools/deployment/**/*.test.ts'],
          server: { deps: { external: [/\/mock-server\//] } },
          env,
          expect: expectPoll,
          testTimeout,
          hookTimeout: testTimeout,
          setupFiles,
        },
      },
      {
        test: {
          name: 'contract-consumer',
          include: ['contracts/consumer/**/*.pact.test.ts'],
          globalSetup: './contracts/consumer/one-pact.ts',
          pool: 'forks',
          isolate,
          env,
          testTimeout,
          setupFiles,
        },
      },
      {
        test: {
          name: 'contract-provider',
          include: ['contracts/provider/**/*.test.ts'],
          pool: 'forks',
          env,
          testTimeout: 120_000,
          hookTimeout: 60_000,
          setupFiles,
        },
      },
    ],
  },
});
