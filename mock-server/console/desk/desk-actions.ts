import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cameFrom } from '../page-kit/came-from.ts';
import { addressOf } from '../page-kit/html.ts';
import { pageCall } from '../page-kit/page-call.ts';
import type { MockPlatform } from '../../src/http/platform.ts';
import { deskActionNames, deskActions, done } from './all-actions.ts';
import { doneWords, undo, undoable } from './undo.ts';

/** Back to the part of the desk on which the form was, with what was done or why it was not. */
function backOf(
  request: FastifyRequest,
  said: { readonly [what in 'problem' | 'decided' | 'undone']?: string },
): string {
  const { pathname, searchParams } = new URL(cameFrom(request), 'http://desk');
  if (pathname !== '/_mock/desk') return '/_mock/desk';
  return addressOf(pathname, { view: searchParams.get('view'), voucher: searchParams.get('voucher'), ...said });
}

/** What is decided at the desk; each action leads back to it. */
export function addDeskActions(app: FastifyInstance, platform: MockPlatform): void {
  for (const name of deskActionNames) {
    app.post(`/_mock/desk/${name}`, async (request, reply) => {
      const call = pageCall(platform, request);
      const problem = undoable(call.world, () => done(call, deskActions[name]));
      return reply.redirect(backOf(request, problem === null ? { decided: doneWords[name](call) } : { problem }), 303);
    });
  }
  app.post('/_mock/desk/undo', async (request, reply) => {
    const problem = undo(pageCall(platform, request).world);
    const said = problem === null ? { undone: 'Het besluit is teruggedraaid.' } : { problem };
    return reply.redirect(backOf(request, said), 303);
  });
}
