import { buildMockPlatform, dataFileOf, type MockPlatformOptions } from '@stadstegoed/mock-server/mock-platform.ts';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../support/problem.ts';

interface PlatformOptions extends Pick<MockPlatformOptions, 'fresh' | 'now' | 'printRequest' | 'strictWorlds'> {
  readonly port: number;
  /** The origin of the shop, for links in mails and redirects. */
  readonly shop: string;
  readonly scenario?: string | undefined;
  /** Stores its data in memory instead of the developer's data file. */
  readonly memory?: boolean;
}

/** A running mock platform; `stop` waits until its data is on disk. */
export interface Platform {
  readonly app: FastifyInstance;
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Starts the mock platform in this process, on localhost only. Throws a `Problem` with its message when it cannot. */
export async function startPlatform(options: PlatformOptions, build = buildMockPlatform): Promise<Platform> {
  const { port, shop, scenario, memory = false, ...others } = options;
  const origin = `http://localhost:${port}`;
  const app = await build({
    ...others,
    shopUrl: shop,
    publicUrl: origin,
    host: 'localhost',
    dataFile: memory ? null : dataFileOf(port),
    ...(scenario === undefined ? {} : { scenario }),
  }).catch((error: unknown) => {
    throw new Problem(error instanceof Error ? error.message : String(error));
  });
  await app.listen({ port, host: 'localhost' });
  return { app, origin, stop: () => app.close() };
}
