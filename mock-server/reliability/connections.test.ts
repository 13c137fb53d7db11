import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Harness } from '../src/testing/harness.ts';
import { boundary, formBytes } from '../src/testing/multipart.ts';
import { pdf } from '../src/testing/samples.ts';

/** Temporary files of uploads would be here. */
const temporary = mkdtempSync(join(tmpdir(), 'mock-connections-'));
let platform: Harness;
let port: number;
let as: string;
beforeAll(async () => {
  vi.stubEnv('TMPDIR', temporary);
  // Short limits, so that the tests need not wait as long as the mock platform does.
  platform = await Harness.open({ patience: { headers: 400, request: 800, look: 50 } });
  await platform.scenario('one-voucher');
  as = await platform.tokenOf('kees');
  port = Number(new URL(await platform.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await platform.app.close();
  vi.unstubAllEnvs();
  rmSync(temporary, { recursive: true });
});

const head = (path: string, ...more: readonly string[]): string =>
  [
    `POST /api/v1${path} HTTP/1.1`,
    'Host: localhost',
    'Client-Type: webshop',
    'Client-Key: zonnedorp',
    `Mock-World: ${platform.worldName}`,
    `Authorization: Bearer ${as}`,
    ...more,
    '\r\n',
  ].join('\r\n');

type Sent = { readonly atOnce: string | Buffer; readonly slowly?: string };

/** Sends bytes at once and the others one by one; returns the status, or null when the connection ended without one. */
async function statusOf({ atOnce, slowly = '' }: Sent): Promise<number | null> {
  const socket = connect({ port, host: '127.0.0.1' });
  let text = '';
  socket.on('data', (chunk: Buffer) => void (text += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => void socket.once('close', resolve));
  socket.write(atOnce);
  const bytes = slowly[Symbol.iterator]();
  const timer = setInterval(() => {
    const { value } = bytes.next();
    if (value !== undefined && socket.writable) socket.write(value);
  }, 10);
  await closed;
  clearInterval(timer);
  const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1];
  return status === undefined ? null : Number(status);
}

const connections = (): Promise<number> =>
  new Promise((resolve, reject) =>
    platform.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

async function expectNothingLeft(): Promise<void> {
  await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 20_000 });
  expect(platform.table('blobs').size).toBe(0);
  expect(readdirSync(temporary)).toEqual([]);
  expect((await platform.get('/identity', { as })).status).toBe(200);
}

const records = '/identity/records';
const json = 'Content-Type: application/json';

const slowClients: readonly (readonly [what: string, sent: () => Sent])[] = [
  ['nothing', () => ({ atOnce: '' })],
  ['its headers', () => ({ atOnce: '', slowly: head(records, `X-Long: ${'x'.repeat(5000)}`) })],
  ['its body', () => ({ atOnce: head(records, json, 'Content-Length: 5000'), slowly: 'x'.repeat(5000) })],
];

it.each(slowClients)('disconnects a client that slowly sends %s', async (_what, sent) => {
  // The sender may miss the 408 when the connection ends with bytes under way, so only the end counts.
  await statusOf(sent());
  await expectNothingLeft();
});

const upload = formBytes([
  ['type', 'reimbursement_proof'],
  ['file', pdf, 'bon.pdf'],
]);

it.each([
  ['too short', upload.length - 80, 400],
  ['too long', upload.length + 5000, 408],
  ['no number', Number.NaN, 400],
])('refuses an upload whose length is %s, and nothing of it stays [API-115]', async (_what, length, status) => {
  const type = `Content-Type: multipart/form-data; boundary=${boundary}`;
  const text = head('/files', 'Connection: close', type, `Content-Length: ${length}`);
  expect(await statusOf({ atOnce: Buffer.concat([Buffer.from(text), upload]) })).toBe(status);
  await expectNothingLeft();
});
