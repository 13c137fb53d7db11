import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** The port of a listening server. Throws when the server does not listen on a port. */
export function portNumberOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen on a port.');
  return address.port;
}

/** Lets a server listen on a free port of localhost and returns the port. */
export async function listenOnFreePort(server: Server): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return portNumberOf(server);
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnFreePort(server);
  server.close();
  await once(server, 'close');
  return port;
}

/** Whether something answers at a port, at one of the two loopback addresses. */
export async function isListening(port: number): Promise<boolean> {
  const at = (host: string): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = connect(port, host);
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
  return (await at('127.0.0.1')) || at('::1');
}

/** Waits until something answers at a port; throws after 20 seconds. */
export async function untilListening(port: number): Promise<void> {
  const started = performance.now();
  while (!(await isListening(port))) {
    if (performance.now() - started > 20_000) throw new Error(`Nothing answers at port ${port}.`);
    await pause(50);
  }
}
