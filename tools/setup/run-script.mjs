// Runs the scripts of this repository on the Node of the lock file. Plain JavaScript, because it runs on any Node.
import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nodePackageOf } from './node-version.mjs';

/** The Node of the lock file; the Node of the machine where it has none. */
function scriptNode(root) {
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const installed = join(root, 'node_modules', nodePackageOf(process.platform, process.arch), 'bin', program);
  return existsSync(installed) ? installed : process.execPath;
}

/**
 * Runs a script with its arguments. In this process, except in the command that installed the packages: the machine's own
 * Node started that one, so the script gets a process on the Node of the lock file.
 */
export async function runScript(root, script, args) {
  const node = scriptNode(root);
  const file = join(root, script);
  if (realpathSync(node) === realpathSync(process.execPath)) {
    process.argv = [process.execPath, file, ...args];
    await import(pathToFileURL(file).href);
    return;
  }
  const child = spawn(node, [file, ...args], { stdio: 'inherit' });
  // Ctrl-C in a terminal reaches both processes, other signals only this one.
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('exit', (code) => process.exit(code ?? 1));
}
