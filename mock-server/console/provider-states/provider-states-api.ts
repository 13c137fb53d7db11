import type { FastifyInstance } from 'fastify';
import { tokens } from '../../fixtures/seed/tokens.ts';
import { objectOf, textOf } from '../../src/input.ts';
import type { Input } from '../../src/input.ts';
import type { MockPlatform } from '../../src/http/platform.ts';
import { worldOf } from '../../src/http/world.ts';
import { signInAs, unknownPersona } from '../residents/residents.ts';
import { startScenario } from '../worlds/world-api.ts';

/**
 * The hook for the provider states of Pact. The name of a state is the name of a scenario; `persona` is the signed-in
 * resident, whose session is over with `session: 'expired'`. The answer has the values that a request takes from its state.
 * An interaction without a state runs in the scenario of the start.
 */
export function addProviderStatesApi(app: FastifyInstance, platform: MockPlatform): void {
  app.post('/_mock/api/provider-states', async (request) => {
    const body: Input = objectOf(request.body);
    if (textOf(body, 'action') === 'teardown') return {};
    startScenario(platform, request, textOf(body, 'state') || platform.settings.scenario);
    const params = objectOf(body['params']);
    const persona = textOf(params, 'persona');
    if (persona === null) return { ...tokens };
    if (params['session'] === 'expired') return { ...tokens, accessToken: tokens.expiredAccess };
    const proxy = signInAs(worldOf(platform, request), persona);
    if (!proxy) throw unknownPersona(platform, persona);
    return { ...tokens, accessToken: proxy.access_token };
  });
}
