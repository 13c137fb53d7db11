import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { MockPlatformOptions } from './http/platform.ts';

export { dataFileOf } from './world/data-path.ts';
export { devWorld } from './world/worlds.ts';
export type { MockPlatformOptions } from './http/platform.ts';
export { EDITIONS, isEdition } from './tables/settings.ts';
export { generalTenant } from './http/tenant.ts';

/**
 * Builds a mock platform: all operations, the simulated third parties and the console. It never listens; `main.ts` does, and tests use
 * `inject`. Closing it writes the changes that the data file does not have yet.
 */
export const buildMockPlatform = (options: MockPlatformOptions = {}): Promise<FastifyInstance> =>
  buildApp(options, async (platform) => {
    const { openConsole } = await import('../console/open-console.ts');
    return openConsole(platform);
  });
