import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Harness } from '../src/testing/harness.ts';

let platform: Harness;
let port: number;
let as: string;
beforeAll(async () => {
  // Short limits, so that the tests need not wait as long as the mock platform does.
  platform = await Harness.open({ patience: { headers: 400, request: 800, look: 50 } });
  await platform.scenario('one-voucher');
  as = await platform.tokenOf('kees');
  port = Number(new URL(await platform.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => platform.app.close());

const head = (...more: readonly string[]): string =>
  [
    'POST /api/v1/identity/records HTTP/1.1',
    'Host: localhost',
    'Client-Type: webshop',
    `Mock-World: ${platform.worldName}`,
    `Authorization: Bearer ${as}`,
    ...more,
    '\r\n',
  ].join('\r\n');

type Sent = { readonly atOnce: string; readonly slowly?: string };

/** Sends a text at once and another one byte by byte, until the connection ends. */
async function send({ atOnce, slowly = '' }: Sent): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => void socket.resume().once('close', resolve));
  socket.write(atOnce);
  const letters = slowly[Symbol.iterator]();
  const timer = setInterval(() => {
    const { value } = letters.next();
    if (value !== undefined && socket.writable) socket.write(value);
  }, 10);
  await closed;
  clearInterval(timer);
}

const connections = (): Promise<number> =>
  new Promise((resolve, reject) =>
    platform.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

it.each<[what: string, sent: () => Sent]>([
  ['nothing', () => ({ atOnce: '' })],
  ['its headers', () => ({ atOnce: '', slowly: head(`X-Long: ${'x'.repeat(5000)}`) })],
  [
    'its body',
    () => ({ atOnce: head('Content-Type: application/json', 'Content-Length: 5000'), slowly: 'x'.repeat(5000) }),
  ],
])('disconnects a client that slowly sends %s', async (_what, sent) => {
  // The sender may miss the 408 when the connection ends with bytes under way, so only the end counts.
  await send(sent());
  await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 20_000 });
  expect((await platform.get('/identity', { as })).status).toBe(200);
});
