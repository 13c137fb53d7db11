import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { variantModule } from './apps/webshop/vite/variant-module.ts';

const setupFiles = ['./tools/vitest/cut-network.ts'];
const env = { TZ: 'Europe/Amsterdam', PACT_DO_NOT_TRACK: 'true' };
const plugins = [react(), variantModule({ variant: 'general' })];
/** Journeys play in the town of the mock platform. */
const inZonnedorp = [react(), variantModule({ variant: 'zonnedorp' })];
const domSetup = [...setupFiles, './tools/vitest/dom.ts'];
/** Generous: a busy machine is no fault of a test, the first journey compiles its screens, and no test waits for time itself. */
const testTimeout = 20_000;
/** As generous for what is looked at again and again, and longer for a test that waits for several such things. */
const expectPoll = { poll: { timeout: 20_000, interval: 20 } };
const screenTimeout = 60_000;
/** One worker after the other, each a process of its own: pact files and ports are shared. */
const inTurn = { pool: 'forks', fileParallelism: false, env, testTimeout, setupFiles } as const;

export default defineConfig({
  test: {
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
            'tools/drifts/**',
            'tools/start/processes.test.ts',
          ],
          // These tests are of plain functions and keep nothing behind: one world for all of them, made once per worker.
          isolate: false,
          env,
          expect: expectPoll,
          testTimeout,
          hookTimeout: screenTimeout,
          setupFiles,
        },
      },
      {
        plugins,
        test: {
          name: 'view',
          environment: 'jsdom',
          include: ['packages/ui/**/*.test.tsx', 'apps/webshop/src/**/*.test.tsx'],
          env,
          expect: expectPoll,
          testTimeout: screenTimeout,
          setupFiles: domSetup,
        },
      },
      {
        plugins: inZonnedorp,
        test: {
          name: 'journeys',
          environment: 'jsdom',
          include: ['apps/webshop/journeys/**/*.test.{ts,tsx}'],
          // The mock platform is a server: Node runs it as it is, without what the browser's side of the test needs.
          server: { deps: { external: [/\/mock-server\//] } },
          env,
          expect: expectPoll,
          testTimeout: screenTimeout,
          hookTimeout: screenTimeout,
          setupFiles: domSetup,
        },
      },
      {
        // What the mock platform withstands; `npm run reliability` runs the same for hours.
        test: {
          name: 'reliability',
          include: [
            'mock-server/reliability/**/*.test.ts',
            'tools/drifts/**/*.test.ts',
            'tools/start/processes.test.ts',
          ],
          pool: 'forks',
          env,
          testTimeout,
          hookTimeout: 60_000,
          setupFiles,
        },
      },
      {
        test: { name: 'contract-consumer', include: ['contracts/consumer/**/*.pact.test.ts'], ...inTurn },
      },
      {
        test: {
          name: 'contract-provider',
          include: ['contracts/provider/**/*.test.ts'],
          ...inTurn,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
