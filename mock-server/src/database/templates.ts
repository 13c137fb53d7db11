import { Clock, machineNow } from '../clock/clock.ts';
import { ScenarioTemplate } from './scenario-template.ts';
import type { Scenario } from './scenario.ts';
import { tableNames } from './shape.ts';
import { World } from './world.ts';

/** Templates that are kept; each has all rows of a scenario. */
const keptTemplates = 24;
/** Milliseconds of rest before a template is made for the next time. */
const restTime = 250;
/** Rows of a scenario that is worth three more builds; a city is not. */
const quickRows = 20_000;

/**
 * Makes fresh worlds of scenarios. For a clock that stands still a scenario is built once per moment and its rows are shared. For one
 * that runs it is built again, but who begins again and again gets a template of the hour.
 */
export class Templates {
  readonly #standing = new Map<string, World>();
  #hour: { readonly name: string; readonly template: ScenarioTemplate | null } | null = null;
  /** Scenario that was built last for a running clock. */
  #last: string | null = null;
  #timer: NodeJS.Timeout | null = null;

  /** A world of its own in this situation. `now` (milliseconds) makes its clock stand still there. */
  fresh(name: string, scenario: Scenario, now: number | null): World {
    return now === null ? this.#running(name, scenario) : this.#standingAt(name, scenario, now).copy();
  }

  #standingAt(name: string, scenario: Scenario, now: number): World {
    const key = `${name} ${now}`;
    const template = this.#standing.get(key) ?? settledBuild(name, scenario, Clock.frozenAt(now));
    this.#standing.delete(key);
    this.#standing.set(key, template);
    const [oldest] = this.#standing.keys();
    if (this.#standing.size > keptTemplates && oldest !== undefined) this.#standing.delete(oldest);
    return template;
  }

  #running(name: string, scenario: Scenario): World {
    const start = machineNow();
    if (this.#hour?.name === name && this.#hour.template?.covers(start)) return this.#hour.template.at(start);
    const world = settledBuild(name, scenario, Clock.running()).copy();
    if (this.#last === name && rowsIn(world) <= quickRows) this.#prepare(name, scenario);
    this.#last = name;
    return world;
  }

  /** Makes the template of this hour as soon as there is a rest. */
  #prepare(name: string, scenario: Scenario): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#hour = { name, template: ScenarioTemplate.of(name, scenario, machineNow()) };
    }, restTime).unref();
  }
}

const rowsIn = (world: World): number => tableNames.reduce((rows, name) => rows + world.table(name).size, 0);

function settledBuild(name: string, scenario: Scenario, clock: Clock): World {
  const world = World.empty(name, clock);
  scenario.build(world);
  return world.settled();
}
