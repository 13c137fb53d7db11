import type { Server } from 'node:net';

/** The port that a listening server has; throws for a server that listens to none. */
export function portNumberOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen to a port.');
  return address.port;
}

/** Lets a server listen on a free port of this machine alone and gives its port. */
export async function listenOnFreePort(server: Server): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return portNumberOf(server);
}
