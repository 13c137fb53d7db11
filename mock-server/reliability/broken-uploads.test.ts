import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Harness } from '../src/testing/harness.ts';
import { boundary, formBytes } from '../src/testing/multipart.ts';
import type { Part } from '../src/testing/multipart.ts';
import { pdf } from '../src/testing/samples.ts';
import { connectionsOf, dial, endOf, portOf } from './testing/raw.ts';
import type { End } from './testing/raw.ts';
import { bytesInUse } from './testing/resources.ts';
import { allowed, rounds } from './testing/size.ts';

const formerly = process.env['TMPDIR'];
/** Temporary files of an upload would stand here. */
let temporary: string;
let twin: Harness;
let port: number;
let as: string;
beforeAll(async () => {
  temporary = mkdtempSync(join(tmpdir(), 'twin-broken-'));
  process.env['TMPDIR'] = temporary;
  twin = await Harness.open({ patience: { headers: 500, request: 500, look: 50 } });
  await twin.scenario('one-voucher');
  as = await twin.tokenOf('kees');
  port = await portOf(twin.app);
});
afterAll(async () => {
  await twin.app.close();
  if (formerly === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = formerly;
  rmSync(temporary, { recursive: true });
});

const type = `multipart/form-data; boundary=${boundary}`;
const named = (name: string): Buffer =>
  formBytes([
    ['type', 'reimbursement_proof'],
    ['file', pdf, name],
  ]);
const whole = named('bon.pdf');

/** One broken upload: what the header says of it and what really comes; `gone` breaks the connection off after that. */
type Broken = {
  readonly what: string;
  readonly type?: string;
  readonly body: Buffer;
  readonly length?: number;
  readonly gone?: true;
};

const broken: readonly Broken[] = [
  { what: 'no boundary', type: 'multipart/form-data', body: whole },
  { what: 'another boundary', type: 'multipart/form-data; boundary=other', body: whole },
  {
    what: 'a part with an endless head',
    body: Buffer.from(`--${boundary}\r\nContent-Disposition: ${'x'.repeat(2_000_000)}`),
  },
  { what: '10,000 parts', body: formBytes(Array.from({ length: 10_000 }, (): Part => ['type', 'x'])) },
  { what: 'no end', body: formBytes([['file', pdf, 'bon.pdf']], '') },
  { what: 'a length that is too short', body: whole, length: whole.length - 80 },
  { what: 'a length that is too long', body: whole, length: whole.length + 5000 },
  { what: 'a length that is no number', body: whole, length: Number.NaN },
  { what: 'a NUL in its name', body: named('bon\u0000.pdf') },
  { what: 'folders in its name', body: named('../../../etc/bon.pdf') },
  { what: 'a sender who goes away', body: whole.subarray(0, 120), length: whole.length, gone: true },
];

function send({ body, gone, ...more }: Broken): Promise<End> {
  const socket = dial(port);
  const end = endOf(socket);
  const head = [
    'POST /api/v1/files HTTP/1.1',
    'Host: localhost',
    'Connection: close',
    'Client-Type: webshop',
    'Client-Key: zonnedorp',
    `Twin-World: ${twin.worldName}`,
    `Authorization: Bearer ${as}`,
    `Content-Type: ${more.type ?? type}`,
    `Content-Length: ${more.length ?? body.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(body, () => {
    if (gone) socket.destroy();
  });
  return end;
}

const settled = (): Promise<void> =>
  vi.waitFor(async () => expect(await connectionsOf(twin.app)).toBe(0), { timeout: 20_000 });

describe('an upload with', () => {
  it.each(broken)('$what is refused, and nothing of it stays [API-115]', async (upload) => {
    const { status } = await send(upload);
    expect(upload.gone ? [null] : [400, 408, 413, 422]).toContain(status);
    await settled();
    expect(twin.world().table('blobs').size).toBe(0);
    expect(readdirSync(temporary)).toEqual([]);
  });

  it(
    'anything broken takes no memory, however often it comes [API-115]',
    async () => {
      const quick = broken.filter(({ what }) => what !== 'a length that is too long');
      const many = async (times: number): Promise<number> => {
        for (let round = 0; round < times; round += 1) await Promise.all(quick.map(send));
        await settled();
        return bytesInUse();
      };
      await many(rounds(10, 50));
      const before = await many(rounds(10, 50));
      const after = await many(rounds(20, 500));
      expect((after - before) / 1_000_000).toBeLessThan(8);
    },
    allowed,
  );
});
