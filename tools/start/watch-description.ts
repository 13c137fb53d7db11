import { watch } from 'node:fs';
import { inRoot } from '../support/root.ts';
import { runNode } from '../support/run.ts';

/** Milliseconds without a change before the types are generated; editors write a file in several steps. */
const QUIET_MS = 200;

async function generate(): Promise<void> {
  const { code } = await runNode(inRoot('tools', 'openapi-codegen', 'generate.ts'), [], { echo: true });
  if (code !== 0) console.log('The API description cannot be read; shop and mock platform go on with the last one.');
}

/**
 * Generates types and bundled document again after each change of the API description; the development server sees the new
 * document (`startDevShop`). Returns what ends it.
 */
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
