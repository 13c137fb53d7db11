import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PersistedWorld } from '../../src/persistence/persisted-world.ts';
import type { WorldSnapshot } from '../../src/database/shape.ts';
import type { World } from '../../src/database/world.ts';
import { reopened, smallWorld, testFolder, writePair } from '../../src/testing/persistence.ts';
import { TestDisk } from '../../src/testing/test-disk.ts';
import { allowed, rounds, seed } from '../testing/size.ts';

let file = '';
let remove = (): void => undefined;
beforeEach(() => {
  ({ file, remove } = testFolder());
});
afterEach(() => remove());

/** What a developer does: change something, wait for the answer, begin again with another world. */
type Action = 'write' | 'wait' | 'begin';

const actions = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.constant<Action>('write') },
    { weight: 3, arbitrary: fc.constant<Action>('wait') },
    { weight: 1, arbitrary: fc.constant<Action>('begin') },
  ),
  { minLength: 1, maxLength: 30 },
);

/** A life on a disk that loses its power: every state the world had, and the newest that was answered for. */
class Life {
  readonly #kept: PersistedWorld;
  readonly #disk: TestDisk;
  readonly states: WorldSnapshot[] = [];
  answered = -1;
  #world: World;

  constructor(kept: PersistedWorld, disk: TestDisk) {
    this.#kept = kept;
    this.#disk = disk;
    this.#world = this.#begin();
  }

  async live(todo: readonly Action[]): Promise<void> {
    for (const action of todo) {
      if (action === 'write') this.#write();
      else if (action === 'begin') this.#world = this.#begin();
      else await this.#wait();
    }
    await this.#wait();
  }

  #write(): void {
    this.#note(this.#kept.kept(writePair(this.#world, `word ${this.states.length}`)));
  }

  #begin(): World {
    const world = smallWorld(`world ${this.states.length}`);
    this.#world = world;
    const mark = this.#kept.mark();
    this.#kept.follow(world);
    this.#note(this.#kept.keptSince(mark));
    return world;
  }

  #note(kept: Promise<boolean> | null): void {
    const place = this.states.push(this.#world.snapshot()) - 1;
    void kept?.then((isKept) => {
      if (isKept) this.answered = Math.max(this.answered, place);
    });
  }

  async #wait(): Promise<void> {
    await Promise.race([this.#kept.flush(), this.#disk.powerGone]);
  }
}

it(
  'finds after a power cut what was answered, or a later state that the world really had',
  async () => {
    const survives = fc.asyncProperty(
      actions,
      fc.nat(120),
      fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
      async (todo, calls, chances) => {
        const disk = new TestDisk();
        const kept = await PersistedWorld.open(file, { disk: disk.disk, compactAt: { idle: 0, busy: 300 } });
        disk.callsLeft = calls;
        const life = new Life(kept, disk);
        await life.live(todo);
        const after = disk.afterPowerCut(() => chances.next().value ?? 0);
        const { found, kept: again } = await reopened(after, file);
        const place = found === null ? -1 : life.states.findIndex((state) => isSame(state, found));
        expect(found === null || place >= 0, 'a state that the world never had').toBe(true);
        expect(place, 'an answered write is lost').toBeGreaterThanOrEqual(life.answered);
        expect(again.notices, 'a word of damage where there was none').toEqual([]);
        await again.close();
      },
    );
    await fc.assert(survives, { numRuns: rounds(1000, 30_000), seed });
  },
  allowed,
);

const isSame = (one: WorldSnapshot, other: WorldSnapshot): boolean => JSON.stringify(one) === JSON.stringify(other);
