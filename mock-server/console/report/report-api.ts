import type { FastifyInstance } from 'fastify';
import { worldNameOf, worldOf } from '../../src/http/world.ts';
import { devWorld } from '../../src/database/worlds.ts';
import type { MockPlatform } from '../../src/http/mock-platform.ts';
import { forgotten } from '../history/history-api.ts';
import { asFile } from '../requests/requests-api.ts';
import { bugReport } from './bug-report.ts';

/** The bug report of a world as one file; `npm run replay -- file.json` does it again. */
export function addReportApi(app: FastifyInstance, platform: MockPlatform): void {
  app.get('/_mock/api/bug-report', async (request, reply) => {
    const name = worldNameOf(request) ?? devWorld;
    const report = bugReport(platform, name, worldOf(platform, request));
    if (!report) throw forgotten();
    return reply.headers(asFile(`${name}.bug-report.json`)).send(report);
  });
}
