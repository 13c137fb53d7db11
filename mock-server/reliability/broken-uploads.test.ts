import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Harness } from '../src/testing/harness.ts';
import { brokenUploads } from '../src/testing/broken-forms.ts';
import type { BrokenUpload } from '../src/testing/broken-forms.ts';
import { connectionsOf, portOf } from './testing/raw.ts';
import type { End } from './testing/raw.ts';
import { bytesInUse } from './testing/resources.ts';
import { sendUpload } from './testing/send-upload.ts';
import { allowed, rounds } from './testing/size.ts';

const formerly = process.env['TMPDIR'];
/** Temporary files of an upload would stand here. */
let temporary: string;
let platform: Harness;
let port: number;
let as: string;
beforeAll(async () => {
  temporary = mkdtempSync(join(tmpdir(), 'mock-broken-'));
  process.env['TMPDIR'] = temporary;
  platform = await Harness.open({ patience: { headers: 500, request: 500, look: 50 } });
  await platform.scenario('one-voucher');
  as = await platform.tokenOf('kees');
  port = await portOf(platform.app);
});
afterAll(async () => {
  await platform.app.close();
  if (formerly === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = formerly;
  rmSync(temporary, { recursive: true });
});

const send = (upload: BrokenUpload): Promise<End> => sendUpload({ port, world: platform.worldName, token: as }, upload);

const settled = (): Promise<void> =>
  vi.waitFor(async () => expect(await connectionsOf(platform.app)).toBe(0), { timeout: 20_000 });

describe('an upload with', () => {
  it.each(brokenUploads)('$what is refused, and nothing of it stays [API-115]', async (upload) => {
    const { status } = await send(upload);
    expect(upload.gone ? [null] : [400, 408, 413, 422]).toContain(status);
    await settled();
    expect(platform.world().table('blobs').size).toBe(0);
    expect(readdirSync(temporary)).toEqual([]);
  });

  it(
    'anything broken takes no memory, however often it comes [API-115]',
    async () => {
      const quick = brokenUploads.filter(({ what }) => what !== 'a length that is too long');
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
