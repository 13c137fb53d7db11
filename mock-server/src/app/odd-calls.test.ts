import { afterAll, describe, expect, it } from 'vitest';
import { waitingConfirmation } from '../../fixtures/seed/validator.ts';
import { Harness } from '../testing/harness.ts';

const platform = await Harness.open();
await platform.scenario('record-to-confirm');
const tokens = [await platform.tokenOf('dina'), await platform.tokenOf('vincent')];
afterAll(() => platform.app.close());

const ids = ['0', '-1', '9'.repeat(20), '1e3', '%00', '..%2F..', '__proto__', '%C3%A9', waitingConfirmation, '1'];

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

const places: readonly (readonly [path: string, methods: readonly Method[]])[] = [
  ['/identity/records', ['GET', 'POST']],
  ['/identity/records/validate', ['POST']],
  ['/identity/records/{id}', ['GET', 'PATCH']],
  ['/identity/record-types', ['GET']],
  ['/identity/record-categories', ['GET', 'POST']],
  ['/identity/record-categories/{id}', ['PATCH', 'DELETE']],
  ['/identity/record-validations', ['POST']],
  ['/identity/record-validations/{id}', ['GET']],
  ['/identity/record-validations/{id}/approve', ['PATCH']],
  ['/identity/record-validations/{id}/decline', ['PATCH']],
  ['/identity/sessions', ['GET']],
  ['/identity/sessions/{id}', ['GET']],
  ['/identity/sessions/{id}/terminate', ['PATCH']],
  ['/platform/validator-requests', ['GET', 'POST']],
  ['/platform/validator-requests/{id}', ['GET']],
  ['/platform/prevalidations', ['GET', 'POST']],
  ['/platform/prevalidations/{id}', ['GET']],
  ['/platform/notifications', ['GET']],
  ['/platform/notifications/settings', ['GET', 'PATCH']],
  ['/medias', ['GET', 'POST']],
  ['/medias/{id}', ['GET', 'DELETE']],
  ['/files', ['POST']],
  ['/files/{uid}/download', ['GET']],
  ['/shop-keepers/devices', ['POST']],
];

const odd: readonly unknown[] = [null, '\u0000', 'x'.repeat(70_000), -1, 1.5, 1e308, true, [[]], { a: { b: 1 } }];
const fields = ['type', 'value', 'order', 'record_category_id', 'name', 'record_id', 'organization_id', 'validator_id'];
const others = ['fund_id', 'data', 'email_unsubscribed', 'preferences', 'sync_presets', 'file', '__proto__'];

/** Every field with one odd value, every odd value as the whole body, and all fields at once. */
const bodies: readonly string[] = odd.flatMap((value) => {
  const all = [...fields, ...others].map((field) => `${JSON.stringify(field)}:${JSON.stringify(value)}`);
  return [JSON.stringify(value), `{${all.join(',')}}`, `{"data":{"uid":${JSON.stringify(value)}},"fund_id":1}`];
});

const queries = [
  'page=-1',
  'page=x',
  'page=9e99',
  'per_page[]=1',
  'type[]=a',
  'type=%00',
  'q[]=1',
  'seen=2',
  'deleted[]=1',
];

async function statusOf(method: Method, path: string, body?: string): Promise<number> {
  const statuses = await Promise.all(
    tokens.map(async (token) => {
      const answer = await platform.app.inject({
        method,
        url: `/api/v1${path}`,
        headers: {
          'mock-world': platform.worldName,
          'client-type': 'webshop',
          'client-key': 'zonnedorp',
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { payload: body }),
      });
      return answer.statusCode;
    }),
  );
  return Math.max(...statuses);
}

describe('odd calls', () => {
  it.each(places)(
    'of %s never fail inside the mock platform, nor answer what is not described',
    async (path, methods) => {
      const paths = path.includes('{') ? ids.map((id) => path.replace(/\{\w+\}/, id)) : [path];
      for (const method of methods) {
        const writes = method === 'POST' || method === 'PATCH';
        for (const one of paths) expect(await statusOf(method, one), `${method} ${one}`).toBeLessThan(500);
        for (const query of writes ? [] : queries) {
          expect(await statusOf(method, `${paths[0]}?${query}`), `${method} ${paths[0]}?${query}`).toBeLessThan(500);
        }
        for (const one of writes ? paths.slice(-2) : []) {
          for (const body of bodies) {
            expect(await statusOf(method, one, body), `${method} ${one} ${body.slice(0, 80)}`).toBeLessThan(500);
          }
        }
      }
    },
  );
});
