import type { FastifyInstance } from 'fastify';
import { isPossible } from '../../src/calendar.ts';
import type { Input } from '../../src/input.ts';
import { worldOf } from '../../src/http/world.ts';
import { keepSignedIn, moveClock } from './move-clock.ts';
import type { World } from '../../src/world/world.ts';
import type { MockPlatform } from '../../src/http/platform.ts';
import { timestamp } from '../../src/wire/format.ts';
import type { Clock } from '../../api-types.ts';
import { consoleProblem } from '../page-kit/console-error.ts';
import { flagIn, knownFields } from '../page-kit/known-fields.ts';

/** Moment of the text in milliseconds; anything unreadable is a 400. */
export function momentIn(value: unknown): number {
  const moment = typeof value === 'number' ? value : Date.parse(String(value));
  if (!isPossible(moment))
    throw consoleProblem(400, `"${String(value)}" is not a moment such as 2026-12-31T23:59:00+01:00.`);
  return moment;
}

function show(world: World): Clock {
  const now = world.now();
  const { frozen, speed } = world.clock.state();
  return { now, local: timestamp(now), frozen, speed };
}

/** A year in half a minute. */
const fastest = 1_000_000;

function positive(value: unknown): number {
  const speed = Number(value);
  if (!Number.isFinite(speed) || speed <= 0 || speed > fastest) {
    throw consoleProblem(400, `The speed must be a number above 0, up to ${fastest}.`);
  }
  return speed;
}

function secondsIn(value: unknown): number {
  const seconds = Number(value);
  if (!Number.isFinite(seconds)) throw consoleProblem(400, 'step_seconds must be a number.');
  return seconds;
}

/** What can be asked of the clock. */
const MOVES = ['jump_to', 'step_seconds', 'speed', 'freeze', 'resume', 'stay_signed_in'];

/** Does what a body asks of the clock. Reads everything first, so that a body that is refused moves nothing. */
export function moveAsAsked(world: World, body: Input): void {
  const { clock } = world;
  const moment = body['jump_to'] === undefined ? null : momentIn(body['jump_to']);
  const seconds = body['step_seconds'] === undefined ? null : secondsIn(body['step_seconds']);
  const speed = body['speed'] === undefined ? null : positive(body['speed']);
  const [freezes, resumes, stays] = ['freeze', 'resume', 'stay_signed_in'].map((field) => flagIn(body, field) === true);
  const move = (): void => {
    if (moment !== null) clock.jumpTo(moment);
    if (seconds !== null) clock.step(seconds);
    if (speed !== null) clock.runAt(speed);
    if (freezes) clock.freeze();
    if (resumes) clock.resume();
  };
  const moves = (): boolean => moveClock(world, move);
  const isMoved = stays ? keepSignedIn(world, moves) : moves();
  if (!isMoved) throw consoleProblem(400, 'The clock can stand at a moment from 1970 up to and including 9999.');
}

/** Read and move the clock of the world. */
export function addClockApi(app: FastifyInstance, platform: MockPlatform): void {
  app.get('/_mock/api/clock', async (request): Promise<Clock> => show(worldOf(platform, request)));
  app.post('/_mock/api/clock', async (request): Promise<Clock> => {
    const world = worldOf(platform, request);
    moveAsAsked(world, knownFields(request.body, MOVES));
    return show(world);
  });
}
