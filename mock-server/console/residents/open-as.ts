import type { FastifyInstance } from 'fastify';
import { objectOf, textOf } from '../../src/input.ts';
import { worldOf } from '../../src/http/world.ts';
import type { MockPlatform } from '../../src/http/platform.ts';
import { signInAs, unknownPersona } from './residents.ts';

/** The link that opens the shop, signed in as a resident. */
export function addOpenAs(app: FastifyInstance, platform: MockPlatform): void {
  app.get<{ Params: { persona: string } }>('/_mock/as/:persona', async (request, reply) => {
    const proxy = signInAs(worldOf(platform, request), request.params.persona);
    if (!proxy) throw unknownPersona(platform, request.params.persona);
    const target = textOf(objectOf(request.query), 'target');
    const query = new URLSearchParams({ token: proxy.exchange_token, ...(target === null ? {} : { target }) });
    return reply.redirect(`${platform.settings.shopUrl}/auth-link?${query}`, 302);
  });
}
