import type { FastifyInstance } from 'fastify';
import type { Input } from '../../src/input.ts';
import { worldOf } from '../../src/http/world.ts';
import type { WorldSettings } from '../../src/tables/settings.ts';
import type { MockPlatform } from '../../src/http/platform.ts';
import type { SettingsChange } from '../../api-types.ts';
import { flagIn, knownFields, textIn } from '../page-kit/known-fields.ts';

function settingsIn(body: Input): SettingsChange {
  const [refused, throttles] = [flagIn(body, 'sms_refused'), flagIn(body, 'throttles')];
  const lapses = flagIn(body, 'digid_confirmation_lapses');
  return {
    ...('digid_start_error' in body ? { digid_start_error: textIn(body, 'digid_start_error') } : {}),
    ...(refused === null ? {} : { sms_refused: refused }),
    ...(lapses === null ? {} : { digid_confirmation_lapses: lapses }),
    ...(throttles === null ? {} : { throttles }),
  };
}

const SETTINGS = ['digid_start_error', 'digid_confirmation_lapses', 'sms_refused', 'throttles'];

/** Changes the settings of a world. */
export function addSettingsApi(app: FastifyInstance, platform: MockPlatform): void {
  app.post('/_mock/api/settings', async (request): Promise<WorldSettings> => {
    const world = worldOf(platform, request);
    world.configure(settingsIn(knownFields(request.body, SETTINGS)));
    return world.settings;
  });
}
