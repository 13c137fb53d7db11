import { connect } from 'node:net';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How a connection ended: the status that came before the end and after how long (null when none did), and how long it lasted. */
export type End = { readonly status: number | null; readonly answered: number | null; readonly lasted: number };

/** The port on which an app listens now. */
export async function portOf(app: FastifyInstance): Promise<number> {
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

/** A bare connection to a port of this machine. */
export const dial = (port: number): Socket => connect({ port, host: '127.0.0.1' });

/** Waits until the other side has ended a connection. */
export async function endOf(socket: Socket): Promise<End> {
  const begun = performance.now();
  let text = '';
  let answered: number | null = null;
  socket.on('data', (chunk: Buffer) => {
    answered ??= performance.now() - begun;
    text += chunk.toString('latin1');
  });
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('close', resolve));
  const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1];
  return { status: status === undefined ? null : Number(status), answered, lasted: performance.now() - begun };
}

/** Sends bytes one at a time until they are sent or nobody takes them any more. */
export function trickle(socket: Socket, bytes: Buffer, every: number): void {
  let at = 0;
  const timer = setInterval(() => {
    if (socket.destroyed || !socket.writable || at >= bytes.length) clearInterval(timer);
    else socket.write(bytes.subarray(at, (at += 1)));
  }, every);
  socket.once('close', () => clearInterval(timer));
}

/** Connections that an app still holds. */
export const connectionsOf = (app: FastifyInstance): Promise<number> =>
  new Promise((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
