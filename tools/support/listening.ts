import type { Server } from 'node:net';

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
