import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, isListening } from '../support/listening.ts';
import { inRoot, root } from '../support/root.ts';

/** What a test says about a start. */
interface StartOptions {
  /** Further options of `npm start`. */
  readonly args?: readonly string[];
  /** Options of Node itself, before the program. */
  readonly node?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** A program of Node that starts the shop as its child, as npm does; the test ends that one. */
  readonly below?: string;
}

/** A real `npm start` on free ports. */
export interface StartedProcess {
  readonly child: ChildProcess;
  readonly shopPort: number;
  readonly platformPort: number;
  /** Resolves when the addresses are printed; rejects with all it said when it ends before. */
  readonly ready: Promise<void>;
  /** Resolves with the exit code, or with the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
  readonly output: () => string;
}

/** Where the mock platform of a start keeps its data. */
const dataOf = (platformPort: number): string => inRoot('mock-server', '.data', `port-${platformPort}`);

/** The process of the mock platform, which writes its number into the lock of its data; undefined when there is none. */
export function platformProcess({ platformPort }: StartedProcess): number | undefined {
  try {
    return Number(readFileSync(join(dataOf(platformPort), 'dev.json.lock'), 'utf8').split('\n')[0]);
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

/** What is left of a start: its ports that still answer, and the process of the platform that has not ended. */
export async function leftOf(start: StartedProcess): Promise<readonly string[]> {
  const platform = platformProcess(start);
  return [
    ...((await isListening(start.shopPort)) ? ['the shop answers'] : []),
    ...((await isListening(start.platformPort)) ? ['the platform answers'] : []),
    ...(platform !== undefined && isAlive(platform) ? ['the platform writes its data'] : []),
  ];
}

/** Leaves no process and no data of a test behind. */
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
