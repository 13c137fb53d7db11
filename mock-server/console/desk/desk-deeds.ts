import type { FastifyInstance } from 'fastify';
import { addressOf } from '../page-kit/html.ts';
import { given, pageCall } from '../page-kit/page-call.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import type { Twin } from '../../src/http/twin.ts';
import { deskDeeds, done } from './all-deeds.ts';

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

/** What is decided at the desk; each deed leads back to it. */
export function addDeskDeeds(app: FastifyInstance, twin: Twin): void {
  for (const [name, deed] of Object.entries(deskDeeds)) {
    app.post(`/_mock/desk/${name}`, async (request, reply) => {
      const call = pageCall(twin, request);
      return reply.redirect(backOf(call, done(call, deed)), 303);
    });
  }
}
