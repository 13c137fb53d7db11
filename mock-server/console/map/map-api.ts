import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { objectOf } from '../../src/input.ts';
import type { Input } from '../../src/input.ts';
import { findFree, lookUp, reverse, suggest } from '../../src/services/geocoder.ts';
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

type TileParams = { readonly z: string; readonly x: string; readonly file: string };

const types = { png: 'image/png', svg: 'image/svg+xml; charset=utf-8' } as const;

async function bytesOf(svg: string, kind: keyof typeof types): Promise<Buffer> {
  const source = Buffer.from(svg);
  if (kind === 'svg') return source;
  const sharp = await pictureLibrary();
  return sharp(source).png({ palette: true, effort: 1 }).toBuffer();
}

async function sendTile(
  world: World,
  params: TileParams,
  exchange: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const [row = '', kind] = params.file.split('.');
  const place = { z: Number(params.z), x: Number(params.x), y: Number(row) };
  if ((kind !== 'png' && kind !== 'svg') || !isTile(place)) throw consoleProblem(404, 'There is no such tile.');
  const { request, reply } = exchange;
  const svg = tileSvg(place, townsOf(world));
  const etag = `"${createHash('sha1').update(svg).digest('base64url')}-${kind}"`;
  reply.headers({ ...open, etag, 'cache-control': 'public, max-age=3600' });
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  return reply.header('content-type', types[kind]).send(await bytesOf(svg, kind));
}

const questions: { readonly [name: string]: (world: World, query: Input) => object } = {
  free: findFree,
  suggest,
  lookup: lookUp,
  reverse,
};

/** The map and the geocoder of a world without the internet: tiles of EPSG:3857, answers in the shape of the national service. */
export function addMapApi(app: FastifyInstance, platform: MockPlatform): void {
  app.get<{ Params: TileParams }>('/_mock/map/:z/:x/:file', async (request, reply) =>
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
