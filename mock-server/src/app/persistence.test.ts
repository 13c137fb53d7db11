import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildMockPlatform } from '../mock-platform.ts';
import { Harness, testNow } from '../testing/harness.ts';
import { testFolder } from '../testing/persistence.ts';
import { TestDisk } from '../testing/test-disk.ts';

let disk = new TestDisk();
let file = '';
let platform: Harness;
let remove = (): void => undefined;

const open = async (): Promise<Harness> =>
  new Harness(await buildMockPlatform({ now: testNow, dataFile: file, disk: disk.disk }));

/** What is said at the terminal. */
let said: unknown[] = [];
beforeEach(async () => {
  said = [];
  vi.spyOn(process, 'emitWarning').mockImplementation((warning) => void said.push(warning));
  ({ file, remove } = testFolder());
  disk = new TestDisk();
  platform = await open();
});
afterEach(async () => {
  await platform.app.close();
  remove();
  vi.restoreAllMocks();
});

/** Closes nothing and starts again from what a power cut leaves. */
async function afterPowerCut(): Promise<Harness> {
  disk = disk.afterPowerCut(() => 0.9);
  return open();
}

const refused = { message: expect.stringMatching(/^The mock platform could not keep this/) };

it('answers a write when the disk has it', async () => {
  const as = await platform.tokenOf('noor');
  const made = await platform.post('/identity/records', { as, body: { type: 'given_name', value: 'Eleonora' } });
  expect(made.status).toBe(201);
  const again = await afterPowerCut();
  const read = await again.get(`/identity/records/${made.number('data.id')}`, { as });
  expect(read).toMatchObject({ status: 200, body: { data: { value: 'Eleonora' } } });
  await again.app.close();
});

it('answers 503 when the disk is full, keeps nothing, goes on reading, and works again when there is space', async () => {
  const as = await platform.tokenOf('noor');
  const send = () => platform.post('/identity/records', { as, body: { type: 'given_name', value: 'Eleonora' } });
  const list = async () => (await platform.get('/identity/records', { as })).list('data').length;
  const before = await list();
  disk.space = 0;
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
    answers.map(() => ({ status: 503, body: refused })),
  );
  expect(await list()).toBe(before);
  expect(said).toEqual(['The world "dev" could not be kept: ENOSPC: made up by a test']);
  disk.space = Infinity;
  expect((await send()).status).toBe(201);
  expect(await list()).toBe(before + 1);
});

it('refuses a action of the console as well, and a reset leaves the world as it was', async () => {
  const as = await platform.tokenOf('noor');
  const made = await platform.post('/identity/records', { as, body: { type: 'given_name', value: 'Eleonora' } });
  disk.space = 0;
  const session = await platform.send('POST', '/_mock/api/residents/mark/session');
  expect({ status: session.status, body: session.body }).toEqual({ status: 503, body: refused });
  const reset = await platform.send('POST', '/_mock/api/reset');
  expect({ status: reset.status, body: reset.body }).toEqual({ status: 503, body: refused });
  const read = () => platform.get(`/identity/records/${made.number('data.id')}`, { as });
  expect((await read()).status).toBe(200);
  disk.space = Infinity;
  expect((await platform.send('POST', '/_mock/api/reset')).status).toBe(200);
  expect((await read()).status).toBe(401);
  const again = await afterPowerCut();
  expect((await again.get(`/identity/records/${made.number('data.id')}`, { as })).status).toBe(401);
  await again.app.close();
});

it('lets other worlds go their way', async () => {
  await platform.scenario('ordinary-tuesday');
  disk.space = 0;
  const as = await platform.tokenOf('noor');
  const made = await platform.post('/identity/records', { as, body: { type: 'given_name', value: 'Eleonora' } });
  expect(made.status).toBe(201);
});
