import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { stopwatch } from '../clock.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** How a program ended: its exit code, how long that took in milliseconds, and what it said to the person at the terminal. */
export type Ended = { readonly code: number | null; readonly lasted: number; readonly said: string };

/** The mock platform as a program of its own. */
export type Program = {
  readonly url: string;
  readonly pid: number;
  readonly kill: () => Promise<void>;
  /** Asks it to end, as Ctrl-C or a system that shuts down does. */
  readonly stop: () => Promise<Ended>;
};

/** Runs the program with these arguments; what it says, and its end. */
function run(args: readonly string[], env: { readonly [name: string]: string }) {
  const child = spawn(process.execPath, [main, ...args], { env: { ...process.env, ...env } });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => void (said += chunk.toString()));
  const closed = new Promise<number | null>((done) => child.once('close', done));
  return { child, closed, said: () => said };
}

/** Runs the program until it ends. */
export async function runProgram(
  args: readonly string[],
  env: { readonly [name: string]: string } = {},
): Promise<Omit<Ended, 'lasted'>> {
  const { closed, said } = run(args, env);
  return { code: await closed, said: said() };
}

/** Starts the program on a data file, or `memory`, and waits for its first line. */
export function startProgram(data: string, args: readonly string[] = []): Promise<Program> {
  const { child, closed, said } = run(['--port', '0', ...args], { MOCK_DATA: data });
  const stop = async (): Promise<Ended> => {
    const asked = stopwatch();
    child.kill('SIGTERM');
    return { code: await closed, lasted: stopwatch() - asked, said: said() };
  };
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await closed;
  };
  return new Promise((resolve, reject) => {
    void closed.then(() => reject(new Error(`The mock platform did not start: ${said()}`)));
    child.stdout.once('data', (chunk: Buffer) => {
      const url = /http:\/\/localhost:\d+/.exec(chunk.toString())?.[0] ?? '';
      resolve({ url, pid: child.pid ?? 0, kill, stop });
    });
  });
}
