import { createServer } from 'node:net';
import { Problem } from './problem.ts';

/** Parses a port option. Throws a `Problem` when it is invalid. */
export function portOf(text: string, option: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Problem(`--${option} needs a port number from 1 to 65535, not "${text}".`);
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** The message for an error of listening on a port. */
export function portSentence(error: unknown, port: number, option: string): string {
  if (codeOf(error) === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop that program, or choose another port with --${option}.`;
  if (codeOf(error) === 'EACCES')
    return `This user may not open port ${port}. Choose a port from 1024 on with --${option}.`;
  return `Port ${port} cannot be opened: ${error instanceof Error ? error.message : String(error)}.`;
}

/** Rejects with a `Problem` when a port is taken or not allowed. */
export function requirePort(port: number, option: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(new Problem(portSentence(error, port, option))));
    probe.listen({ port, host: 'localhost' }, () => probe.close(() => resolve()));
  });
}
