import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own: how it is started, and what it is asked. */
export type Start = {
  readonly name: string;
  readonly args: readonly string[];
  readonly origin: string;
  readonly list: string;
  readonly record: string;
};

/** A server that runs, with the milliseconds from its start to its first answer. */
export type Running = {
  readonly startedIn: number;
  readonly megabytes: () => number;
  readonly stop: () => Promise<void>;
};

export const shopHeaders = { 'client-type': 'webshop', 'client-key': 'zonnedorp' } as const;

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const description = fileURLToPath(import.meta.resolve('@stadstegoed/openapi/generated/bundled.json'));
const others = fileOf('others');

/** Installs the other mock servers as their lock file says. */
export const installOthers = (): unknown =>
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: others, stdio: 'inherit' });

/** The mock platform as `npm start` runs it, on a data file or in memory. */
export const mockPlatform = (dataFile: string | null): Start => ({
  name: 'mock platform',
  args: [fileOf('../src/main.ts'), '--port', '18117', ...(dataFile === null ? ['--memory'] : [])],
  origin: 'http://localhost:18117',
  list: '/api/v1/platform/products?per_page=1',
  record: '/api/v1/platform/products/381',
});

/** The mock servers that read the same description. Their lists hold one offer, whatever is asked, so that is what all are asked. */
export const rivals: readonly Start[] = [
  {
    name: 'Prism',
    args: [
      path.join(others, 'node_modules/@stoplight/prism-cli/dist/index.js'),
      ...'mock -p 18118 -h 127.0.0.1 -v silent'.split(' '),
      description,
    ],
    origin: 'http://127.0.0.1:18118',
    list: '/platform/products?per_page=1',
    record: '/platform/products/381',
  },
  {
    name: 'Mockoon',
    args: [
      path.join(others, 'node_modules/@mockoon/cli/bin/run.js'),
      ...'start --port 18119 --hostname 127.0.0.1 --disable-log-to-file --disable-admin-api --data'.split(' '),
      description,
    ],
    origin: 'http://127.0.0.1:18119',
    list: '/api/v1/platform/products?per_page=1',
    record: '/api/v1/platform/products/381',
  },
];

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url, { headers: shopHeaders }).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.ok ?? false;
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Starts a server and waits for its first good answer. */
export async function started({ args, origin, list }: Start, env: NodeJS.ProcessEnv = {}): Promise<Running> {
  const began = performance.now();
  const child = spawn(process.execPath, [...args], { stdio: 'ignore', env: { ...process.env, ...env } });
  while (!(await answers(`${origin}${list}`))) {
    if (child.exitCode !== null) throw new Error(`${args[0]} ended with ${child.exitCode}.`);
    await wait(5);
  }
  const startedIn = performance.now() - began;
  const megabytes = (): number => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)]).toString()) / 1024;
  return { startedIn, megabytes, stop: () => stop(child) };
}
