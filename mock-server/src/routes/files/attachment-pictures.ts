import type { FastifyInstance } from 'fastify';
import { objectOf, textOf } from '../../input.ts';
import { forbidden, notFound } from '../../http/refusal.ts';
import { worldOf } from '../../http/world.ts';
import { isKeyGood } from '../../domain/files/picture-link.ts';
import { blobOf, bytesOf } from '../../domain/files/blobs.ts';
import { apiPrefix, type MockPlatform } from '../../http/platform.ts';

/** Uploaded attachments that are pictures, for an `img`, which can send no token: the link that their `url` holds opens them. */
export function addPaperPictures(app: FastifyInstance, platform: MockPlatform): void {
  app.get<{ Params: { uid: string } }>(`${apiPrefix}/files/:uid/picture`, async (request, reply) => {
    const world = worldOf(platform, request);
    const paper = world.table('files').first('uid', request.params.uid);
    const blob = paper && blobOf(world, paper.uid);
    if (!paper || !blob?.mime.startsWith('image/')) throw notFound();
    const query = objectOf(request.query);
    const link = { until: textOf(query, 'until'), key: textOf(query, 'key') };
    if (!isKeyGood(paper, link, world.now())) throw forbidden();
    return reply
      .headers({ 'cache-control': 'private, max-age=300', 'content-type': blob.mime })
      .send(bytesOf(world, blob));
  });
}
