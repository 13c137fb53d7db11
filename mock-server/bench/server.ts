import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const origin = 'http://localhost:18117';

/** The mock platform in a process of its own, with the milliseconds from its start to its first answer. */
export type Running = {
  readonly startedIn: number;
  readonly megabytes: () => number;
  readonly stop: () => Promise<void>;
};

export const shopHeaders = { 'client-type': 'webshop', 'client-key': 'zonnedorp' } as const;

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

async function answers(): Promise<boolean> {
  const answer = await fetch(`${origin}/api/v1/platform/products?per_page=1`, { headers: shopHeaders }).catch(
    () => null,
  );
  await answer?.arrayBuffer();
  return answer?.ok ?? false;
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Starts the mock platform as `npm start` does, on a data file or in memory, and waits for its first good answer. */
export async function started(dataFile: string | null): Promise<Running> {
  const began = performance.now();
  const memory = dataFile === null ? ['--memory'] : [];
  const env = { ...process.env, ...(dataFile === null ? {} : { MOCK_DATA: dataFile }) };
  const child = spawn(process.execPath, [main, '--port', '18117', ...memory], { stdio: 'ignore', env });
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`The mock platform ended with ${child.exitCode}.`);
    await wait(5);
  }
  const startedIn = performance.now() - began;
  const megabytes = (): number => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)]).toString()) / 1024;
  return { startedIn, megabytes, stop: () => stop(child) };
}
