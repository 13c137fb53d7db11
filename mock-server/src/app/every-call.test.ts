import { afterAll, describe, expect, it } from 'vitest';
import { bundledContract } from '../contract/contract.ts';
import type { Operation } from '../contract/contract.ts';
import { listOf, objectOf } from '../contract/input.ts';
import { Harness } from '../testing/harness.ts';
import type { Got, Sent } from '../testing/harness.ts';
import { form } from '../testing/multipart.ts';
import { allRoutes } from './all-routes.ts';

const { operations } = bundledContract();

const platform = await Harness.open();
await platform.scenario('ordinary-tuesday');
const noor = await platform.tokenOf('noor');
afterAll(() => platform.app.close());

const methods = ['GET', 'POST', 'PATCH', 'DELETE'] as const;
const isUpload = ({ details }: Operation): boolean =>
  'multipart/form-data' in objectOf(objectOf(details['requestBody'])['content']);

/** Calls an operation at a place that no record has. */
function ask(operation: Operation, sent: Sent): Promise<Got> {
  const method = methods.find((one) => one === operation.method) ?? 'GET';
  return platform.api(method, operation.path.replaceAll(/\{[^}]+\}/g, '987654321'), sent);
}

const by = (holds: (operation: Operation) => boolean): { id: string; operation: Operation }[] =>
  operations.filter(holds).map((operation) => ({ id: operation.id, operation }));

const needsToken = ({ details }: Operation): boolean => {
  const ways = listOf(details, 'security').map(objectOf);
  return ways.length > 0 && ways.every((way) => 'bearer' in way);
};

const checksPages = ({ details }: Operation): boolean =>
  listOf(details, 'parameters')
    .map(objectOf)
    .filter((one) => one['x-never-refused'] !== true)
    .some((one) => one['name'] === 'per_page' || String(one['$ref']).endsWith('/PerPage'));

const isRouted = ({ answers }: Operation): boolean => answers.some((status) => Number(status) < 400);

describe('every call', () => {
  it('that is described has one handler', () => {
    const named = allRoutes.flatMap(({ place }) => (typeof place === 'string' ? [place] : []));
    expect(named.toSorted()).toEqual(
      by(isRouted)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it.each(by(isRouted))('refuses an unknown kind of client: $id', async ({ operation }) => {
    const got = await ask(operation, { as: noor, headers: { 'client-type': 'nobody' } });
    expect(got).toMatchObject({ status: 403, body: { message: 'unknown_client_type' } });
  });

  it.each(by((one) => isRouted(one) && needsToken(one)))('asks who calls: $id', async ({ operation }) => {
    const sent = isUpload(operation) ? form(null, ['type', 'cms_media']) : {};
    expect(await ask(operation, sent)).toMatchObject({ status: 401, body: { message: 'invalid_access_token' } });
  });

  it.each(by(({ path, answers }) => path.includes('{') && answers.includes('404')))(
    'does not know a record that nobody made: $id',
    async ({ operation }) => {
      const { status } = await ask(operation, { as: noor, ...(operation.method === 'GET' ? {} : { body: {} }) });
      expect(status).toBe(404);
    },
  );

  it.each(by((one) => !one.path.includes('{') && checksPages(one)))(
    'refuses a page of no size: $id',
    async ({ operation }) => {
      const { status } = await platform.get(`${operation.path}?per_page=x`, { as: noor });
      expect(status).toBe(422);
    },
  );
});
