import { utimesSync, watch } from 'node:fs';
import { inRoot } from '../support/root.ts';
import { runNode } from '../support/run.ts';

/** Milliseconds without a change before the types are generated; editors write a file in several steps. */
const QUIET_MS = 200;

/** The file that reads the description. A new time makes the watcher of the mock platform start it again. */
const READER = inRoot('mock-server', 'src', 'contract', 'contract.ts');

async function generate(): Promise<void> {
  const { code } = await runNode(inRoot('tools', 'setup.mjs'), [], { echo: true });
  if (code === 0) utimesSync(READER, new Date(), new Date());
}

/** Generates the types again after each change of the API description, and has the mock platform read it again. Returns what ends it. */
export function watchDescription(): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const later = (): void => {
    running = running.then(generate);
  };
  const watcher = watch(inRoot('openapi'), { recursive: true }, (_event, name) => {
    if (name?.endsWith('.yaml') !== true) return;
    clearTimeout(timer);
    timer = setTimeout(later, QUIET_MS);
  });
  return () => watcher.close();
}
