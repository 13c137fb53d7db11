import { recordPacts } from './pacts.ts';
import { type Found, runPlaywright, runTool, runVitest } from './step.ts';

/** Builds every variant that has changed. In a process of its own: a build sets NODE_ENV for the whole process. */
export const buildAll = (): Promise<Found> => runTool('build', '--every');

async function browserTests(): Promise<Found> {
  const built = await buildAll();
  return built.failed > 0 ? built : runPlaywright();
}

/** A run of tests by the name of its report. */
export interface Suite {
  readonly name: string;
  readonly run: () => Promise<Found>;
}

/** All test runs that prove requirements; that of the deployment guide, which a machine without nginx skips, does not. */
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
