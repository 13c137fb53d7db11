import type { FastifyInstance } from 'fastify';
import { isProblem } from '../../src/database/worlds.ts';
import { World } from '../../src/database/world.ts';
import type { FaultRow } from '../../src/database/tables/outside.ts';
import type { HarEntry } from '../requests/har.ts';
import type { BugReport, ReportStart } from './bug-report.ts';
import { firstDifference } from './first-difference.ts';
import { sendAgain } from '../requests/send-again.ts';
import type { Came } from '../requests/send-again.ts';

/** How a replay ended. */
export type Replayed = {
  readonly requests: number;
  readonly actions: number;
  /** Answers of which only the status could be compared. */
  readonly statusOnly: number;
  /** The first answer that is another one, in sentences; null when all are the same. */
  readonly difference: string | null;
};

const worldName = 'replay';

function worldOf(app: FastifyInstance, start: ReportStart): World | string {
  if (start.kind === 'snapshot') return World.from(start.snapshot);
  const made = app.mockPlatform.worlds.fresh(start.scenario, start.now);
  return isProblem(made) ? `This mock platform has no scenario "${start.scenario}".` : made;
}

/** Waiting proves nothing here: faults match at once, and the log saw answers before they were slowed down or cut off. */
function hurryFaults(world: World): void {
  const faults = world.table('faults');
  for (const fault of faults.all()) {
    const { bytes_per_second: _rate, cut_after: _cut, ...rest } = fault;
    const hurried: FaultRow = { ...rest, delay_ms: 0, spread_ms: 0, ...(fault.hold ? { hold: false } : {}) };
    faults.restore(fault.id, hurried, faults.highest);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** Calls that are not described, such as the one that tells how the process is, are about this machine and not about the world. */
const isCompared = ({ response, _contract }: HarEntry): boolean =>
  response.content.text !== undefined && _contract.operation !== null;

function differenceOf(entry: HarEntry, came: Came): string | null {
  const { request, response } = entry;
  const call = `Request ${entry._platform.id} (${request.method} ${entry._platform.url})`;
  if (came.status !== response.status) {
    return `${call} was answered ${response.status}, and is answered ${came.status} now: ${came.text.slice(0, 400)}`;
  }
  if (!isCompared(entry) || response.content.text === undefined) return null;
  const found = firstDifference(parsed(response.content.text), parsed(came.text));
  if (!found) return null;
  const place = found.path === '' ? 'The body' : `Field ${found.path}`;
  return `${call} has another body. ${place} was ${shown(found.was)}, and is ${shown(found.is)} now.`;
}

/** What has been done so far. */
class Tally {
  requests = 0;
  actions = 0;
  statusOnly = 0;

  with(difference: string | null): Replayed {
    const { requests, actions, statusOnly } = this;
    return { requests, actions, statusOnly, difference };
  }
}

async function again(app: FastifyInstance, world: World, entry: HarEntry): Promise<string | null> {
  world.clock.freeze();
  world.clock.jumpTo(entry._platform.at);
  hurryFaults(world);
  return differenceOf(entry, await sendAgain(app, entry, worldName));
}

/**
 * Does everything in a report again, in a world of its own on this mock platform: each request at the world's time at which it was made.
 * It ends at the first answer that is another one. A start that this mock platform cannot make is told as a sentence.
 */
export async function replay(app: FastifyInstance, report: BugReport): Promise<Replayed | string> {
  const world = worldOf(app, report.start);
  if (typeof world === 'string') return world;
  app.mockPlatform.worlds.adopt(worldName, world);
  const tally = new Tally();
  for (const step of report.steps) {
    if (step.kind === 'action') {
      world.redo(step);
      tally.actions += 1;
      continue;
    }
    const entry = report.har.log.entries[step.entry];
    if (!entry) continue;
    const difference = await again(app, world, entry);
    tally.requests += 1;
    if (!isCompared(entry) && entry.response.bodySize > 0) tally.statusOnly += 1;
    if (difference !== null) return tally.with(difference);
  }
  return tally.with(null);
}
