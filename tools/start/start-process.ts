import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, isListening } from '../support/listening.ts';
import { inRoot, root } from '../support/root.ts';

/** The options of a start in a test. */
interface StartOptions {
  /** Arguments of `npm start`. */
  readonly args?: readonly string[];
  /** Options of Node, before the program. */
  readonly node?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The source of a Node program that starts the shop as its child, as npm does; the test kills that program. */
  readonly below?: string;
}

/** A real `npm start` on free ports. */
export interface StartedProcess {
  readonly child: ChildProcess;
  readonly shopPort: number;
  readonly platformPort: number;
  /** Resolves when the addresses are printed; rejects with the output when the process ends before. */
  readonly ready: Promise<void>;
  /** Resolves with the exit code or the signal. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
  readonly output: () => string;
}

/** Where the mock platform of a start keeps its data. */
const dataOf = (platformPort: number): string => inRoot('.data', `port-${platformPort}`);

/** The process id of the mock platform, from the lock file of its data; undefined when there is none. */
export function platformProcess({ platformPort }: StartedProcess): number | undefined {
  try {
    return Number(readFileSync(join(dataOf(platformPort), 'dev.json.lock'), 'utf8'));
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The remains of a start: ports that still answer, and a platform process that has not ended. */
export async function leftOf(start: StartedProcess): Promise<readonly string[]> {
  const platform = platformProcess(start);
  return [
    ...((await isListening(start.shopPort)) ? ['the shop answers'] : []),
    ...((await isListening(start.platformPort)) ? ['the platform answers'] : []),
    ...(platform !== undefined && isAlive(platform) ? ['the platform writes its data'] : []),
  ];
}

/** Kills the processes of a test and removes its data. */
export async function cleanUp(start: StartedProcess): Promise<void> {
  start.child.kill('SIGKILL');
  await start.ended;
  const platform = platformProcess(start);
  if (platform !== undefined && isAlive(platform)) process.kill(platform, 'SIGKILL');
  rmSync(dataOf(start.platformPort), { recursive: true, force: true });
}

/** The environment without what the test runner says in it, such as NODE_ENV. */
const outsideTests = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:NODE_ENV|VITEST.*|TEST)$/.test(name)));

/** Starts shop and platform as `npm start` does. */
export async function startProcess(options: StartOptions = {}): Promise<StartedProcess> {
  const { args = [], node = [], env = {}, below } = options;
  const [shopPort, platformPort] = [await freePort(), await freePort()];
  const ports = ['--port', String(shopPort), '--mock-port', String(platformPort)];
  const program = [...(below === undefined ? [] : ['--eval', below, '--']), inRoot('tools', 'start.ts')];
  const child = spawn(process.execPath, [...node, ...program, ...ports, ...args], {
    cwd: root,
    env: { ...outsideTests(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(child, 'exit').then(
    ([code, signal]: (number | NodeJS.Signals | null)[]) => code ?? signal ?? null,
  );
  const ready = new Promise<void>((resolve, reject) => {
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
      if (output.includes('Ready in')) resolve();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    void ended.then((code) => reject(new Error(`The start ended with ${code}: ${output}`)));
  });
  ready.catch(() => undefined);
  return { child, shopPort, platformPort, ready, ended, output: () => output };
}
