import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { readyOf } from './wire.ts';
import type { Resident } from './wire.ts';

/** A server in a process of its own. */
export type Server = {
  readonly origin: string;
  readonly residents: readonly Resident[];
  /** Milliseconds from the start of its process to its first answer. */
  readonly startedIn: number;
  /** What it holds of the machine's memory now, in megabytes. */
  readonly memory: () => number;
  /** Open descriptors of its process; null where the system does not tell. */
  readonly descriptors: () => number | null;
  readonly stop: () => Promise<void>;
};

/** What is started: the file with its arguments, and the address that must answer first. */
export type Start = {
  readonly args: readonly string[];
  readonly firstPath: string;
  readonly headers?: { readonly [name: string]: string };
  /** Port of a server that does not write one itself. */
  readonly port?: number;
  /** Name under which it listens; the address of this machine unless given. */
  readonly host?: string;
  readonly cwd?: string;
  readonly env?: { readonly [name: string]: string };
};

/** Longest wait for a server to answer, in milliseconds. */
const patience = 120_000;

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 5000);
  await ended;
  clearTimeout(late);
};

const memoryOf = (pid: number | undefined): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).trim()) / 1024;

function descriptorsOf(pid: number | undefined): number | null {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return null;
  }
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The server has no output to read.');
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The server ended before it listened.')));
  const lines = createInterface(child.stdout);
  return Promise.race([once(lines, 'line').then(([line]) => String(line)), ended]);
}

async function answers(url: string, headers: { readonly [name: string]: string }, until: number): Promise<void> {
  for (;;) {
    const answer = await fetch(url, { headers }).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    if (performance.now() > until) throw new Error(`${url} does not answer: ${answer?.status ?? 'no connection'}`);
    await wait(5);
  }
}

/** Starts a server and waits for its first good answer. */
export async function startServer(start: Start): Promise<Server> {
  const began = performance.now();
  const child = spawn(process.execPath, [...start.args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'development', ...start.env },
    ...(start.cwd === undefined ? {} : { cwd: start.cwd }),
  });
  try {
    const ready = start.port === undefined ? readyOf(await firstLine(child)) : { port: start.port, residents: [] };
    child.stdout.resume();
    const origin = `http://${start.host ?? '127.0.0.1'}:${ready.port}`;
    await answers(`${origin}${start.firstPath}`, start.headers ?? {}, began + patience);
    const startedIn = performance.now() - began;
    return {
      origin,
      residents: ready.residents,
      startedIn,
      memory: () => memoryOf(child.pid),
      descriptors: () => descriptorsOf(child.pid),
      stop: async () => stop(child),
    };
  } catch (error) {
    await stop(child);
    throw error;
  }
}
