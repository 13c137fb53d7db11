import type { FastifyInstance, FastifyRequest } from 'fastify';
import { objectOf, textOf } from '../../src/contract/input.ts';
import { worldNameOf, worldOf } from '../../src/http/world.ts';
import type { World } from '../../src/database/world.ts';
import { devWorld } from '../../src/database/worlds.ts';
import type { MockPlatform } from '../../src/http/mock-platform.ts';
import { timestamp } from '../../src/wire/format.ts';
import { differencesBetween } from '../data/compare.ts';
import { consoleProblem } from '../page-kit/console-error.ts';
import { asFile } from '../requests/requests-api.ts';
import { worldProblem } from './world-api.ts';
import { dropSnapshot, snapshotOf, snapshotsOf, takeSnapshot, worldOfSnapshot } from '../snapshots/snapshots.ts';
import type { Snapshot } from '../snapshots/snapshots.ts';
import { worldFileOf, worldOfFile } from './world-file.ts';

/** Largest world file that is read. */
export const largestWorldFile = 512 * 1024 * 1024;

const nameOf = (request: FastifyRequest): string => worldNameOf(request) ?? devWorld;

const shown = ({ name, of, at, request, world }: Snapshot): object => ({
  name,
  world: of,
  scenario: world.scenario,
  at,
  local: timestamp(at),
  request,
});

/** A snapshot by name; an unknown one is a 404. */
export function snapshotNamed(platform: MockPlatform, name: string): Snapshot {
  const found = snapshotOf(platform, name);
  if (!found) throw consoleProblem(404, `There is no snapshot "${name}".`);
  return found;
}

/** The world in a file that came in; a wrong one is a 400 with what is wrong with it. */
export function worldIn(value: unknown): World {
  const read = worldOfFile(value);
  if (typeof read === 'string') throw consoleProblem(400, read);
  return read;
}

function addSnapshotCalls(app: FastifyInstance, platform: MockPlatform): void {
  app.get('/_mock/api/snapshots', async () => ({ snapshots: snapshotsOf(platform).map(shown) }));
  app.post('/_mock/api/snapshots', async (request, reply) => {
    const from = { world: worldOf(platform, request), worldName: nameOf(request) };
    const name = textOf(objectOf(request.body), 'name')?.trim();
    return reply.code(201).send(shown(takeSnapshot(platform, from, name || null)));
  });
  app.post<{ Params: { name: string } }>('/_mock/api/snapshots/:name/restore', async (request) => {
    worldOf(platform, request);
    const world = platform.worlds.adopt(nameOf(request), worldOfSnapshot(snapshotNamed(platform, request.params.name)));
    return { world: nameOf(request), scenario: world.scenario, now: world.now() };
  });
  app.get<{ Params: { name: string } }>('/_mock/api/snapshots/:name/changes', async (request) => {
    const { world } = snapshotNamed(platform, request.params.name);
    return { changes: differencesBetween(world, worldOf(platform, request)) };
  });
  app.delete<{ Params: { name: string } }>('/_mock/api/snapshots/:name', async (request) => {
    snapshotNamed(platform, request.params.name);
    dropSnapshot(platform, request.params.name);
    return {};
  });
}

function addFileCalls(app: FastifyInstance, platform: MockPlatform): void {
  app.get('/_mock/api/export', async (request, reply) => {
    const world = worldOf(platform, request);
    return reply.headers(asFile(`${nameOf(request)}.world.json`)).send(worldFileOf(world));
  });
  app.post('/_mock/api/import', { bodyLimit: largestWorldFile }, async (request, reply) => {
    worldOf(platform, request);
    const world = worldIn(request.body);
    const wanted = textOf(objectOf(request.query), 'world');
    if (wanted === null) platform.worlds.adopt(nameOf(request), world);
    const made = wanted === null ? { name: nameOf(request) } : platform.worlds.add(world, { name: wanted });
    if ('problem' in made) throw worldProblem(platform, made);
    return reply.code(201).send({ world: made.name, scenario: world.scenario, now: world.now() });
  });
}

function addCopyCall(app: FastifyInstance, platform: MockPlatform): void {
  app.post<{ Params: { world: string } }>('/_mock/api/worlds/:world/copy', async (request, reply) => {
    const { world: like } = request.params;
    const source = platform.worlds.get(like);
    if (!source) throw worldProblem(platform, { problem: 'unknown_world', name: like });
    const name = textOf(objectOf(request.body), 'name');
    const made = platform.worlds.add(source.copy(), { like, ...(name === null ? {} : { name }) });
    if ('problem' in made) throw worldProblem(platform, made);
    return reply.code(201).send({ world: made.name });
  });
}

/** Worlds kept by name, as a file, and beside each other. */
export function addSnapshotsApi(app: FastifyInstance, platform: MockPlatform): void {
  addSnapshotCalls(app, platform);
  addFileCalls(app, platform);
  addCopyCall(app, platform);
}
