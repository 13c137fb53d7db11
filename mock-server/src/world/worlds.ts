import type { Catalogue, Scenario } from './scenario.ts';
import { Clock } from '../clock.ts';
import { World, type WorldStorage } from './world.ts';
import type { Edition } from '../tables/settings.ts';
import type { WorldData } from '../tables/tables.ts';
import { withNewColumns } from './new-columns.ts';

/** Why a world cannot be given. */
export type WorldProblem = {
  readonly problem: 'unknown_scenario' | 'unknown_world' | 'name_taken' | 'wrong_name';
  readonly name: string;
};

export const isProblem = (value: World | WorldProblem): value is WorldProblem => 'problem' in value;

/** How a world may be called: what fits a header, a cookie and an address alike. As a pattern of a form it is read with the flag `v`. */
export const worldNamePattern = String.raw`[\w.\-]{1,60}`;

const worldName = new RegExp(`^${worldNamePattern}$`, 'v');

const isWorldName = (name: string): boolean => worldName.test(name);

/** The world of a developer at work; the only one that is kept on disk. */
export const devWorld = 'dev';

/** Many isolated worlds in one process, each of which starts in the situation of a scenario. */
export class Worlds {
  readonly #catalogue: Catalogue;
  readonly #fixedNow: number | null;
  readonly #worlds = new Map<string, World>();
  /** Moment at which a world stood still when it was made; it goes back there. */
  readonly #starts = new Map<string, number | null>();
  readonly #devStorage: WorldStorage | null;
  readonly #edition: Edition | null;
  readonly #listeners: ((world: World) => void)[] = [];
  readonly #counters = new Map<string, number>();
  /** The worlds in which nothing has happened yet, by their scenario and the moment at which they stand still. */
  readonly #untouched = new Map<string, World>();

  /**
   * `devStorage` is where the world of the developer is kept; null keeps it in memory like all others. `edition` is played by every
   * world of a scenario; null leaves it to the scenario.
   */
  constructor(
    catalogue: Catalogue,
    fixedNow: number | null,
    { devStorage = null, edition = null }: { devStorage?: WorldStorage | null; edition?: Edition | null } = {},
  ) {
    this.#catalogue = catalogue;
    this.#fixedNow = fixedNow;
    this.#devStorage = devStorage;
    this.#edition = edition;
  }

  names(): string[] {
    return [...this.#worlds.keys()];
  }

  get(name: string): World | undefined {
    return this.#worlds.get(name);
  }

  /**
   * Goes on with the world of the developer as it was kept, with the fields that the sources got since. Returns a sentence when
   * that cannot be.
   */
  openDev(data: WorldData): string | null {
    const seed = this.#fresh(data.scenario, null);
    const complete = isProblem(seed) ? data : withNewColumns(data, seed.snapshot());
    if (typeof complete === 'string') return complete;
    const world = this.#inEdition(World.from(complete));
    if (this.#devStorage) world.keepIn(this.#devStorage);
    this.#worlds.set(devWorld, world);
    return null;
  }

  /** Puts a world under a name, in the place of the one that has it. */
  #adopt(name: string, world: World): World {
    if (name === devWorld && this.#devStorage) {
      world.keepIn(this.#devStorage);
      world.write();
    }
    const before = this.#worlds.get(name);
    this.#worlds.set(name, world);
    if (before !== undefined) this.#leave(before);
    return world;
  }

  /** A new world under a free name. `now` (milliseconds) makes its clock stand still there. */
  create(scenario: string, wanted: { name?: string; now?: number | null } = {}): WorldProblem | { name: string } {
    const now = wanted.now ?? this.#fixedNow;
    return this.#add(wanted.name ?? this.#freeName('world'), now, () => this.#fresh(scenario, now));
  }

  /** A world under a free name that is as another is now. */
  copy(from: string, wanted: { name?: string } = {}): WorldProblem | { name: string } {
    const world = this.#worlds.get(from);
    if (!world) return { problem: 'unknown_world', name: from };
    return this.#add(wanted.name ?? this.#freeName(from.slice(0, 50)), this.#startOf(from), () => world.copy());
  }

  /** Puts a world under a name that nothing has. */
  #add(name: string, start: number | null, make: () => World | WorldProblem): WorldProblem | { name: string } {
    if (!isWorldName(name)) return { problem: 'wrong_name', name };
    if (this.#worlds.has(name)) return { problem: 'name_taken', name };
    const world = make();
    if (isProblem(world)) return world;
    this.#starts.set(name, start);
    this.#adopt(name, world);
    return { name };
  }

  /** Moment at which a world stood still when it was made; null when it ran. */
  #startOf(name: string): number | null {
    return this.#starts.get(name) ?? this.#fixedNow;
  }

  /** Replaces what is in a world by another scenario. */
  load(name: string, scenario: string): World | WorldProblem {
    if (!this.#worlds.has(name)) return { problem: 'unknown_world', name };
    const world = this.#fresh(scenario, this.#startOf(name));
    return isProblem(world) ? world : this.#adopt(name, world);
  }

  /** Back to the start of the scenario it was made of. */
  reset(name: string): World | WorldProblem {
    const world = this.#worlds.get(name);
    return world ? this.load(name, world.scenario) : { problem: 'unknown_world', name };
  }

  /** Makes a world as another is now, which stays. */
  restore(name: string, from: string): World | WorldProblem {
    const saved = this.#worlds.get(from);
    if (!saved || !this.#worlds.has(name)) return { problem: 'unknown_world', name: saved ? name : from };
    return this.#adopt(name, saved.copy());
  }

  drop(name: string): boolean {
    const world = this.#worlds.get(name);
    this.#starts.delete(name);
    this.#worlds.delete(name);
    if (world) this.#leave(world);
    return world !== undefined;
  }

  /** Reports every world that lost its name, so that listeners can drop their state of it. */
  onGone(listener: (world: World) => void): void {
    this.#listeners.push(listener);
  }

  #leave(world: World): void {
    for (const listener of this.#listeners) listener(world);
  }

  /** The next free name that begins so; one that was given away before does not come back. */
  #freeName(beginning: string): string {
    let number = this.#counters.get(beginning) ?? 0;
    do number += 1;
    while (this.#worlds.has(`${beginning}-${number}`));
    this.#counters.set(beginning, number);
    return `${beginning}-${number}`;
  }

  /** A world of its own in the situation of a scenario, under no name. `now` (milliseconds) makes its clock stand still there. */
  #fresh(name: string, now: number | null): World | WorldProblem {
    const scenario = this.#catalogue.scenarios.get(name);
    if (!scenario) return { problem: 'unknown_scenario', name };
    if (now === null) return this.#inEdition(built(name, scenario, Clock.running()));
    // Copied rather than built again: a copy shares the rows, so it costs nearly nothing.
    const key = `${now} ${name}`;
    const untouched = this.#untouched.get(key) ?? built(name, scenario, Clock.frozenAt(now));
    this.#untouched.set(key, untouched);
    return this.#inEdition(untouched.copy());
  }

  #inEdition(world: World): World {
    if (this.#edition !== null) world.configure({ edition: this.#edition });
    return world;
  }
}

function built(name: string, scenario: Scenario, clock: Clock): World {
  const world = World.empty(name, clock);
  scenario.build(world);
  return world;
}
