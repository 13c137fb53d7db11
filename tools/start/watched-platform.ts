import { spawn } from 'node:child_process';
import { inRoot } from '../support/root.ts';

/**
 * Runs the sources of the mock platform, again at every change of them, with the options of this program. Node's own watcher
 * does not notice that the process which started it is gone, so this program does, and ends the watcher.
 */
const platform = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', inRoot('mock-server', 'src', 'main.ts'), ...process.argv.slice(2)],
  { stdio: ['ignore', 'ignore', 'inherit'] },
);
const end = (): void => void platform.kill('SIGTERM');

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
process.once('disconnect', end);
platform.once('exit', (code) => process.exit(code ?? 1));
