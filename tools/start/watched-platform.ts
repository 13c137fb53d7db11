import { spawn } from 'node:child_process';
import { inRoot } from '../support/root.ts';

/**
 * Runs the sources of the mock platform in Node's watch mode, with the options of this program. Node's watcher does not
 * notice the end of its parent process, so this program does and ends the watcher.
 */
const platform = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', inRoot('mock-server', 'src', 'main.ts'), ...process.argv.slice(2)],
  { stdio: ['ignore', 'inherit', 'inherit'] },
);
const end = (): void => void platform.kill('SIGTERM');

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
process.once('disconnect', end);
platform.once('exit', (code) => process.exit(code ?? 1));
