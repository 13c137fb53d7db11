import { createServer } from 'node:net';
import { Problem } from './problem.ts';

/** Parses a port option. Throws a `Problem` when it is invalid. */
export function portOf(text: string, option: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Problem(`--${option} needs a port number from 1 to 65535, not "${text}".`);
}

/** The code of the error with which a port of localhost cannot be opened; null when it can. */
const errorAt = (port: number): Promise<string | null> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
    probe.listen({ port, host: 'localhost' }, () => probe.close(() => resolve(null)));
  });

/** The first port from this one on that can be opened. */
const nextFree = async (port: number): Promise<number> => ((await errorAt(port)) === null ? port : nextFree(port + 1));

/** Rejects with a `Problem` when a port is taken or not allowed, and names one that is free. */
export async function requirePort(port: number, option: string): Promise<void> {
  const code = await errorAt(port);
  if (code === null) return;
  if (code === 'EADDRINUSE')
    throw new Problem(
      `Port ${port} is taken by another program. Stop that program, or use another port: --${option} ${await nextFree(port + 1)}.`,
    );
  if (code === 'EACCES')
    throw new Problem(`This user may not open port ${port}. Choose a port from 1024 on with --${option}.`);
  throw new Problem(`Port ${port} cannot be opened: ${code}.`);
}
