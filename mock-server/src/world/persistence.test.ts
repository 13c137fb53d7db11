import { mkdirSync, readdirSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Harness } from '../testing/harness.ts';
import { form } from '../testing/multipart.ts';
import { pdf } from '../testing/samples.ts';
import { testFolder } from '../testing/test-folder.ts';

let file = '';
let platform: Harness;
let remove = (): void => undefined;

beforeEach(async () => {
  ({ file, remove } = testFolder());
  platform = await Harness.open({ dataFile: file });
});
afterEach(async () => {
  await platform.app.close();
  remove();
});

/** The disk takes the data file no more: lowdb writes beside it first, and there is a folder of that name now. */
const inTheWay = (): string => join(dirname(file), '.dev.json.tmp');
const refuse = (): void => mkdirSync(inTheWay());
const takeAgain = (): void => rmdirSync(inTheWay());

const refused = { status: 503, body: { message: expect.stringMatching(/^The mock platform could not keep this/) } };

/** The mock platform as the next start finds it: the one before gave the file free. */
async function started(): Promise<Harness> {
  await platform.app.close();
  platform = await Harness.open({ dataFile: file });
  return platform;
}

it('has every answered change, upload and session after a new start', async () => {
  const as = await platform.tokenOf('noor');
  const made = await platform.post('/identity/records', { as, body: { type: 'given_name', value: 'Eleonora' } });
  expect(made.status).toBe(201);
  const paper = await platform.post('/files', form(as, ['file', pdf, 'bon.pdf'], ['type', 'reimbursement_proof']));
  const before = platform.world().snapshot();
  const again = await started();
  expect(again.world().snapshot()).toEqual(before);
  expect(await again.get(`/identity/records/${made.number('data.id')}`, { as })).toMatchObject({
    status: 200,
    body: { data: { value: 'Eleonora' } },
  });
  const bytes = await again.get(`/files/${paper.text('data.uid')}/download`, { as });
  expect({ status: bytes.status, body: bytes.body }).toEqual({ status: 200, body: Buffer.from(pdf).toString() });
});

it('answers 503 when the disk refuses, keeps nothing, goes on reading, and works again afterwards', async () => {
  const as = await platform.tokenOf('noor');
  const send = () => platform.post('/identity/records', { as, body: { type: 'given_name', value: 'Eleonora' } });
  const list = async () => (await platform.get('/identity/records', { as })).list('data').length;
  const before = await list();
  refuse();
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(answers.map(() => refused));
  expect(await list()).toBe(before);
  takeAgain();
  expect((await send()).status).toBe(201);
  expect(await list()).toBe(before + 1);
});

it('refuses an upload whose bytes do not fit, and has no row of it', async () => {
  const as = await platform.tokenOf('noor');
  const folder = join(dirname(file), 'files');
  rmdirSync(folder);
  const sent = await platform.post('/files', form(as, ['file', pdf, 'bon.pdf'], ['type', 'reimbursement_proof']));
  expect({ status: sent.status, body: sent.body }).toEqual(refused);
  expect(platform.world().table('blobs').size).toBe(0);
});

it('refuses an action of the console as well, and a reset leaves the world as it was', async () => {
  const as = await platform.tokenOf('noor');
  const made = await platform.post('/identity/records', { as, body: { type: 'given_name', value: 'Eleonora' } });
  refuse();
  const session = await platform.send('POST', '/_mock/api/residents/mark/session');
  expect({ status: session.status, body: session.body }).toEqual(refused);
  const reset = await platform.send('POST', '/_mock/api/reset');
  expect({ status: reset.status, body: reset.body }).toEqual(refused);
  const read = () => platform.get(`/identity/records/${made.number('data.id')}`, { as });
  expect((await read()).status).toBe(200);
  takeAgain();
  expect((await platform.send('POST', '/_mock/api/reset')).status).toBe(200);
  expect((await read()).status).toBe(401);
  await started();
  expect((await read()).status).toBe(401);
});

it('lets other worlds go their way', async () => {
  await platform.scenario('ordinary-tuesday');
  refuse();
  const as = await platform.tokenOf('noor');
  const made = await platform.post('/identity/records', { as, body: { type: 'given_name', value: 'Eleonora' } });
  expect(made.status).toBe(201);
});

it('removes bytes that no row names any more at the next start', async () => {
  const as = await platform.tokenOf('noor');
  await platform.post('/files', form(as, ['file', pdf, 'bon.pdf'], ['type', 'reimbursement_proof']));
  await platform.send('POST', '/_mock/api/reset');
  expect(readdirSync(join(dirname(file), 'files'))).toHaveLength(1);
  await started();
  expect(readdirSync(join(dirname(file), 'files'))).toEqual([]);
});
