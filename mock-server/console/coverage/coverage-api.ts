import type { FastifyInstance } from 'fastify';
import type { MockPlatform } from '../../src/http/mock-platform.ts';
import { coverageOf } from './coverage-model.ts';

/** What was asked of the description since the start, for tests and reports; DELETE begins anew. */
export function addCoverageApi(app: FastifyInstance, platform: MockPlatform): void {
  app.get('/_mock/api/coverage', async () => coverageOf(platform));
  app.delete('/_mock/api/coverage', async () => {
    platform.coverage.clear();
    return {};
  });
}
