import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PersistedWorld } from '../../src/persistence/persisted-world.ts';
import { Random } from '../../src/shared/random.ts';
import type { World } from '../../src/database/world.ts';
import { testFolder } from '../../src/testing/persistence.ts';
import { allowed, howToRepeat, rounds, seed } from '../testing/size.ts';
import { Answered, startProgram, switchLimitsOff, Writer } from './writers.ts';

let file = '';
let remove = (): void => undefined;
beforeEach(() => {
  ({ file, remove } = testFolder());
});
afterEach(() => remove());

/** Eight that write, killed after so many answers. What was answered is added. */
async function round(name: string, killAfter: number, answered: Answered): Promise<void> {
  const program = await startProgram(file);
  await switchLimitsOff(program);
  const enough = answered.more(killAfter);
  const writers = Array.from({ length: 8 }, (_, index) => new Writer(program, `${name}-${index}`, answered).run());
  await Promise.race([enough, Promise.all(writers)]);
  await program.kill();
  await Promise.all(writers);
}

/** What is missing or half in a world; nothing is well. */
function wrongIn(world: World, answered: Answered): string[] {
  const emails = world.table('emails');
  const mailed = new Set(
    world
      .table('mails')
      .all()
      .map(({ to }) => to),
  );
  const written = emails.all().filter(({ email }) => email.endsWith('@writers.example'));
  return [
    ...answered.records
      .filter(({ id, value }) => world.table('records').get(id)?.value !== value)
      .map(({ value }) => `record ${value} is lost`),
    ...answered.emails
      .filter(({ id, email }) => emails.get(id)?.email !== email)
      .map(({ email }) => `${email} is lost`),
    ...answered.tokens
      .filter((token) => !world.table('proxies').first('access_token', token))
      .map((token) => `session ${token} is lost`),
    ...written.filter(({ email }) => !mailed.has(email)).map(({ email }) => `${email} has no mail`),
    ...[...mailed]
      .filter((to) => to.endsWith('@writers.example') && !emails.first('email', to))
      .map((to) => `a mail to ${to} without the address`),
  ];
}

/** Opens what the kill left: the files themselves, which makes a snapshot of them, or a copy, so that the journal grows on. */
async function left(isCopy: boolean): Promise<World> {
  const folder = isCopy ? mkdtempSync(join(tmpdir(), 'mock-')) : dirname(file);
  if (isCopy) cpSync(dirname(file), folder, { recursive: true });
  const kept = await PersistedWorld.open(join(folder, 'dev.json'));
  const world = kept.read();
  if (!world) throw new Error('The world is gone.');
  kept.follow(world);
  await kept.close();
  if (isCopy) rmSync(folder, { recursive: true });
  return world;
}

it(
  'opens after kill -9 while eight write, with every answered write and no half one',
  async () => {
    const random = new Random(seed);
    const answered = new Answered();
    const count = rounds(5, 200);
    for (let number = 1; number <= count; number += 1) {
      await round(`round${number}`, random.between(1, 250), answered);
      const world = await left(number % 3 !== 0);
      expect(wrongIn(world, answered), `round ${number}. ${howToRepeat}`).toEqual([]);
    }
    expect(answered.count).toBeGreaterThan(count);
  },
  allowed,
);
