import type { FastifyInstance } from 'fastify';
import { flagOf, objectOf, textOf } from '../../src/contract/input.ts';
import type { Input } from '../../src/contract/input.ts';
import { worldOf } from '../../src/http/world.ts';
import type { WorldSettings } from '../../src/database/tables/outside.ts';
import type { MockPlatform } from '../../src/http/mock-platform.ts';
import { limits } from '../../src/domain/throttle/limits.ts';
import { clearLimit, useUpLimit } from '../faults/limits.ts';
import { consoleProblem } from '../page-kit/console-error.ts';

function settingsIn(body: Input): Partial<WorldSettings> {
  const [refused, throttles] = [flagOf(body, 'sms_refused'), flagOf(body, 'throttles')];
  const lapses = flagOf(body, 'digid_confirmation_lapses');
  return {
    ...('digid_start_error' in body ? { digid_start_error: textOf(body, 'digid_start_error') } : {}),
    ...(refused === null ? {} : { sms_refused: refused }),
    ...(lapses === null ? {} : { digid_confirmation_lapses: lapses }),
    ...(throttles === null ? {} : { throttles }),
  };
}

const unknownLimit = (key: string): Error =>
  consoleProblem(
    404,
    `There is no limit "${key}". Choose one of: ${Object.values(limits)
      .map((limit) => limit.key)
      .join(', ')}.`,
  );

/** Switches and throttle windows. */
export function addSettingsApi(app: FastifyInstance, platform: MockPlatform): void {
  app.get('/_mock/api/settings', async (request) => worldOf(platform, request).settings);
  app.post('/_mock/api/settings', async (request) => {
    const world = worldOf(platform, request);
    world.configure(settingsIn(objectOf(request.body)));
    return world.settings;
  });
  app.get('/_mock/api/throttles', async (request) => ({
    throttles: worldOf(platform, request).table('throttles').all(),
  }));
  app.delete('/_mock/api/throttles', async (request) => {
    const [world, key] = [worldOf(platform, request), textOf(objectOf(request.query), 'key')];
    if (key === null) world.table('throttles').clear();
    else if (!clearLimit(world, key)) throw unknownLimit(key);
    return {};
  });
  app.post('/_mock/api/throttles/use-up', async (request) => {
    const key = textOf(objectOf(request.body), 'key') ?? '';
    if (!useUpLimit(worldOf(platform, request), key)) throw unknownLimit(key);
    return {};
  });
}
