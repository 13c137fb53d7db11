import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/refusal.ts';
import { pictureSvg } from '../pictures/picture.ts';
import { worldOf } from '../plugins/world.ts';
import { apiPrefix } from '../twin.ts';
import type { Twin } from '../twin.ts';

/** The pictures of the world, drawn when asked; the same address always gives the same bytes. */
export function addPictures(app: FastifyInstance, twin: Twin): void {
  app.get<{ Params: { uid: string; preset: string } }>(
    `${apiPrefix}/pictures/:uid/:preset.svg`,
    async (request, reply) => {
      const media = worldOf(twin, request).table('medias').first('uid', request.params.uid);
      const svg = media ? pictureSvg({ type: media.type, motif: media.motif }, request.params.preset) : null;
      if (svg === null) throw notFound();
      return reply
        .headers({ 'cache-control': 'public, max-age=86400', 'content-type': 'image/svg+xml; charset=utf-8' })
        .send(svg);
    },
  );
}
