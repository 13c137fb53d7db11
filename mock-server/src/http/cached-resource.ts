import { hour } from '../clock/calendar.ts';
import type { Operation } from '../contract/contract.ts';
import { trackDependencies } from '../database/dependency-tracking.ts';
import type { Dependencies } from '../database/dependency-tracking.ts';
import type { Row } from '../database/tables/row.ts';
import type { World } from '../database/world.ts';
import type { Worlds } from '../database/worlds.ts';
import type { Call } from './call.ts';
import type { Input } from '../contract/input.ts';

/**
 * How rows of a kind become items of answers. The value may depend on tables, the tenant, the language, who calls and the calendar
 * day; not on the query, the body, chance, or the time of the day.
 */
export type ItemKind<R extends Row> = { readonly name: string; readonly show: (call: Call, row: R) => object };

/** Border: the JSON of an item is an object, as it was made of one. */
const parsed = (json: Buffer): Input => JSON.parse(json.toString()) as Input;

const [head, tail] = ['{"data":', '}'];

/** One item of an answer as JSON, together with what it was made of. */
export class Item {
  /** The whole answer, when the item is all of it. */
  readonly alone: Buffer;
  /** The item itself, as it stands in a list. */
  readonly json: Buffer;
  readonly #row: Row;
  readonly #world: World;
  readonly #hour: number;
  readonly #reads: Dependencies;
  /** Operations whose description allows it; mostly there is one. */
  readonly #allowed: Operation[] = [];

  constructor(value: object, of: { row: Row; world: World; hour: number; reads: Dependencies }) {
    this.alone = Buffer.from(`${head}${JSON.stringify(value)}${tail}`);
    this.json = this.alone.subarray(head.length, -tail.length);
    this.#row = of.row;
    this.#world = of.world;
    this.#hour = of.hour;
    this.#reads = of.reads;
  }

  /** The value that stands in the JSON. */
  value(): Input {
    return parsed(this.json);
  }

  /** Was it allowed in an answer of this operation before? */
  isAllowed(operation: Operation): boolean {
    return this.#allowed.includes(operation);
  }

  allow(operation: Operation): void {
    if (!this.isAllowed(operation)) this.#allowed.push(operation);
  }

  /** Was it made of rows of this world? */
  isOf(world: World): boolean {
    return this.#world === world;
  }

  /** Would it be the same if it were made now? */
  isStill(row: Row, at: { readonly world: World; readonly hour: number }): boolean {
    return this.#row === row && this.#world === at.world && this.#hour === at.hour && this.#reads.areValid();
  }
}

/** What decides which items of a kind a call sees, with the name for it. */
type Scope = Pick<Call, 'world' | 'tenant' | 'language'> & { readonly address: string; readonly name: string };

/** Bytes of JSON in one generation of items; there are two. */
const generation = 8 * 1024 * 1024;

/**
 * Items that were asked lately, of all worlds together, so that a world that is used no more costs nothing for long. What is not
 * asked during a whole generation is forgotten.
 */
class Items {
  /** Items by scope and id of their row. */
  #young = new Map<string, Map<number, Item>>();
  #old = new Map<string, Map<number, Item>>();
  #bytes = 0;
  /** The last scope of each kind: calls mostly come from the same place, and the very same name is found faster. */
  readonly scopes = new Map<string, Scope>();

  get(scope: string, id: number): Item | undefined {
    const young = this.#young.get(scope)?.get(id);
    if (young) return young;
    const old = this.#old.get(scope)?.get(id);
    if (old) this.set(scope, id, old);
    return old;
  }

  set(scope: string, id: number, item: Item): void {
    const items = this.#young.get(scope) ?? new Map<number, Item>();
    this.#young.set(scope, items);
    items.set(id, item);
    this.#bytes += item.alone.length;
    if (this.#bytes < generation) return;
    this.#old = this.#young;
    this.#young = new Map();
    this.#bytes = 0;
  }

  /** Forgets every scope that begins so. */
  forget(start: string): void {
    this.scopes.clear();
    for (const generations of [this.#young, this.#old]) {
      for (const scope of generations.keys()) if (scope.startsWith(start)) generations.delete(scope);
    }
  }
}

/** Items of each mock platform, and a number for each world. */
const known = new WeakMap<Worlds, Items>();
const numbers = new WeakMap<World, number>();
let worlds = 0;

/** The items of a mock platform; those of a world that is gone are forgotten at once, for each holds on to its world. */
function itemsOf(all: Worlds): Items {
  const found = known.get(all);
  if (found) return found;
  const items = new Items();
  known.set(all, items);
  all.onGone((world) => items.forget(`${numberOf(world)} `));
  return items;
}

function numberOf(world: World): number {
  const number = numbers.get(world);
  if (number !== undefined) return number;
  worlds += 1;
  numbers.set(world, worlds);
  return worlds;
}

/** The name of what decides which items a call sees. */
function scopeOf(items: Items, call: Call, kind: string): string {
  const { world, tenant, language } = call;
  const address = call.caller?.identity.address ?? '';
  const last = items.scopes.get(kind);
  const isSame = last?.world === world && last.tenant === tenant;
  if (isSame && last.language === language && last.address === address) return last.name;
  const name = `${numberOf(world)} ${kind} ${tenant.id} ${language} ${address}`;
  items.scopes.set(kind, { world, tenant, language, address, name });
  return name;
}

/**
 * Items of a kind for one call: each is made anew only when something that it was made of has changed. The clock of the Netherlands
 * turns its days at whole hours, so an item of this hour has the right day.
 */
export function itemsFor<R extends Row>(call: Call, kind: ItemKind<R>): (row: R) => Item {
  const items = itemsOf(call.platform.worlds);
  const { world } = call;
  const at = { world, hour: Math.floor(world.now() / hour) };
  const scope = scopeOf(items, call, kind.name);
  return (row) => {
    const found = items.get(scope, row.id);
    if (found?.isStill(row, at)) return found;
    const { result, reads } = trackDependencies(() => kind.show(call, row));
    const made = new Item(result, { row, reads, ...at });
    items.set(scope, row.id, made);
    return made;
  };
}
