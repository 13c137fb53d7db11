import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { World } from '../../src/world/world.ts';
import { openDataFile } from '../../src/world/data-file.ts';
import { testFolder } from '../../src/testing/test-folder.ts';
import { MockApi } from '../../client.ts';
import { startProgram, type Program } from '../../src/testing/program.ts';
import { Answered, Writer } from './writers.ts';

/** Answered records that are not in the data file. */
function lostIn(file: string, answered: Answered): readonly unknown[] {
  const { data, close } = openDataFile(file, { isFresh: false });
  close();
  const records = data && World.from(data).table('records');
  return answered.records.filter(({ id, value }) => records?.get(id)?.value !== value);
}

/** A client that asks again as soon as it is answered, on one connection that stays open, until nobody answers. */
function askOnAndOn(program: Program, agent: Agent): void {
  const again = request(
    `${program.url}/api/v1/platform/tags`,
    { agent, headers: { 'client-type': 'webshop' } },
    (answer) => {
      answer.resume();
      answer.once('close', () => askOnAndOn(program, agent));
    },
  );
  again.on('error', () => undefined);
  again.end();
}

/** Opens connections that send this much and then nothing, at each address of this machine; tells how many there are. */
async function slowClients({ url }: Program, text: string): Promise<number> {
  const port = Number(new URL(url).port);
  const dial = (host: string): Promise<boolean> =>
    new Promise((resolve) => {
      const socket: Socket = connect({ port, host }, () => socket.write(text, () => resolve(true)));
      socket.on('error', () => resolve(false));
      onTestFinished(() => void socket.destroy());
    });
  const dialled = await Promise.all(['127.0.0.1', '::1', '127.0.0.1', '::1'].map(dial));
  return dialled.filter(Boolean).length;
}

const head = (method: string, path: string, ...more: readonly string[]): string =>
  [`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Client-Type: webshop', ...more].join('\r\n');
const long = (type: string): readonly string[] => [`Content-Type: ${type}`, 'Content-Length: 500'];

/** Requests that stop in the middle of the request line, the headers, the body and a form of the console. */
const halfRequests = [
  'POST /api/v1/identity/re',
  head('GET', '/api/v1/platform/funds'),
  `${head('POST', '/api/v1/identity', ...long('application/json'))}\r\n\r\n{"email":`,
  `${head('POST', '/_mock/do/reset', ...long('application/x-www-form-urlencoded'))}\r\n\r\nback=`,
];

/** What keeps an answer from coming, by the call that it keeps. */
const faults = {
  '/platform/funds': { hold: true },
  '/platform/products': { delay_ms: 20_000 },
  '/platform/providers': { bytes_per_second: 1 },
};

it('ends within five seconds with busy and slow clients and calls that wait, and loses no answered write', async () => {
  const { file, remove } = testFolder();
  onTestFinished(remove);
  const program = await startProgram(file);
  onTestFinished(program.kill);
  const mock = MockApi.at(program.url);
  await mock.changeSettings({ throttles: false });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  for (let client = 0; client < 20; client += 1) askOnAndOn(program, agent);
  const answered = new Answered();
  const writers = Array.from({ length: 8 }, (_, index) => new Writer(program, `writer-${index}`, answered).run());
  await answered.more(20);
  for (const text of halfRequests) expect(await slowClients(program, text)).toBeGreaterThan(1);
  for (const [path, fault] of Object.entries(faults)) {
    const { id } = await mock.addFault({ path, ...fault });
    const calls = await slowClients(program, `${head('GET', `/api/v1${path}`)}\r\n\r\n`);
    const hits = async () => (await mock.faults()).find((one) => one.id === id)?.hits;
    await vi.waitFor(async () => expect(await hits()).toBe(calls), { timeout: 20_000 });
  }
  const { code, lasted, said } = await program.stop();
  expect([code, lasted < 5000, said]).toEqual([0, true, '']);
  await Promise.allSettled(writers);
  expect(lostIn(file, answered)).toEqual([]);
});
