import type { FastifyInstance } from 'fastify';
import { addressOf } from '../page-kit/html.ts';
import { given, pageCall } from '../page-kit/page-call.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import type { MockPlatform } from '../../src/http/mock-platform.ts';
import { deskActions, done } from './all-actions.ts';

/** Back to the case that the form stands on, with what went wrong; never outside the desk. */
function backOf(call: PageCall, problem: string | null): string {
  const back = new URL(given(call, 'back') ?? '/_mock/desk', 'http://desk');
  if (back.pathname !== '/_mock/desk') return '/_mock/desk';
  return addressOf('/_mock/desk', {
    view: back.searchParams.get('view'),
    case: back.searchParams.get('case'),
    gezegd: given(call, 'back') === null ? null : problem,
  });
}

/** What is decided at the desk; each action leads back to it. */
export function addDeskActions(app: FastifyInstance, platform: MockPlatform): void {
  for (const [name, action] of Object.entries(deskActions)) {
    app.post(`/_mock/desk/${name}`, async (request, reply) => {
      const call = pageCall(platform, request);
      return reply.redirect(backOf(call, done(call, action)), 303);
    });
  }
}
