import { chmodSync, chownSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { dirname } from 'node:path';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { World } from '../../src/world/world.ts';
import { openDataFile } from '../../src/world/data-file.ts';
import { testFolder } from '../../src/testing/test-folder.ts';
import { MockApi } from '../../client.ts';
import type { NewFault } from '../../client.ts';
import { Answered, startProgram, Writer } from './writers.ts';
import type { Program } from './writers.ts';

/** Milliseconds within which the mock platform has ended when it is asked to. */
const limit = 5000;

let file = '';
let remove = (): void => undefined;
const ends: (() => unknown)[] = [];
beforeEach(() => {
  ({ file, remove } = testFolder());
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  remove();
});

async function start(uid?: number): Promise<Program> {
  const program = await startProgram(file, uid);
  ends.push(program.kill);
  return program;
}

/** Answered records that are not in the data file. */
function lostIn(path: string, answered: Answered): readonly unknown[] {
  const { data, close } = openDataFile(path, { isFresh: false });
  close();
  const records = data && World.from(data).table('records');
  return answered.records.filter(({ id, value }) => records?.get(id)?.value !== value);
}

/** A client that asks again as soon as it is answered, on one connection that stays open, until nobody answers. */
function askOnAndOn({ url }: Pick<Program, 'url'>, agent: Agent): void {
  const again = request(`${url}/api/v1/platform/funds`, { agent, headers: { 'client-type': 'webshop' } }, (answer) => {
    answer.resume();
    answer.once('close', () => askOnAndOn({ url }, agent));
  });
  again.on('error', () => undefined);
  again.end();
}

/** Connections that have sent this much of a request and then nothing, at each address of this machine; tells how many there are. */
async function slowClients({ url }: Program, text: string): Promise<number> {
  const port = Number(new URL(url).port);
  const dial = (host: string): Promise<boolean> =>
    new Promise((resolve) => {
      const socket: Socket = connect({ port, host }, () => socket.write(text, () => resolve(true)));
      socket.on('error', () => resolve(false));
      ends.push(() => socket.destroy());
    });
  const dialled = await Promise.all(['127.0.0.1', '::1', '127.0.0.1', '::1'].map(dial));
  return dialled.filter(Boolean).length;
}

const head = (method: string, path: string, more: readonly string[] = []): string =>
  [`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Client-Type: webshop', ...more].join('\r\n');

/** Asks for a fault, and makes calls that it makes wait; resolves when it has hit them all. */
async function heldCalls(program: Program, fault: NewFault): Promise<void> {
  const mock = MockApi.at(program.url);
  await mock.addFault({ path: '/platform/funds', ...fault });
  const calls = await slowClients(program, `${head('GET', '/api/v1/platform/funds')}\r\n\r\n`);
  await vi.waitFor(async () => expect(await mock.faults()).toMatchObject([{ hits: calls }]), { timeout: 20_000 });
}

describe('a mock platform that is asked to end does so within five seconds', () => {
  it('while twenty clients ask on and on', async () => {
    const program = await start();
    const agent = new Agent({ keepAlive: true });
    ends.push(() => agent.destroy());
    for (let client = 0; client < 20; client += 1) askOnAndOn(program, agent);
    const answered = new Answered();
    await MockApi.at(program.url).changeSettings({ throttles: false });
    const writers = Array.from({ length: 8 }, (_, index) => new Writer(program, `writer-${index}`, answered).run());
    await answered.more(20);
    const { code, lasted } = await program.stop();
    expect([code, lasted < limit]).toEqual([0, true]);
    await Promise.allSettled(writers);
    expect(lostIn(file, answered)).toEqual([]);
  });

  it.each([
    ['its request line', 'POST /api/v1/identity/re'],
    ['its headers', head('GET', '/api/v1/platform/funds')],
    [
      'its body',
      `${head('POST', '/api/v1/identity', ['Content-Type: application/json', 'Content-Length: 500'])}\r\n\r\n{"email":`,
    ],
    [
      'a form of the console',
      `${head('POST', '/_mock/do/reset', ['Content-Type: application/x-www-form-urlencoded', 'Content-Length: 500'])}\r\n\r\nback=`,
    ],
  ])('while clients are in the middle of %s', async (_, text) => {
    const program = await start();
    await MockApi.at(program.url).clock();
    expect(await slowClients(program, text)).toBeGreaterThan(1);
    const { code, lasted, said } = await program.stop();
    expect([code, lasted < limit, said]).toEqual([0, true, '']);
  });

  it.each([
    ['held', { hold: true }],
    ['made to wait for twenty seconds', { delay_ms: 20_000 }],
    ['answered byte by byte', { bytes_per_second: 1 }],
  ])('while calls are %s', async (_, fault) => {
    const program = await start();
    await heldCalls(program, fault);
    const { code, lasted } = await program.stop();
    expect([code, lasted < limit]).toEqual([0, true]);
  });
});

/** An account that may not write everywhere, as the system's owner may; undefined for who is such an account already. */
const account = process.getuid?.() === 0 ? 65_534 : undefined;

/** May that account read the program? */
function mayRun(): boolean {
  if (account === undefined) return process.platform !== 'win32';
  try {
    const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
    execFileSync(process.execPath, ['-e', `fs.readFileSync(${JSON.stringify(main)})`], {
      uid: account,
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

describe.skipIf(!mayRun())('a mock platform whose data folder has become read-only', () => {
  it('ends within five seconds and without a stack trace, and loses no answered write', async () => {
    if (account !== undefined) chownSync(dirname(file), account, account);
    const program = await start(account);
    const answered = new Answered();
    const writers = new Writer(program, 'writer', answered).run();
    await answered.more(5);
    chmodSync(dirname(file), 0o555);
    ends.push(() => chmodSync(dirname(file), 0o755));
    // The next write is refused with 503, at which the writer ends.
    await writers;
    const { code, lasted, said } = await program.stop();
    expect([code, lasted < limit, said]).toEqual([0, true, '']);
    chmodSync(dirname(file), 0o755);
    expect(lostIn(file, answered)).toEqual([]);
  });
});
