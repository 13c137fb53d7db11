import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultIn } from '../../src/app/faults/fault-input.ts';
import { readyFaults } from '../../src/app/faults/ready-faults.ts';
import type { FaultRow } from '../../src/database/tables/outside.ts';
import { Harness } from '../../src/testing/harness.ts';
import { draftFrom, draftOf, faultInputOf } from './fault-draft.ts';

let platform: Harness;
beforeAll(async () => {
  platform = await Harness.open();
});
afterAll(() => platform.app.close());

const plain: FaultRow = {
  id: 4,
  operation_id: null,
  path: '/**',
  method: null,
  status: null,
  body: null,
  delay_ms: 0,
  drop: false,
  times: null,
};

describe('the form of a fault', () => {
  it.each([
    ...readyFaults.flatMap(({ key, faults }) => faults.map((fault) => [key, { ...fault, id: 4 }] as const)),
    ['one of one resident in one shop', { ...plain, persona: 'noor', client_key: 'waterveen', status: 418 }] as const,
    ['one call in so many', { ...plain, hold: true, after: 1, one_in: 5, times: 2, name: 'Soms' }] as const,
    ['a whole body', { ...plain, wrong: { kind: 'null', field: '' } }] as const,
    ['headers', { ...plain, status: 503, headers: { 'Retry-After': '30', 'Error-Code': 'x', 'X-Else': 'y' } }] as const,
  ])('shows %s, and makes the same of it', (_name, fault: FaultRow) => {
    const read = faultIn(faultInputOf(platform.app.mockPlatform, draftOf(fault), fault.headers));
    expect({ ...('fault' in read ? read.fault : {}), id: 4 }).toEqual(fault);
  });

  it.each([
    ['403:used', 403, 'used'],
    ['404', 404, 'not_found'],
    ['401:session_expired', 401, 'session_expired'],
  ])('answers %s as the description shows it', (status, wanted, code) => {
    const fields: { readonly [field: string]: string } = { operation_id: 'redeemCode', status };
    const read = faultInputOf(
      platform.app.mockPlatform,
      draftFrom((field) => fields[field] ?? null),
    );
    expect(read['status']).toBe(String(wanted));
    expect(JSON.stringify(read['body'])).toContain(code);
  });
});
