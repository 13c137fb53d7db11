import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** The environment of a program. */
export type Environment = Readonly<Record<string, string>>;

const STOP_LIMIT_MS = 2_000;

/**
 * Programs that end together. Each has a process group of its own, because some start others; the groups outlive this
 * process, so they are also ended when a signal ends it.
 */
export class Programs {
  readonly #children: ChildProcess[] = [];
  readonly #errors: string;

  /** `errors` is the file for their error output. */
  constructor(errors: string) {
    this.#errors = errors;
    process.once('exit', this.#killAll).once('SIGINT', endProcess).once('SIGTERM', endProcess);
  }

  start(env: Environment, program: string, ...args: readonly string[]): ChildProcess {
    const stdio: ['ignore', 'pipe', number] = ['ignore', 'pipe', openSync(this.#errors, 'a')];
    const child = spawn(program, args, { env, detached: true, stdio });
    this.#children.push(child);
    return child;
  }

  /** Starts a program and returns the first line that it prints, such as the number of a screen. */
  async firstLineOf(env: Environment, program: string, ...args: readonly string[]): Promise<string> {
    const { stdout } = this.start(env, program, ...args);
    let text = '';
    for await (const chunk of stdout ?? []) {
      text += String(chunk);
      if (text.includes('\n')) break;
    }
    const [line = ''] = text.split('\n');
    if (line === '') throw new Error(`${program} did not start.`);
    return line.trim();
  }

  /**
   * Whether one of the programs, or of those that they started, is running or waits for a processor now. On a busy machine
   * a program that has not finished its work can be silent for seconds.
   */
  isBusy(): boolean {
    const groups = new Set(this.#children.map(({ pid }) => String(pid)));
    return readdirSync('/proc').some((entry) => {
      const [state = '', , group = ''] = afterName(/^\d+$/.test(entry) ? statOf(entry) : '');
      return groups.has(group) && (state === 'R' || state === 'D');
    });
  }

  /** Ends the programs, the last one first. */
  async stop(): Promise<void> {
    process.off('exit', this.#killAll).off('SIGINT', endProcess).off('SIGTERM', endProcess);
    for (const child of this.#children.toReversed()) await end(child);
  }

  readonly #killAll = (): void => this.#children.forEach(killGroup);
}

/** The line of the kernel about a process; empty when it has ended. */
function statOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}

/** The fields of that line from the state on; the name of the program before it stands in brackets and may hold spaces. */
const afterName = (stat: string): readonly string[] => stat.slice(stat.lastIndexOf(')') + 2).split(' ');

const endProcess = (): void => process.exit(1);

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group has ended.
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await Promise.race([ended, pause(STOP_LIMIT_MS)]);
  }
  killGroup(child);
}
