import { variantKeys } from '@stadstegoed/variants/load.ts';
import { buildShop, isBuilt } from '../shop/build-shop.ts';
import { recordPacts } from './pacts.ts';
import { type Found, runPlaywright, runVitest } from './step.ts';

/** Builds every variant. */
export async function buildAll(): Promise<Found> {
  const errors: string[] = [];
  const keys = variantKeys();
  for (const key of keys) {
    if (isBuilt(key)) continue;
    await buildShop(key).catch((error: unknown) => errors.push(`${key}: ${String(error)}`));
  }
  return { passed: keys.length - errors.length, failed: errors.length, output: errors.join('\n') };
}

async function browserTests(): Promise<Found> {
  const built = await buildAll();
  return built.failed > 0 ? built : runPlaywright();
}

/** A run of tests by the name of its report. */
export interface Suite {
  readonly name: string;
  readonly run: () => Promise<Found>;
}

/** All test runs; their reports together contain all tests. */
export const suites: readonly Suite[] = [
  { name: 'unit', run: () => runVitest('unit') },
  { name: 'reliability', run: () => runVitest('reliability') },
  { name: 'view', run: () => runVitest('view') },
  { name: 'journeys', run: () => runVitest('journeys') },
  { name: 'faults', run: () => runVitest('faults') },
  { name: 'contract-consumer', run: recordPacts },
  { name: 'contract-provider', run: () => runVitest('contract-provider') },
  { name: 'browser', run: browserTests },
];
