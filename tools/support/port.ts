import { isListening } from './listening.ts';
import { Problem, UsageProblem } from './problem.ts';

/** Parses a port option. Throws a `UsageProblem` when it is invalid. */
export function portOf(text: string, option: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new UsageProblem(`--${option} needs a port number from 1 to 65535, not "${text}".`);
}

/** Rejects with a `Problem` when a port is taken, and names the next one that is free. */
export async function requirePort(port: number, option: string): Promise<void> {
  if (!(await isListening(port))) return;
  let free = port + 1;
  while (await isListening(free)) free += 1;
  throw new Problem(
    `Port ${port} is taken by another program. Stop that program, or use another port: --${option} ${free}.`,
  );
}
