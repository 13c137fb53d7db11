import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMockPlatform } from '../src/mock-platform.ts';
import { bundledContract } from '../src/contract/contract.ts';
import { testNow } from '../src/testing/harness.ts';
import { crowd, crowdedCatalogue } from './testing/crowd.ts';
import { dial, endOf, portOf } from './testing/raw.ts';
import { bytesInUse, descriptors, held } from './testing/resources.ts';
import { allowed, isLong, rounds, seed } from './testing/size.ts';
import { Traffic } from './testing/traffic.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildMockPlatform({
    contract: bundledContract(),
    catalogue: crowdedCatalogue,
    now: testNow,
    scenario: crowd,
  });
});
afterAll(() => app.close());

/** What two moments may differ in, in bytes: noise of the collector, and of the compiler, which goes on for long. */
const allowance = rounds(4_000_000, 8_000_000);

/** Requests between two worlds: few enough that what a world holds of them, which is no leak, stays small. */
const stintSize = 2000;

describe('a mock platform that goes on and on', () => {
  /** Requests in a world that comes and goes and in `dev`, which goes back to its start; some over a connection of their own. */
  async function stint(port: number, number: number): Promise<void> {
    const name = `stint-${number}`;
    const made = await app.inject({ method: 'POST', url: '/_mock/api/worlds', payload: { name, scenario: crowd } });
    expect(made.statusCode).toBe(201);
    const streams = [new Traffic(app, name, seed + number), new Traffic(app, 'dev', seed - number)];
    for (let step = 0; step < stintSize / 2; step += 1) {
      await Promise.all(streams.map((stream) => stream.next()));
      if (step % 50 !== 0) continue;
      const socket = dial(port);
      const end = endOf(socket);
      socket.write(
        'GET /api/v1/platform/tags HTTP/1.1\r\nHost: localhost\r\nClient-Type: webshop\r\nConnection: close\r\n\r\n',
      );
      expect((await end).status).toBe(200);
    }
    await app.inject({ method: 'DELETE', url: `/_mock/api/worlds/${name}` });
    await app.inject({ method: 'POST', url: '/_mock/api/reset' });
  }

  async function batch(port: number, stints: number, number: number): Promise<void> {
    for (let own = number * stints; own < (number + 1) * stints; own += 1) await stint(port, own);
  }

  it(
    'keeps no memory, no descriptor and no timer of what is over',
    async () => {
      const port = await portOf(app);
      const [batches, stints] = [10, rounds(1, 50)];
      await batch(port, stints, 0);
      const before = { descriptors: descriptors(), timers: held()['Timeout'] ?? 0 };
      const bytes: number[] = [];
      for (let number = 1; number <= batches; number += 1) {
        await batch(port, stints, number);
        bytes.push(await bytesInUse());
        if (isLong) process.stdout.write(`${number * stints * stintSize} requests: ${(bytes.at(-1) ?? 0) / 1e6} MB\n`);
      }
      const [early, late] = [Math.min(...bytes.slice(0, batches / 2)), Math.min(...bytes.slice(batches / 2))];
      expect({ bytes, grown: late - early > allowance }).toEqual({ bytes, grown: false });
      expect((descriptors() ?? 0) - (before.descriptors ?? 0)).toBeLessThanOrEqual(2);
      expect((held()['Timeout'] ?? 0) - before.timers).toBeLessThanOrEqual(1);
    },
    allowed,
  );
});
