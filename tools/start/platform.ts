import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { MockApi } from '@stadstegoed/mock-server/client.ts';
import { Problem } from '../support/problem.ts';
import { inRoot, root } from '../support/root.ts';
import { sentenceOf } from './sentence.ts';
import type { SignInLink } from './address-block.ts';

interface PlatformOptions {
  readonly port: number;
  /** The origin of the shop, for links in mails and redirects. */
  readonly shop: string;
  readonly scenario: string | undefined;
  /** Restarts at every change of its sources. */
  readonly watch: boolean;
  /** Resets the data once; a restart after a change of the sources keeps the data. */
  readonly fresh?: boolean;
  /** Stores its data in memory instead of the developer's data file. */
  readonly memory?: boolean;
  /** Prints each request in one line. */
  readonly printRequests?: boolean;
}

/** A running mock platform. */
export interface Platform {
  readonly origin: string;
  /** Stops it and waits until its data is on disk. */
  readonly stop: () => Promise<void>;
  /** Resolves when it ends, with its last output. */
  readonly ended: Promise<string>;
}

const START_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 5_000;
const POLL_MS = 50;

const programOf = (watch: boolean): string =>
  watch ? inRoot('tools', 'start', 'watched-platform.ts') : inRoot('mock-server', 'src', 'main.ts');

/**
 * Starts the platform process. It listens on localhost only, and ends with this process, because the `ipc` channel
 * closes even when this process is killed.
 */
function spawnPlatform(options: PlatformOptions): ChildProcess {
  const { port, shop, scenario, watch } = options;
  const flags = {
    '--memory': options.memory,
    '--fresh': options.fresh === true && !watch,
    '--print-requests': options.printRequests,
  };
  const args = [
    programOf(watch),
    '--end-with-parent',
    '--port',
    String(port),
    '--shop',
    shop,
    ...(scenario === undefined ? [] : ['--scenario', scenario]),
    ...Object.entries(flags).flatMap(([flag, isOn]) => (isOn === true ? [flag] : [])),
  ];
  return spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, MOCK_HOST: 'localhost' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

async function answers(origin: string): Promise<boolean> {
  return MockApi.at(origin)
    .clock()
    .then(
      () => true,
      () => false,
    );
}

function stopper(child: ChildProcess, ended: Promise<string>): () => Promise<void> {
  return async () => {
    child.kill('SIGTERM');
    const deadline = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    await ended;
    clearTimeout(deadline);
  };
}

/** Starts the mock platform and waits until it answers. Throws a `Problem` with its error message when it fails. */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const origin = `http://localhost:${options.port}`;
  const child = spawnPlatform(options);
  let output = '';
  let ready = false;
  child.stdout?.on('data', (chunk: Buffer) => {
    if (ready) process.stdout.write(chunk);
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    if (ready) process.stderr.write(chunk);
    output = `${output}${chunk.toString()}`.slice(-10_000);
  });
  const ended = new Promise<string>((resolve) => child.once('close', () => resolve(output)));
  const failed = ended.then((words) => {
    throw new Problem(sentenceOf(words) || 'The mock platform stopped before it was ready.');
  });
  failed.catch(() => undefined);
  const stop = stopper(child, ended);
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await Promise.race([answers(origin), failed]))) {
    if (Date.now() > deadline || output.includes('Failed running')) {
      await stop();
      throw new Problem(sentenceOf(output) || `The mock platform did not answer within ${START_LIMIT_MS / 1000} s.`);
    }
    await pause(POLL_MS);
  }
  if (options.fresh) await MockApi.at(origin).reset();
  ready = true;
  process.stderr.write(output);
  return { origin, stop, ended };
}

/** The residents that the platform offers to sign in as; none when the request fails. */
export async function signInLinksOf(origin: string): Promise<readonly SignInLink[]> {
  const residents = await MockApi.at(origin)
    .residents()
    .catch(() => []);
  return residents.filter(({ has_account }) => has_account);
}
