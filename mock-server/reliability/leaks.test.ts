import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildMockPlatform } from '../src/mock-platform.ts';
import { bundledContract } from '../src/contract/contract.ts';
import { testNow } from '../src/testing/harness.ts';
import { crowd, crowdedCatalogue } from './testing/crowd.ts';
import { bytesInUse } from './testing/resources.ts';
import { allowed, rounds, seed } from './testing/size.ts';
import { Traffic } from './testing/traffic.ts';
import type { Heard } from './testing/traffic.ts';

const shared = { contract: bundledContract(), catalogue: crowdedCatalogue, now: testNow };

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildMockPlatform({ ...shared, scenario: crowd });
});
afterAll(() => app.close());

async function worldIn(platform: FastifyInstance, name: string): Promise<void> {
  const made = await platform.inject({ method: 'POST', url: '/_mock/api/worlds', payload: { name, scenario: crowd } });
  expect(made.statusCode).toBe(201);
}

/** A walk of so many requests; who walks beside it must not matter. */
async function walk(platform: FastifyInstance, name: string, own: number): Promise<readonly Heard[]> {
  const traffic = new Traffic(platform, name, own);
  const heard: Heard[] = [];
  for (let step = 0; step < rounds(40, 400); step += 1) heard.push(await traffic.next());
  return heard;
}

describe('worlds beside each other', () => {
  const walks = Array.from({ length: 50 }, (_, number) => ({ name: `walk-${number}`, own: seed + number }));

  it(
    'never meet: fifty walks at once give the bytes that each gives alone',
    async () => {
      for (const { name } of walks) await worldIn(app, name);
      const together = await Promise.all(walks.map(({ name, own }) => walk(app, name, own)));
      const statuses = new Set(together.flat().map(({ status }) => status));
      for (const status of [200, 201, 401, 422]) expect(statuses).toContain(status);
      for (const [number, { name, own }] of walks.entries()) {
        const alone = await buildMockPlatform({ ...shared, scenario: crowd });
        await worldIn(alone, name);
        const solo = await walk(alone, name, own);
        await alone.close();
        expect({ name, heard: together[number] }).toEqual({ name, heard: solo });
      }
    },
    allowed,
  );
});

describe('a world that is gone', () => {
  /** Asks a lot in a world, takes the world away, and keeps no more of it than a weak hold. */
  async function used(name: string, leave: (name: string) => Promise<unknown>): Promise<WeakRef<object>> {
    await worldIn(app, name);
    await walk(app, name, seed);
    const hold = new WeakRef<object>(app.mockPlatform.worlds.get(name) ?? {});
    await leave(name);
    return hold;
  }

  it.each([
    ['dropped', (name: string) => app.inject({ method: 'DELETE', url: `/_mock/api/worlds/${name}` })],
    [
      'reset',
      (name: string) => app.inject({ method: 'POST', url: '/_mock/api/reset', headers: { 'mock-world': name } }),
    ],
  ])('because it was %s, is kept by nobody', async (how, leave) => {
    const holds = [await used(`${how}-1`, leave), await used(`${how}-2`, leave), await used(`${how}-3`, leave)];
    await walk(app, 'dev', seed);
    await vi.waitFor(
      async () => {
        await bytesInUse();
        expect(holds.filter((hold) => hold.deref() !== undefined)).toEqual([]);
      },
      { timeout: 20_000 },
    );
  });
});
