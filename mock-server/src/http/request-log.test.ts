import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bundledContract, Contract } from './contract.ts';
import { Harness } from '../testing/harness.ts';

/** The description, but a tag has a number for a name. */
class StrictContract extends Contract {
  override checkAnswer: Contract['checkAnswer'] = (operation) =>
    operation.id === 'listTags' ? ['data.0.name must be number'] : null;
}

const lines: string[] = [];
let platform: Harness;
beforeAll(async () => {
  const contract = new StrictContract(bundledContract().document);
  platform = await Harness.open({ contract, printRequest: (line) => lines.push(line) });
});
beforeEach(async () => {
  await platform.scenario('ordinary-tuesday');
  lines.length = 0;
});
afterAll(() => platform.app.close());

it('prints each request in one line with its resident, operation, status and contract error', async () => {
  await platform.get('/identity', { as: await platform.tokenOf('noor') });
  await platform.get('/platform/nothing?q=1');
  await platform.get('/platform/tags');
  await platform.send('POST', '/_mock/api/faults', { body: { operation_id: 'listFunds', status: 503 } });
  await platform.get('/platform/funds');
  expect(lines.map((line) => line.replace(/^\d\d:\d\d:\d\d /, ''))).toEqual([
    'noor readIdentity 200',
    'visitor GET /api/v1/platform/nothing?q=1 404',
    'visitor listTags 500 contract error: data.0.name must be number',
    'visitor listFunds 503 fault 1',
  ]);
});
