import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Harness } from '../testing/harness.ts';

const lines: string[] = [];
let platform: Harness;
beforeAll(async () => {
  platform = await Harness.open({ printRequest: (line) => lines.push(line) });
});
beforeEach(async () => {
  await platform.scenario('ordinary-tuesday');
  lines.length = 0;
});
afterAll(() => platform.app.close());

it('prints each request in one line with its resident, operation, status and contract error', async () => {
  await platform.get('/identity', { as: await platform.tokenOf('noor') });
  await platform.get('/platform/nothing?q=1');
  const broken: object = { name: 12 };
  for (const tag of platform.table('tags').where('id', 1)) platform.table('tags').update(tag, broken);
  await platform.get('/platform/tags');
  await platform.send('POST', '/_mock/api/faults', { body: { operation_id: 'listFunds', status: 503 } });
  await platform.get('/platform/funds');
  expect(lines.map((line) => line.replace(/^\d\d:\d\d:\d\d /, ''))).toEqual([
    'noor readIdentity 200',
    'visitor GET /api/v1/platform/nothing?q=1 404',
    'visitor listTags 500 contract error: /data/0/name must be string {"type":"string"} got 12',
    'visitor listFunds 503 fault 1',
  ]);
});
