import { request, type ClientRequest } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { Harness } from '../testing/harness.ts';
import { boundary, formBytes } from '../testing/multipart.ts';
import { pdf } from '../testing/samples.ts';

const platform = await Harness.open();
await platform.scenario('one-voucher');
const as = await platform.tokenOf('kees');
const port = Number(new URL(await platform.app.listen({ port: 0, host: '127.0.0.1' })).port);
afterAll(() => platform.app.close());

/** Starts an upload over a real connection. */
const begin = (headers: { readonly [name: string]: string } = {}): ClientRequest =>
  request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/v1/files',
    headers: {
      authorization: `Bearer ${as}`,
      'client-type': 'webshop',
      'client-key': 'zonnedorp',
      'mock-world': platform.worldName,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...headers,
    },
  });

/** The status of the answer; null when the connection ended without one. */
const statusOf = async (sent: ClientRequest): Promise<number | null> =>
  new Promise((resolve) => {
    sent.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? null);
    });
    sent.on('error', () => resolve(null));
  });

/** Sends the same bytes until nobody takes them any more; tells how many. */
async function pour(sent: ClientRequest, bytes: Buffer): Promise<number> {
  let poured = 0;
  const ended = closed(sent);
  while (!sent.destroyed && poured < 200_000_000) {
    poured += bytes.length;
    if (!sent.write(bytes)) await Promise.race([new Promise((resolve) => sent.once('drain', resolve)), ended]);
  }
  return poured;
}

const closed = async (sent: ClientRequest): Promise<void> =>
  new Promise((resolve) => {
    sent.once('close', () => resolve());
  });

const start = formBytes([['file', pdf, 'bon.pdf']], '').subarray(0, -2);

describe('an upload over the network', () => {
  it.each([
    ['a file', start],
    ['noise before the first part', Buffer.from('noise')],
  ])('an upload over the network that never ends, with %s, is cut off [API-115]', async (_what, head) => {
    const sent = begin({ 'transfer-encoding': 'chunked' });
    sent.on('error', () => undefined); // The connection may end before the client reads the answer.
    sent.write(head);
    const poured = await pour(sent, Buffer.alloc(1_000_000, '.'));
    expect(poured).toBeLessThan(60_000_000);
    await expect.poll(async () => (await platform.mock.requests()).at(-1)?.status).toBe(413);
    expect(platform.table('blobs').size).toBe(0);
  });

  it('an upload over the network of which the announced length is too large is refused before its body comes [API-115]', async () => {
    const sent = begin({ 'content-length': '90000000' });
    sent.flushHeaders();
    expect(await statusOf(sent)).toBe(413);
    sent.destroy();
  });

  it('an upload over the network that the resident breaks off leaves nothing, and the next one works [API-115]', async () => {
    const sent = begin({ 'content-length': '5000' });
    const status = statusOf(sent);
    await new Promise((resolve) => sent.write(start, resolve));
    sent.destroy();
    expect(await status).toBeNull();
    const whole = begin();
    whole.end(
      formBytes([
        ['type', 'reimbursement_proof'],
        ['file', pdf, 'bon.pdf'],
      ]),
    );
    expect(await statusOf(whole)).toBe(201);
    expect(platform.table('blobs').size).toBe(1);
  });
});
