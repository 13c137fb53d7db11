import { second } from '../../src/calendar.ts';
import type { Input } from '../../src/input.ts';
import { faultIn } from '../../src/faults/fault-input.ts';
import { readyFaults } from '../../src/faults/ready-faults.ts';
import { letGo } from '../../src/faults/held.ts';
import type { NewRow } from '../../src/world/table.ts';
import type { FaultRow } from '../../src/tables/faults.ts';
import type { World } from '../../src/world/world.ts';
import type { MockPlatform } from '../../src/http/platform.ts';
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
  const { persona, client_key, operation_id } = read.fault;
  if (operation_id !== null && !platform.contract.operations.some(({ id }) => id === operation_id)) {
    throw consoleProblem(400, `There is no operation "${operation_id}". GET /_mock/openapi.json has them all.`);
  }
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

/** Pauses a fault or resumes it; it keeps its place in the list and what it matched. A resumed fault lasts its full time. */
export function pauseFault(world: World, fault: FaultRow, isPaused: boolean): void {
  const { paused: _before, ...rest } = fault;
  const faults = world.table('faults');
  faults.remove(fault);
  faults.insert(isPaused ? { ...rest, paused: true } : begun(world, rest));
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
