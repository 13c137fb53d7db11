import type { FastifyInstance } from 'fastify';
import { deskActions, done } from './all-actions.ts';
import { paperContent } from '../../src/domain/files/file-content.ts';
import { worldOf } from '../../src/http/world.ts';
import type { MockPlatform } from '../../src/http/platform.ts';
import { pageCall } from '../page-kit/page-call.ts';
import { consoleProblem } from '../page-kit/console-error.ts';

/** The desk by HTTP: every action takes the fields of its form as JSON. */
export function addDeskApi(app: FastifyInstance, platform: MockPlatform): void {
  for (const [name, action] of Object.entries(deskActions)) {
    app.post(`/_mock/api/desk/${name}`, async (request) => {
      const problem = done(pageCall(platform, request), action);
      if (problem !== null) throw consoleProblem(409, problem);
      return { done: true };
    });
  }
  app.get<{ Params: { uid: string } }>('/_mock/api/desk/attachments/:uid', async (request, reply) => {
    const world = worldOf(platform, request);
    const row = world.table('files').first('uid', request.params.uid);
    if (!row) throw consoleProblem(404, `There is no paper "${request.params.uid}".`);
    const { mime, bytes } = paperContent(world, row);
    const name = encodeURIComponent(row.original_name).replaceAll("'", '%27');
    return reply
      .headers({
        'content-type': mime,
        'content-disposition': `inline; filename*=UTF-8''${name}`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
      .send(bytes);
  });
}
