import type { FastifyInstance } from 'fastify';
import { worldNameOf, worldOf } from '../../plugins/world.ts';
import { devWorld } from '../../store/worlds.ts';
import type { Twin } from '../../twin.ts';
import { forgotten } from '../history/history-api.ts';
import { asFile } from '../watch/requests-api.ts';
import { bugReport } from './bug-report.ts';

/** The bug report of a world as one file; `npm run replay -- file.json` does it again. */
export function addReportApi(app: FastifyInstance, twin: Twin): void {
  app.get('/_mock/api/bug-report', async (request, reply) => {
    const name = worldNameOf(request) ?? devWorld;
    const report = bugReport(twin, name, worldOf(twin, request));
    if (!report) throw forgotten();
    return reply.headers(asFile(`${name}.bug-report.json`)).send(report);
  });
}
