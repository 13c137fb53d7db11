import type { FastifyInstance } from 'fastify';
import type { MockPlatform } from '../src/http/platform.ts';
import { addClockApi } from './clock/clock-api.ts';
import { addConsolePages } from './console-pages.ts';
import { addRowApi } from './data/row-api.ts';
import { addDeskApi } from './desk/desk-api.ts';
import { addApiDocs } from './docs/api-docs.ts';
import { addFaultsApi } from './faults/faults-api.ts';
import { addMailboxApi } from './mailbox/mailbox-api.ts';
import { addMapApi } from './map/map-api.ts';
import { addAssets } from './page-kit/assets.ts';
import { addPhoneApi } from './phone/phone-api.ts';
import { addProviderStatesApi } from './provider-states/provider-states-api.ts';
import { addRequestsApi } from './requests/requests-api.ts';
import { addResidentsApi } from './residents/residents-api.ts';
import { addSettingsApi } from './settings/settings-api.ts';
import { addTenantsApi } from './tenants/tenants-api.ts';
import { addWorldApi } from './worlds/world-api.ts';

/** Everything below `/_mock`: for developers and tests, never for residents. */
export function addConsole(app: FastifyInstance, platform: MockPlatform): void {
  addWorldApi(app, platform);
  addClockApi(app, platform);
  addResidentsApi(app, platform);
  addProviderStatesApi(app, platform);
  addRequestsApi(app, platform);
  addRowApi(app, platform);
  addTenantsApi(app, platform);
  addSettingsApi(app, platform);
  addFaultsApi(app, platform);
  addMailboxApi(app, platform);
  addPhoneApi(app, platform);
  addDeskApi(app, platform);
  addMapApi(app, platform);
  addAssets(app);
  app.register((scope) => addApiDocs(scope, platform));
  app.register((scope) => addConsolePages(scope, platform));
}
