import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundledContract, type Operation } from '../http/contract.ts';
import { listOf, objectOf } from '../input.ts';
import { Harness, type Got, type Sent } from '../testing/harness.ts';
import { form } from '../testing/multipart.ts';
import { outcomeOf } from '../testing/outcome.ts';
import { allRoutes } from './all-routes.ts';

const platform = await Harness.open();
await platform.scenario('ordinary-tuesday');
const noor = await platform.tokenOf('noor');
afterAll(() => platform.app.close());

const methods = ['GET', 'POST', 'PATCH', 'DELETE'] as const;

/** Calls an operation at a place that no record has. */
function ask(operation: Operation, sent: Sent): Promise<Got> {
  const method = methods.find((one) => one === operation.method) ?? 'GET';
  return platform.api(method, operation.path.replaceAll(/\{[^}]+\}/g, '987654321'), sent);
}

const routed = bundledContract().operations.filter(({ answers }) => answers.some((status) => Number(status) < 400));

const isUpload = ({ details }: Operation): boolean =>
  'multipart/form-data' in objectOf(objectOf(details['requestBody'])['content']);

const needsToken = ({ details }: Operation): boolean => {
  const ways = listOf(details, 'security').map(objectOf);
  return ways.length > 0 && ways.every((way) => 'bearer' in way);
};

const checksPages = ({ details }: Operation): boolean =>
  listOf(details, 'parameters')
    .map(objectOf)
    .filter((one) => one['x-never-refused'] !== true)
    .some((one) => one['name'] === 'per_page' || String(one['$ref']).endsWith('/PerPage'));

type Check = {
  readonly of: (operation: Operation) => boolean;
  readonly sent: (operation: Operation) => Sent;
  readonly wanted: string;
};

const checks: readonly (readonly [what: string, check: Check])[] = [
  [
    'refuses an unknown kind of client',
    {
      of: () => true,
      sent: () => ({ as: noor, headers: { 'client-type': 'nobody' } }),
      wanted: '403 unknown_client_type',
    },
  ],
  [
    'asks who calls',
    {
      of: needsToken,
      sent: (one) => (isUpload(one) ? form(null, ['type', 'cms_media']) : {}),
      wanted: '401 invalid_access_token',
    },
  ],
  [
    'does not know a record that nobody made',
    {
      of: ({ path, answers }) => path.includes('{') && answers.includes('404'),
      sent: ({ method }) => ({ as: noor, ...(method === 'GET' ? {} : { body: {} }) }),
      wanted: '404',
    },
  ],
];

it('every call that is described has one handler', () => {
  const named = allRoutes.flatMap(({ place }) => (typeof place === 'string' ? [place] : []));
  expect(named.toSorted()).toEqual(routed.map(({ id }) => id).toSorted());
});

describe.each(['specification', '2026-07'] as const)('on the platform of the edition %s', (edition) => {
  beforeAll(() => platform.world().configure({ edition }));
  afterAll(() => platform.world().configure({ edition: 'specification' }));
  const operations = routed.filter(({ editions }) => editions?.includes(edition) !== false);

  it.each(checks)('every call %s', async (_what, { of, sent, wanted }) => {
    const asked = operations.filter(of);
    const answers = asked.map(async (operation) => ({
      operation,
      outcome: outcomeOf(await ask(operation, sent(operation))),
    }));
    const others = (await Promise.all(answers)).filter(({ outcome }) => !outcome.startsWith(wanted));
    expect(others.map(({ operation, outcome }) => `${operation.id}: ${outcome}`)).toEqual([]);
    expect(asked.length).toBeGreaterThan(40);
  });

  it('a call of the other edition does not exist', async () => {
    const others = routed.filter(({ editions }) => editions?.includes(edition) === false);
    const outcomes = await Promise.all(others.map(async (operation) => outcomeOf(await ask(operation, { as: noor }))));
    expect([...new Set(outcomes)]).toEqual(['404 Not found.']);
  });

  it('every list refuses a page of no size', async () => {
    const lists = operations.filter((one) => !one.path.includes('{') && checksPages(one));
    const answers = lists.map(async ({ id, path }) => ({
      id,
      got: await platform.get(`${path}?per_page=x`, { as: noor }),
    }));
    const others = (await Promise.all(answers)).filter(({ got }) => !('per_page' in objectOf(got.at('errors'))));
    expect(others.map(({ id, got }) => `${id}: ${got.status}`)).toEqual([]);
    expect(lists.length).toBeGreaterThan(10);
  });
});
