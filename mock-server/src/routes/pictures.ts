import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/refusal.ts';
import { pictureSvg } from '../pictures/picture.ts';
import { uploadedSvg } from '../pictures/uploaded.ts';
import { worldOf } from '../plugins/world.ts';
import type { MediaRow } from '../store/table-tenants.ts';
import type { World } from '../store/world.ts';
import { apiPrefix } from '../twin.ts';
import type { Twin } from '../twin.ts';

const nothing: Drawn = { svg: null, cache: '' };

type Drawn = { readonly svg: string | null; readonly cache: string };

/** An upload is shown as it is and kept nowhere; whoever has its uid was given it by its owner's own calls. */
function drawn(world: World, media: MediaRow, preset: string): Drawn {
  const blob = world.table('blobs').first('uid', media.uid);
  if (blob) return { svg: uploadedSvg(media.type, preset, blob), cache: 'private, no-store' };
  return { svg: pictureSvg({ type: media.type, motif: media.motif }, preset), cache: 'public, max-age=86400' };
}

/** The pictures of the world, drawn when asked; the same address always gives the same bytes. */
export function addPictures(app: FastifyInstance, twin: Twin): void {
  app.get<{ Params: { uid: string; preset: string } }>(
    `${apiPrefix}/pictures/:uid/:preset.svg`,
    async (request, reply) => {
      const world = worldOf(twin, request);
      const media = world.table('medias').first('uid', request.params.uid);
      const { svg, cache } = media ? drawn(world, media, request.params.preset) : nothing;
      if (svg === null) throw notFound();
      return reply.headers({ 'cache-control': cache, 'content-type': 'image/svg+xml; charset=utf-8' }).send(svg);
    },
  );
}
