import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../support/problem.ts';
import { inRoot, root } from '../support/root.ts';
import { builtMockServer } from '../mock-build/build-mock-server.ts';
import { sentenceOf } from './sentence.ts';
import type { WayIn } from './address-block.ts';

interface PlatformOptions {
  readonly port: number;
  /** Where the shop stands, for the links in mails and redirects. */
  readonly shop: string;
  readonly scenario: string | undefined;
  /** `city` for a hundred thousand offers and residents. */
  readonly size?: string | undefined;
  /** Starts again at every change of its sources. */
  readonly watch: boolean;
  /** Leaves what was done before. Asked once, so that a start by itself at a change of the sources keeps the data. */
  readonly fresh?: boolean;
  /** Keeps its data in memory instead of the developer's data file. */
  readonly memory?: boolean;
}

/** A running mock platform. */
export interface Platform {
  readonly origin: string;
  /** Ends it and waits until its data are on disk. */
  readonly stop: () => Promise<void>;
  /** Resolves when it ends by itself, with what it said last. */
  readonly ended: Promise<string>;
}

const START_LIMIT_MS = 30_000;
const STOP_LIMIT_MS = 5_000;
const POLL_MS = 50;

/** Who works on the platform runs its sources; who works with it runs the files that start quickest. */
const programOf = async (watch: boolean): Promise<string> =>
  watch ? inRoot('tools', 'start', 'watched-platform.ts') : builtMockServer();

/**
 * The platform listens to this machine alone, and ends with this process however that ends: the channel between the two
 * (`ipc`) closes even when this one is killed.
 */
async function spawnPlatform(options: PlatformOptions): Promise<ChildProcess> {
  const { port, shop, scenario, size, watch, memory = false } = options;
  const args = [
    await programOf(watch),
    '--end-with-parent',
    '--port',
    String(port),
    '--shop',
    shop,
    ...(scenario === undefined ? [] : ['--scenario', scenario]),
    ...(size === undefined ? [] : ['--size', size]),
    ...(memory ? ['--memory'] : []),
  ];
  return spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, MOCK_HOST: 'localhost' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

async function answers(origin: string): Promise<boolean> {
  return fetch(`${origin}/_mock/api/clock`).then(
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

async function backToStart(origin: string): Promise<void> {
  const answer = await fetch(`${origin}/_mock/api/reset`, { method: 'POST' });
  if (!answer.ok) throw new Problem(`The mock platform could not start afresh (${answer.status}).`);
}

/** Starts the mock platform and waits until it answers; a platform that cannot start becomes a `Problem` with its own sentence. */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const origin = `http://localhost:${options.port}`;
  const child = await spawnPlatform(options);
  let said = '';
  let ready = false;
  child.stderr?.on('data', (chunk: Buffer) => {
    if (ready) process.stderr.write(chunk);
    said = `${said}${chunk.toString()}`.slice(-10_000);
  });
  const ended = new Promise<string>((resolve) => child.once('close', () => resolve(said)));
  const failed = ended.then((words) => {
    throw new Problem(sentenceOf(words) || 'The mock platform stopped before it was ready.');
  });
  failed.catch(() => undefined);
  const stop = stopper(child, ended);
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await Promise.race([answers(origin), failed]))) {
    if (Date.now() > deadline || said.includes('Failed running')) {
      await stop();
      throw new Problem(sentenceOf(said) || `The mock platform did not answer within ${START_LIMIT_MS / 1000} s.`);
    }
    await pause(POLL_MS);
  }
  if (options.fresh) await backToStart(origin);
  ready = true;
  process.stderr.write(said);
  return { origin, stop, ended };
}

/** A resident of the console's list who can be signed in as: one without an account is only met at the DigiD page. */
function isWayIn(value: unknown): value is WayIn {
  if (typeof value !== 'object' || value === null || !('has_account' in value)) return false;
  return value.has_account === true && 'key' in value && 'town' in value && 'story' in value;
}

/** The residents that the platform offers to sign in as; none when it cannot say. */
export async function waysInto(origin: string): Promise<readonly WayIn[]> {
  const answer: unknown = await fetch(`${origin}/_mock/api/residents`).then(
    (response) => (response.ok ? response.json() : []),
    () => [],
  );
  return Array.isArray(answer) ? answer.filter(isWayIn) : [];
}
