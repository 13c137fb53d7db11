import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { objectOf, textOf } from '../../input.ts';
import { forbidden, notFound } from '../../http/refusal.ts';
import { pictureSvg } from '../../services/pictures/picture.ts';
import { tokenOf } from '../../http/caller.ts';
import { proxyOf } from '../../domain/identity/bearer.ts';
import { worldOf } from '../../http/world.ts';
import { isKeyGood, isPrivatePicture } from '../../domain/files/picture-link.ts';
import { blobOf, bytesOf } from '../../domain/files/blobs.ts';
import { handlesFile } from '../../domain/files/file-handlers.ts';
import { stateNow } from '../../domain/identity/proxies.ts';
import type { MediaRow } from '../../tables/files.ts';
import type { World } from '../../world/world.ts';
import { apiPrefix, type MockPlatform } from '../../http/platform.ts';

type Shown = { readonly mime: string; readonly bytes: Buffer };

const svgType = 'image/svg+xml; charset=utf-8';

/** The address names the kind as well: another one leads nowhere. */
function shown(world: World, media: MediaRow, file: string): Shown | null {
  const [preset = '', kind] = file.split('.');
  if (kind !== (media.made ?? 'svg')) return null;
  if (media.made === undefined) {
    const svg = pictureSvg({ type: media.type, motif: media.motif }, preset);
    return svg === null ? null : { mime: svgType, bytes: Buffer.from(svg) };
  }
  const blob = preset === 'original' ? undefined : blobOf(world, media.uid, preset);
  return blob ? { mime: blob.mime, bytes: bytesOf(world, blob) } : null;
}

/** Who sends the token of somebody who may see the paper: its owner, or who decides on what it belongs to. */
function isForCaller(world: World, request: FastifyRequest, media: MediaRow): boolean {
  const proxy = proxyOf(world, tokenOf(request.headers));
  if (!proxy || stateNow(world, proxy) !== 'active' || proxy.identity_address === null) return false;
  if (proxy.identity_address === media.identity_address) return true;
  const paper = world.table('files').first('preview_uid', media.uid);
  return paper !== undefined && handlesFile(world, paper, proxy.identity_address);
}

function mayRead(world: World, request: FastifyRequest, media: MediaRow): boolean {
  if (!isPrivatePicture(media)) return true;
  const query = objectOf(request.query);
  const link = { until: textOf(query, 'until'), key: textOf(query, 'key') };
  return isKeyGood(media, link, world.now()) || isForCaller(world, request, media);
}

/** The bytes at one address never change, so their digest names them. */
const tagOf = (bytes: Buffer): string => `"${createHash('sha1').update(bytes).digest('base64url')}"`;

const cacheFor = (media: MediaRow): string =>
  isPrivatePicture(media) ? 'private, max-age=300' : 'public, max-age=86400';

/** The pictures of the world: sizes of uploads as they were made, drawings when asked. */
export function addPictures(app: FastifyInstance, platform: MockPlatform): void {
  app.get<{ Params: { uid: string; file: string } }>(`${apiPrefix}/pictures/:uid/:file`, async (request, reply) => {
    const world = worldOf(platform, request);
    const media = world.table('medias').first('uid', request.params.uid);
    const picture = media ? shown(world, media, request.params.file) : null;
    if (!media || !picture) throw notFound();
    if (!mayRead(world, request, media)) throw forbidden();
    const etag = tagOf(picture.bytes);
    reply.headers({ 'cache-control': cacheFor(media), etag });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply.header('content-type', picture.mime).send(picture.bytes);
  });
}
