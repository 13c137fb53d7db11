import type { FastifyInstance } from 'fastify';
import type { MockPlatform } from '../src/http/mock-platform.ts';
import { addApiDocs } from './docs/api-docs.ts';
import { addClockApi } from './clock/clock-api.ts';
import { addDataApi } from './data/data-api.ts';
import { addActionNames } from './history/action-names.ts';
import { addHistoryApi } from './history/history-api.ts';
import { addConsolePages } from './console-pages.ts';
import { addProviderFront } from './desk/provider-front.ts';
import { addMapApi } from './map/map-api.ts';
import { addOutsideApi } from './residents/outside-api.ts';
import { addPhoneApi } from './phone/phone-api.ts';
import { addPostApi } from './messages/messages-api.ts';
import { addDeskApi } from './desk/desk-api.ts';
import { addDigidApi } from './digid/digid-api.ts';
import { addFaultsApi } from './faults/faults-api.ts';
import { addTenantsApi } from './tenants/tenants-api.ts';
import { addSettingsApi } from './settings/settings-api.ts';
import { addRequestsApi } from './requests/requests-api.ts';
import { addWorldApi } from './worlds/world-api.ts';
import { addSnapshotsApi } from './worlds/snapshots-api.ts';

/** Everything below `/_mock/api`, `/_mock/as`, the description and the pages: for developers and tests, never for residents. */
export function addConsole(app: FastifyInstance, platform: MockPlatform): void {
  addActionNames(app, platform);
  addWorldApi(app, platform);
  addSnapshotsApi(app, platform);
  addRequestsApi(app, platform);
  addHistoryApi(app, platform);
  addDataApi(app, platform);
  addClockApi(app, platform);
  addMapApi(app, platform);
  addOutsideApi(app, platform);
  addPhoneApi(app, platform);
  addPostApi(app, platform);
  addDeskApi(app, platform);
  addDigidApi(app, platform);
  addFaultsApi(app, platform);
  addSettingsApi(app, platform);
  addTenantsApi(app, platform);
  addConsolePages(app, platform);
  app.register((scope) => addApiDocs(scope, platform));
  addProviderFront(app, platform);
}
