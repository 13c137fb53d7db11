import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cameFrom } from '../page-kit/came-from.ts';
import { addressOf } from '../page-kit/html.ts';
import { pageCall } from '../page-kit/page-call.ts';
import type { MockPlatform } from '../../src/http/platform.ts';
import { deskActions, done } from './all-actions.ts';

/** Back to the part of the desk on which the form was, with what went wrong. */
function backOf(request: FastifyRequest, problem: string | null): string {
  const { pathname, searchParams } = new URL(cameFrom(request), 'http://desk');
  if (pathname !== '/_mock/desk') return '/_mock/desk';
  return addressOf(pathname, { view: searchParams.get('view'), voucher: searchParams.get('voucher'), problem });
}

/** What is decided at the desk; each action leads back to it. */
export function addDeskActions(app: FastifyInstance, platform: MockPlatform): void {
  for (const [name, action] of Object.entries(deskActions)) {
    app.post(`/_mock/desk/${name}`, async (request, reply) => {
      const call = pageCall(platform, request);
      return reply.redirect(backOf(request, done(call, action)), 303);
    });
  }
}
