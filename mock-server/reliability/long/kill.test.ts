import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDataFile } from '../../src/world/data-file.ts';
import { Random } from '../../src/world/random.ts';
import { World } from '../../src/world/world.ts';
import { testFolder } from '../../src/testing/test-folder.ts';
import { howToRepeat, rounds, seed } from '../size.ts';
import { MockApi } from '../../client.ts';
import { startProgram } from '../../src/testing/program.ts';
import { Answered, Writer } from './writers.ts';

let file = '';
let remove = (): void => undefined;
beforeEach(() => {
  ({ file, remove } = testFolder());
});
afterEach(() => remove());

/** Eight that write, killed after so many answers. What was answered is added. */
async function round(name: string, killAfter: number, answered: Answered): Promise<void> {
  const program = await startProgram(file);
  await MockApi.at(program.url).changeSettings({ throttles: false });
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

/** What the kill left, as the next start finds it. */
function left(): World {
  const { data, close } = openDataFile(file, { isFresh: false });
  if (!data) throw new Error('The world is gone.');
  close();
  return World.from(data);
}

/** Rounds on one file: what was written in earlier rounds must be there too, but the world stays an ordinary one. */
const roundsOfFile = 10;

it('opens after kill -9 while eight write, with every answered write and no half one', async () => {
  const random = new Random(seed);
  const count = rounds(5, 100);
  let answered = new Answered();
  for (let number = 1; number <= count; number += 1) {
    if (number % roundsOfFile === 1) {
      rmSync(file, { force: true });
      answered = new Answered();
    }
    await round(`round${number}`, random.between(1, 250), answered);
    expect(wrongIn(left(), answered), `round ${number}. ${howToRepeat}`).toEqual([]);
    expect(answered.count).toBeGreaterThan(0);
  }
});
