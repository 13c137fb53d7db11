import type { FastifyInstance } from 'fastify';
import { tokens } from '../../fixtures/seed/tokens.ts';
import { objectOf, textOf, type Input } from '../../src/input.ts';
import type { MockPlatform } from '../../src/http/platform.ts';
import { worldOf } from '../../src/http/world.ts';
import { signInAs, unknownPersona } from '../residents/residents.ts';
import { startScenario } from '../worlds/world-api.ts';

/**
 * The hook for the provider states of Pact. The name of a state is the name of a scenario; `persona` is the signed-in
 * resident, whose session is over with `session: 'expired'`; a name that ends in `_id` is a row of the request. The answer has the
 * values that a request takes from its state.
 * An interaction without a state runs in the scenario of the start.
 */
export function addProviderStatesApi(app: FastifyInstance, platform: MockPlatform): void {
  app.post('/_mock/api/provider-states', async (request) => {
    const body: Input = objectOf(request.body);
    if (textOf(body, 'action') === 'teardown') return {};
    startScenario(platform, request, textOf(body, 'state') || platform.settings.scenario);
    const params = objectOf(body['params']);
    const persona = textOf(params, 'persona');
    // Each scenario numbers its rows as the pact does.
    const values = {
      ...tokens,
      ...Object.fromEntries(Object.entries(params).filter(([name]) => name.endsWith('_id'))),
    };
    if (persona === null) return values;
    if (params['session'] === 'expired') return { ...values, accessToken: tokens.expiredAccess };
    const proxy = signInAs(worldOf(platform, request), persona);
    if (!proxy) throw unknownPersona(platform, persona);
    return { ...values, accessToken: proxy.access_token };
  });
}
