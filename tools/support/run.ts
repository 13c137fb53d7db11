import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inRoot, root } from './root.ts';

/** The outcome of a program: its exit code (1 after a signal), its output and its duration. */
export interface Outcome {
  readonly code: number;
  readonly output: string;
  readonly ms: number;
}

interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Also prints the output as it arrives. */
  readonly echo?: boolean;
}

/** The script of a command of an installed package, to run on the Node of the lockfile instead of the one on PATH. */
export function binOf(packageName: string, command = packageName): string {
  const manifest = readFileSync(inRoot('node_modules', packageName, 'package.json'), 'utf8');
  const { bin }: { bin: string | Readonly<Record<string, string>> } = JSON.parse(manifest);
  const script = typeof bin === 'string' ? bin : bin[command];
  if (script === undefined) throw new Error(`${packageName} has no command ${command}.`);
  return inRoot('node_modules', packageName, script);
}

/** Runs a script with this Node in the root of the repository. Never rejects: a failure is an exit code. */
export function runNode(script: string, args: readonly string[] = [], options: RunOptions = {}): Promise<Outcome> {
  const started = performance.now();
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  const collect = (chunk: Buffer): void => {
    chunks.push(chunk.toString());
    if (options.echo === true) process.stdout.write(chunk);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return new Promise((resolve) => {
    const end = (code: number): void => resolve({ code, output: chunks.join(''), ms: performance.now() - started });
    child.on('error', (error) => {
      chunks.push(error.message);
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}
