import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** What a crowd of connections saw. */
export type Crowd = { readonly answered: number; readonly took: readonly number[] };

const opened = async (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(socket));
    socket.once('error', reject);
  });

/** Milliseconds until the first bytes of the answer, or null when the connection ended without one. */
const answerOn = async (socket: Socket, text: string): Promise<number | null> =>
  new Promise((resolve) => {
    const began = performance.now();
    socket.once('data', (bytes: Buffer) => {
      resolve(bytes.subarray(0, 12).toString('latin1') === 'HTTP/1.1 200' ? performance.now() - began : null);
      socket.resume();
    });
    socket.once('close', () => resolve(null));
    socket.write(text);
  });

/** Connections that are opened at once: more would overflow the queue of a server that has just started. */
const wave = 500;

/** Opens so many connections, then sends one request on each at the same moment. */
export async function crowd(
  origin: string,
  request: { path: string; headers: { readonly [name: string]: string } },
  size: number,
): Promise<Crowd> {
  const port = Number(new URL(origin).port);
  const lines = Object.entries({ host: `127.0.0.1:${port}`, ...request.headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const text = `GET ${request.path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
  const sockets: Socket[] = [];
  for (let made = 0; made < size; made += wave) {
    const count = Math.min(wave, size - made);
    sockets.push(...(await Promise.all(Array.from({ length: count }, async () => opened(port)))));
  }
  const found = await Promise.all(sockets.map(async (socket) => answerOn(socket, text)));
  for (const socket of sockets) socket.destroy();
  const took = found.filter((value) => value !== null);
  return { answered: took.length, took };
}
