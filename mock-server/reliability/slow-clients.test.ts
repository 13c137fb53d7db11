import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { boundary, formBytes } from '../src/testing/multipart.ts';
import { pdf } from '../src/testing/samples.ts';
import { Harness } from '../src/testing/harness.ts';
import { connectionsOf, dial, endOf, portOf, trickle } from './testing/raw.ts';
import { rounds } from './testing/size.ts';

/** Short limits, so that the test need not be as patient as the mock platform. */
const patience = { headers: 400, request: 800, look: 50 };

/** Far more than any machine needs on top of a limit, far less than the bytes would take. */
const grace = 20_000;

let platform: Harness;
let port: number;
let as: string;
beforeAll(async () => {
  platform = await Harness.open({ patience });
  await platform.scenario('one-voucher');
  as = await platform.tokenOf('kees');
  port = await portOf(platform.app);
});
afterAll(() => platform.app.close());

const head = (path: string, more: readonly string[]): string =>
  [
    `POST /api/v1${path} HTTP/1.1`,
    'Host: localhost',
    'Client-Type: webshop',
    'Client-Key: zonnedorp',
    `Mock-World: ${platform.worldName}`,
    `Authorization: Bearer ${as}`,
    ...more,
    '',
    '',
  ].join('\r\n');

const form = formBytes([
  ['type', 'reimbursement_proof'],
  ['file', Buffer.concat([pdf, Buffer.alloc(5000, '.')]), 'bon.pdf'],
]);

/** What is sent at once, and what follows byte by byte. */
const clients = (): readonly (readonly [what: string, atOnce: string, slowly: Buffer])[] => [
  ['nothing', '', Buffer.alloc(0)],
  ['its headers', '', Buffer.from(head('/identity/records', [`X-Long: ${'x'.repeat(5000)}`]))],
  [
    'its body',
    head('/identity/records', ['Content-Type: application/json', 'Content-Length: 5000']),
    Buffer.from(`{"type":"${'x'.repeat(4900)}"}`),
  ],
  [
    'its body in chunks',
    head('/identity/records', ['Content-Type: application/json', 'Transfer-Encoding: chunked']),
    Buffer.from('1\r\n{\r\n'.repeat(1000)),
  ],
  [
    'an upload',
    head('/files', [`Content-Type: multipart/form-data; boundary=${boundary}`, `Content-Length: ${form.length}`]),
    form,
  ],
];

describe('a client that is slow with', () => {
  it.each(['nothing', 'its headers', 'its body', 'its body in chunks', 'an upload'])('%s is cut off', async (what) => {
    const client = clients().find(([name]) => name === what);
    if (!client) throw new Error(`There is no client ${what}.`);
    const [, atOnce, slowly] = client;
    const ends = Array.from({ length: rounds(10, 200) }, () => {
      const socket = dial(port);
      const end = endOf(socket);
      socket.write(atOnce);
      trickle(socket, slowly, 10);
      return end;
    });
    for (const { status, lasted } of await Promise.all(ends)) {
      expect([408, null]).toContain(status);
      expect(lasted).toBeLessThan(patience.request + grace);
    }
    await vi.waitFor(async () => expect(await connectionsOf(platform.app)).toBe(0), { timeout: grace });
    expect(platform.world().table('blobs').size).toBe(0);
    expect((await platform.get('/identity', { as })).status).toBe(200);
  });
});
