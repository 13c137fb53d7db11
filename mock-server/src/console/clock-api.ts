import type { FastifyInstance } from 'fastify';
import { flagOf, objectOf } from '../http/input.ts';
import type { Input } from '../http/input.ts';
import { worldOf } from '../plugins/world.ts';
import { passNights } from '../store/reminders.ts';
import type { World } from '../store/world.ts';
import type { Twin } from '../twin.ts';
import { timestamp } from '../wire/format.ts';
import { consoleProblem } from './replies.ts';

/** Moment of the text in milliseconds; anything unreadable is a 400. */
export function momentIn(value: unknown): number {
  const moment = typeof value === 'number' ? value : Date.parse(String(value));
  if (!Number.isFinite(moment))
    throw consoleProblem(400, `"${String(value)}" is not a moment such as 2026-12-31T23:59:00+01:00.`);
  return moment;
}

function show(world: World): object {
  const now = world.now();
  const { frozen, speed } = world.clock.state();
  return { now, local: timestamp(now), frozen, speed };
}

function positive(value: unknown): number {
  const speed = Number(value);
  if (!Number.isFinite(speed) || speed <= 0) throw consoleProblem(400, 'The speed must be a number above 0.');
  return speed;
}

function move(world: World, body: Input): void {
  passNights(world);
  const { clock } = world;
  if (body['jump_to'] !== undefined) clock.jumpTo(momentIn(body['jump_to']));
  if (body['step_seconds'] !== undefined) {
    const seconds = Number(body['step_seconds']);
    if (!Number.isFinite(seconds)) throw consoleProblem(400, 'step_seconds must be a number.');
    clock.step(seconds);
  }
  if (body['speed'] !== undefined) clock.runAt(positive(body['speed']));
  if (flagOf(body, 'freeze') === true) clock.freeze();
  if (flagOf(body, 'resume') === true) clock.resume();
  world.clockMoved();
  passNights(world);
}

/** Read and move the clock of the world. */
export function addClockApi(app: FastifyInstance, twin: Twin): void {
  app.get('/_mock/api/clock', async (request) => show(worldOf(twin, request)));
  app.post('/_mock/api/clock', async (request) => {
    const world = worldOf(twin, request);
    move(world, objectOf(request.body));
    return show(world);
  });
}
