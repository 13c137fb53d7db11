import type { FastifyInstance } from 'fastify';
import type { Twin } from '../../src/http/twin.ts';
import { coverageOf } from './coverage-model.ts';

/** What was asked of the description since the start, for tests and reports; DELETE begins anew. */
export function addCoverageApi(app: FastifyInstance, twin: Twin): void {
  app.get('/_mock/api/coverage', async () => coverageOf(twin));
  app.delete('/_mock/api/coverage', async () => {
    twin.touched.clear();
    return {};
  });
}
