import { spawnSync } from 'node:child_process';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** The interval at which npm is checked, in milliseconds. */
const CHECK_MS = 1_000;

/** A line of `ps` for a shell: the parent process id and the command. */
const SHELL = /^\s*(\d+)\s+(?:\S*\/)?-?(?:ba|da|k|z)?sh$/;

/** The process id of npm, from a line of `ps` about our parent, which may be the shell in which npm runs a script. */
export function npmIn(line: string, parent: number): number {
  const [, aboveShell] = SHELL.exec(line.trimEnd()) ?? [];
  return aboveShell === undefined ? parent : Number(aboveShell);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Calls `end` when npm, which runs this process as a script, has ended. A killed npm ends neither its shell nor the
 * script. Without `ps` only the shell is watched.
 */
function whenNpmEnds(end: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(parent)], { encoding: 'utf8' });
  const npm = npmIn(stdout ?? '', parent);
  const check = (): void => {
    if (process.ppid !== parent || !isAlive(npm)) end();
  };
  setInterval(check, CHECK_MS).unref();
}

/** Resolves at Ctrl-C, a signal, a closed terminal, or when npm was killed. */
export const endRequested = (): Promise<undefined> =>
  new Promise((resolve) => {
    const end = (): void => resolve(undefined);
    for (const signal of SIGNALS) process.on(signal, end);
    whenNpmEnds(end);
  });
