import { spawnSync } from 'node:child_process';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** How long npm may be gone before the shop notices, in milliseconds. */
const LOOK_MS = 1_000;

/** A line of `ps`: the process that started another, and the name of that other. */
const SHELL = /^\s*(\d+)\s+(?:\S*\/)?-?(?:ba|da|k|z)?sh$/;

/** The process of npm as a line of `ps` about our parent tells it: the shell in which npm runs a script stands between. */
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
 * Calls `end` once npm, which runs this process as a script, is gone. A killed npm ends neither its shell nor the script, and
 * nobody sees them then. Where there is no `ps`, only the shell is watched.
 */
function whenNpmEnds(end: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(parent)], { encoding: 'utf8' });
  const npm = npmIn(stdout ?? '', parent);
  const look = (): void => {
    if (process.ppid !== parent || !isAlive(npm)) end();
  };
  setInterval(look, LOOK_MS).unref();
}

/** Resolves when somebody asks for the end: Ctrl-C, a signal, a closed terminal, or an npm that was killed. */
export const endAsked = (): Promise<undefined> =>
  new Promise((resolve) => {
    const end = (): void => resolve(undefined);
    for (const signal of SIGNALS) process.on(signal, end);
    whenNpmEnds(end);
  });
