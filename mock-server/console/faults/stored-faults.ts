import { second } from '../../src/clock/calendar.ts';
import type { Input } from '../../src/contract/input.ts';
import { faultIn } from '../../src/app/faults/fault-input.ts';
import { readyFaults } from '../../src/app/faults/ready-faults.ts';
import { letGo } from '../../src/app/faults/held.ts';
import type { NewRow } from '../../src/database/table.ts';
import type { FaultRow } from '../../src/database/tables/outside.ts';
import type { World } from '../../src/database/world.ts';
import type { MockPlatform } from '../../src/http/mock-platform.ts';
import { consoleProblem } from '../page-kit/console-error.ts';

/** The same fault with the moment at which it is over, when it lasts so many seconds from now. */
function begun(world: World, fault: NewRow<FaultRow>): NewRow<FaultRow> {
  const { until: _before, ...rest } = fault;
  return fault.for_seconds === undefined ? rest : { ...rest, until: world.now() + fault.for_seconds * second };
}

/** Reads a fault that somebody wrote; the sentence of a 400 says what is wrong with it. */
function readFault(platform: MockPlatform, world: World, body: Input): NewRow<FaultRow> {
  const read = faultIn(body);
  if ('problem' in read) throw consoleProblem(400, read.problem);
  const { persona, client_key } = read.fault;
  if (persona !== undefined && !platform.catalogue.personas.has(persona)) {
    throw consoleProblem(400, `There is no resident "${persona}".`);
  }
  if (client_key !== undefined && !world.table('tenants').first('key', client_key)) {
    throw consoleProblem(400, `There is no municipality "${client_key}".`);
  }
  return read.fault;
}

/** Adds a fault that somebody wrote. */
export const addFault = (platform: MockPlatform, world: World, body: Input): FaultRow =>
  world.table('faults').insert(begun(world, readFault(platform, world, body)));

/**
 * Changes what a body names of a fault, null takes a field away; it keeps its place in the list and what it matched.
 * A time that it lasts begins anew when it is named or when the fault goes on after a pause.
 */
export function changeFault(
  platform: MockPlatform,
  world: World,
  { fault, body }: { fault: FaultRow; body: Input },
): FaultRow {
  const { id, hits, met, until, ...rest } = fault;
  const changed = readFault(platform, world, { ...rest, ...body });
  const isAnew = 'for_seconds' in body || (fault.paused === true && changed.paused !== true);
  const counted = { ...(hits === undefined ? {} : { hits }), ...(met === undefined ? {} : { met }) };
  const lasting = isAnew || until === undefined ? begun(world, changed) : { ...changed, until };
  const faults = world.table('faults');
  faults.remove(fault);
  return faults.insert({ ...lasting, ...counted, id });
}

/** Switches the faults of a ready-made one on; null when there is none of that name. */
export function addReady(world: World, key: string): readonly FaultRow[] | null {
  const ready = readyFaults.find((one) => one.key === key);
  if (!ready) return null;
  return ready.faults.map((fault) => world.table('faults').insert(begun(world, { ...fault, name: ready.name })));
}

/** Lets go of the calls that a fault holds; one that is used up goes with them. */
export function letGoOf(world: World, fault: FaultRow): number {
  const count = letGo(world, fault.id);
  if (fault.times === 0) world.table('faults').remove(fault);
  return count;
}
