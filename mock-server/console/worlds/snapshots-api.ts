import type { FastifyInstance, FastifyRequest } from 'fastify';
import { objectOf, textOf } from '../../src/contract/input.ts';
import { worldNameOf, worldOf } from '../../src/http/world.ts';
import type { World } from '../../src/database/world.ts';
import { devWorld } from '../../src/database/worlds.ts';
import type { Twin } from '../../src/http/twin.ts';
import { timestamp } from '../../src/wire/format.ts';
import { differencesBetween } from '../data/compare.ts';
import { consoleProblem } from '../page-kit/replies.ts';
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
export function snapshotNamed(twin: Twin, name: string): Snapshot {
  const found = snapshotOf(twin, name);
  if (!found) throw consoleProblem(404, `There is no snapshot "${name}".`);
  return found;
}

/** The world in a file that came in; a wrong one is a 400 with what is wrong with it. */
export function worldIn(value: unknown): World {
  const read = worldOfFile(value);
  if (typeof read === 'string') throw consoleProblem(400, read);
  return read;
}

function addSnapshotCalls(app: FastifyInstance, twin: Twin): void {
  app.get('/_mock/api/snapshots', async () => ({ snapshots: snapshotsOf(twin).map(shown) }));
  app.post('/_mock/api/snapshots', async (request, reply) => {
    const from = { world: worldOf(twin, request), worldName: nameOf(request) };
    const name = textOf(objectOf(request.body), 'name')?.trim();
    return reply.code(201).send(shown(takeSnapshot(twin, from, name || null)));
  });
  app.post<{ Params: { name: string } }>('/_mock/api/snapshots/:name/restore', async (request) => {
    worldOf(twin, request);
    const world = twin.worlds.adopt(nameOf(request), worldOfSnapshot(snapshotNamed(twin, request.params.name)));
    return { world: nameOf(request), scenario: world.scenario, now: world.now() };
  });
  app.get<{ Params: { name: string } }>('/_mock/api/snapshots/:name/changes', async (request) => {
    const { world } = snapshotNamed(twin, request.params.name);
    return { changes: differencesBetween(world, worldOf(twin, request)) };
  });
  app.delete<{ Params: { name: string } }>('/_mock/api/snapshots/:name', async (request) => {
    snapshotNamed(twin, request.params.name);
    dropSnapshot(twin, request.params.name);
    return {};
  });
}

function addFileCalls(app: FastifyInstance, twin: Twin): void {
  app.get('/_mock/api/export', async (request, reply) => {
    const world = worldOf(twin, request);
    return reply.headers(asFile(`${nameOf(request)}.world.json`)).send(worldFileOf(world));
  });
  app.post('/_mock/api/import', { bodyLimit: largestWorldFile }, async (request, reply) => {
    worldOf(twin, request);
    const world = worldIn(request.body);
    const wanted = textOf(objectOf(request.query), 'world');
    if (wanted === null) twin.worlds.adopt(nameOf(request), world);
    const made = wanted === null ? { name: nameOf(request) } : twin.worlds.add(world, { name: wanted });
    if ('problem' in made) throw worldProblem(twin, made);
    return reply.code(201).send({ world: made.name, scenario: world.scenario, now: world.now() });
  });
}

function addCopyCall(app: FastifyInstance, twin: Twin): void {
  app.post<{ Params: { world: string } }>('/_mock/api/worlds/:world/copy', async (request, reply) => {
    const { world: like } = request.params;
    const source = twin.worlds.get(like);
    if (!source) throw worldProblem(twin, { problem: 'unknown_world', name: like });
    const name = textOf(objectOf(request.body), 'name');
    const made = twin.worlds.add(source.copy(), { like, ...(name === null ? {} : { name }) });
    if ('problem' in made) throw worldProblem(twin, made);
    return reply.code(201).send({ world: made.name });
  });
}

/** Worlds kept by name, as a file, and beside each other. */
export function addSnapshotsApi(app: FastifyInstance, twin: Twin): void {
  addSnapshotCalls(app, twin);
  addFileCalls(app, twin);
  addCopyCall(app, twin);
}
