import { afterAll, expect, it } from 'vitest';
import { accountOf } from '../../fixtures/seed/base-world.ts';
import { bundledContract, type Operation } from '../../src/http/contract.ts';
import { objectOf, type Input } from '../../src/input.ts';
import { tableNames } from '../../src/tables/tables.ts';
import type { Got } from '../../src/testing/harness.ts';
import { form } from '../../src/testing/multipart.ts';
import { pngOf } from '../../src/testing/samples.ts';
import { crowd, openCrowd } from '../crowd.ts';
import { bodyWith, Examples } from '../examples.ts';
import { idsIn, personal, type Ids } from '../ids.ts';

const contract = bundledContract();
const examples = new Examples(contract);
const owners = ['samira', 'fatima', 'dina', 'ilse', 'mark', 'noor'] as const;

/** It checks an address only, so anybody who is signed in may call it with any voucher. */
const readsNothing = 'validatePhysicalCardOrder';

const platform = await openCrowd();
afterAll(() => platform.app.close());

/** Everything that belongs to a person, by table. */
function belongings(address: string): ReadonlyMap<string, readonly Input[]> {
  const world = platform.world();
  const idsOf = (table: 'vouchers' | 'fund_requests'): ReadonlySet<unknown> =>
    new Set(
      world
        .table(table)
        .where('identity_address', address)
        .map(({ id }) => id),
    );
  const [vouchers, requests] = [idsOf('vouchers'), idsOf('fund_requests')];
  const isTheirs = (row: Input): boolean =>
    row['identity_address'] === address || vouchers.has(row['voucher_id']) || requests.has(row['fund_request_id']);
  return new Map(tableNames.map((table) => [table, world.table(table).all().map(objectOf).filter(isTheirs)]));
}

/** The ids of a person's belongings; of what belongs to nobody, any. */
function idsOf(address: string): Ids {
  const theirs = belongings(address);
  const others = idsIn(platform.world(), address);
  return (name) => {
    const [table, ...fields] = personal[name] ?? [];
    if (table === undefined) return others(name);
    return (theirs.get(table) ?? []).flatMap((row) => fields.map((field) => row[field]));
  };
}

/** The names in a request of what belongs to a person. */
function personalNames(operation: Operation): readonly string[] {
  const parts = operation.path.split('/');
  const inPath = parts.filter((_, index) => parts[index + 1]?.startsWith('{'));
  const inBody = examples.bodies(operation).flatMap((body) => Object.keys(body));
  return [...inPath, ...inBody].filter((name) => name in personal);
}

const methods = ['GET', 'POST', 'PATCH', 'DELETE'] as const;

function call(operation: Operation, as: string, ids: Ids, pick: number): Promise<Got> {
  const [example] = examples.bodies(operation);
  const method = methods.find((one) => one === operation.method) ?? 'GET';
  const body = example ? { body: bodyWith(example, ids, pick) } : {};
  return platform.api(method, examples.pathWith(operation, ids, pick), { as, ...body });
}

/** Gives a person a row of each kind that the scenario lacks, as far as their vouchers allow it. */
async function giveEverything(as: string, address: string): Promise<void> {
  const world = platform.world();
  await platform.post('/identity/record-categories', { as, body: { name: 'Thuis' } });
  await platform.post('/medias', form(as, ['type', 'cms_media'], ['file', pngOf(5, 5), 'foto.png']));
  const [code] = world.table('prevalidations').all();
  if (code) world.table('prevalidations').update(code, { identity_address: address });
  const home = { address: 'Dorpsstraat', house: '1', postcode: '1234 AB', city: 'Zonnedorp' };
  for (const { id } of world.table('vouchers').where('identity_address', address)) {
    const path = `/platform/vouchers/${id}`;
    await platform.post(`${path}/physical-cards`, { as, body: { code: `100${String(id).padStart(9, '0')}` } });
    await platform.post(`${path}/physical-card-requests`, { as, body: home });
  }
}

it('no operation reads or changes what belongs to another resident', async () => {
  const failures: unknown[] = [];
  const [tested, readByOwner] = [new Set<string>(), new Set<string>()];
  const operations = contract.operations.filter(
    (operation) => operation.id !== readsNothing && personalNames(operation).length > 0,
  );
  await platform.scenario(crowd);
  platform.world().configure({ throttles: false });
  const kees = await platform.tokenOf('kees');
  for (const owner of owners) {
    const { address } = accountOf(platform.world(), owner);
    const as = await platform.tokenOf(owner);
    await giveEverything(as, address);
    for (const operation of operations) {
      const ids = idsOf(address);
      if (personalNames(operation).some((name) => ids(name).length === 0)) continue;
      tested.add(operation.id);
      for (let pick = 0; pick < 8; pick += 1) {
        const before = JSON.stringify([...belongings(address)]);
        const { status } = await call(operation, kees, ids, pick);
        const isChanged = JSON.stringify([...belongings(address)]) !== before;
        if (status < 400 || isChanged) failures.push({ operation: operation.id, owner, status, isChanged });
      }
      if (operation.method !== 'GET') continue;
      for (let pick = 0; pick < 8; pick += 1) {
        if ((await call(operation, as, ids, pick)).status === 200) readByOwner.add(operation.id);
      }
    }
  }
  expect(failures).toEqual([]);
  expect(operations.map(({ id }) => id).filter((id) => !tested.has(id))).toEqual([]);
  const reads = operations.filter(({ method }) => method === 'GET').map(({ id }) => id);
  expect(reads.filter((id) => !readByOwner.has(id))).toEqual([]);
  expect((await platform.get('/identity', { as: kees })).status).toBe(200);
});
