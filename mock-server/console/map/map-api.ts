import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { objectOf } from '../../src/input.ts';
import { findFree, reverse } from '../../src/services/geocoder.ts';
import { isTile } from '../../src/services/map/tile.ts';
import { tileSvg, townsOf } from '../../src/services/map/tile-svg.ts';
import { pictureLibrary } from '../../src/services/pictures/convert-picture.ts';
import { worldNameOf, worldOf } from '../../src/http/world.ts';
import { devWorld } from '../../src/world/worlds.ts';
import type { World } from '../../src/world/world.ts';
import type { MockPlatform } from '../../src/http/platform.ts';
import { consoleProblem } from '../page-kit/console-error.ts';

/** The shop stands on another port: as the national service, this one may be asked from everywhere. */
const open = { 'access-control-allow-origin': '*' } as const;

type TileParams = { readonly z: string; readonly x: string; readonly y: string };

async function sendTile(
  world: World,
  params: TileParams,
  exchange: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const place = { z: Number(params.z), x: Number(params.x), y: Number(params.y) };
  if (!isTile(place)) throw consoleProblem(404, 'There is no such tile.');
  const { request, reply } = exchange;
  const svg = tileSvg(place, townsOf(world));
  const etag = `"${createHash('sha1').update(svg).digest('base64url')}"`;
  reply.headers({ ...open, etag, 'cache-control': 'public, max-age=3600' });
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  const sharp = await pictureLibrary();
  return reply.type('image/png').send(await sharp(Buffer.from(svg)).png({ palette: true, effort: 1 }).toBuffer());
}

const questions = { free: findFree, reverse };

/** The map and the geocoder of a world without the internet: tiles of EPSG:3857, answers in the shape of the national service. */
export function addMapApi(app: FastifyInstance, platform: MockPlatform): void {
  app.get<{ Params: TileParams }>('/_mock/map/:z/:x/:y.png', async (request, reply) =>
    sendTile(worldOf(platform, request), request.params, { request, reply }),
  );
  // The shop asks a national service without cookies, so also a strict mock platform gets no name of a world.
  const townOf = (request: FastifyRequest): World =>
    (worldNameOf(request) === null ? platform.worlds.get(devWorld) : undefined) ?? worldOf(platform, request);
  for (const [name, ask] of Object.entries(questions)) {
    app.get(`/_mock/locatieserver/search/v3_1/${name}`, async (request, reply) =>
      reply.headers(open).send(ask(townOf(request), objectOf(request.query))),
    );
  }
}
