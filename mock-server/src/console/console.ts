import type { FastifyInstance } from 'fastify';
import type { Twin } from '../twin.ts';
import { addCallsIndex } from './calls-index.ts';
import { addClockApi } from './clock-api.ts';
import { addCoverageApi } from './coverage-api.ts';
import { addDataApi } from './data/data-api.ts';
import { addDeedNames } from './history/deed-names.ts';
import { addHistoryApi } from './history/history-api.ts';
import { addTwinPages } from './pages/twin-pages.ts';
import { addProviderFront } from './provider-front.ts';
import { addMapApi } from './map-api.ts';
import { addOutsideApi } from './outside-api.ts';
import { addPostApi } from './post-api.ts';
import { addDeskApi } from './desk-api.ts';
import { addDigidApi } from './digid-api.ts';
import { addFaultsApi } from './faults-api.ts';
import { addTenantsApi } from './tenants/tenants-api.ts';
import { addTroubleApi } from './trouble-api.ts';
import { addReportApi } from './report/report-api.ts';
import { addRequestsApi } from './watch/requests-api.ts';
import { addWorldApi } from './world-api.ts';
import { addSnapshotsApi } from './worlds/snapshots-api.ts';

/** Everything below `/_mock/api`, `/_mock/as`, the description and the pages: for developers and tests, never for residents. */
export function addConsole(app: FastifyInstance, twin: Twin): void {
  addCallsIndex(app);
  addDeedNames(app, twin);
  addWorldApi(app, twin);
  addSnapshotsApi(app, twin);
  addRequestsApi(app, twin);
  addHistoryApi(app, twin);
  addDataApi(app, twin);
  addReportApi(app, twin);
  addClockApi(app, twin);
  addMapApi(app, twin);
  addOutsideApi(app, twin);
  addPostApi(app, twin);
  addDeskApi(app, twin);
  addDigidApi(app, twin);
  addFaultsApi(app, twin);
  addTroubleApi(app, twin);
  addTenantsApi(app, twin);
  addCoverageApi(app, twin);
  addTwinPages(app, twin);
  app.get('/_mock/openapi.json', async () => twin.contract.document);
  app.get('/_mock/docs', async (_request, reply) => reply.redirect('/_mock/api', 302));
  addProviderFront(app, twin);
}
