import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Contract } from '@stadstegoed/mock-server/contract/contract.ts';
import { expect, it } from 'vitest';
import { operationsInPact, placesIn, coverageIn } from './sources.ts';
import { operationsReport } from './table.ts';

const contract = new Contract({
  paths: {
    '/funds/{id}': {
      get: { operationId: 'readFund', tags: ['funds'], responses: { 200: {}, 404: {} } },
      patch: { operationId: 'changeFund', tags: ['funds'], responses: { 200: {} } },
    },
  },
});

it.each([
  ["this.#client.GET('/platform/funds/{id}', { params })", ['GET /platform/funds/{}']],
  ["this.#client.POST(\n  '/platform/funds')", ['POST /platform/funds']],
  ['this.#client.GET(path)', []],
])('reads the calls of %j', (source, places) => {
  expect(placesIn(source)).toEqual(places);
});

it('finds the operation of an interaction by its real path', () => {
  const pact = { interactions: [{ request: { method: 'get', path: '/api/v1/funds/12' } }] };
  expect(operationsInPact(contract, JSON.stringify(pact))).toEqual(['readFund']);
});

it('merges the coverage of all processes of a run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'coverage-'));
  expect(coverageIn(folder)).toBeNull();
  writeFileSync(join(folder, '1.txt'), 'readFund 404 gone\nreadFund 404\n');
  writeFileSync(join(folder, '2.txt'), 'readFund 404\n');
  expect([...(coverageIn(folder) ?? [])].toSorted()).toEqual(['readFund 404', 'readFund 404 gone']);
  rmSync(folder, { recursive: true });
});

it('lists the answers that no test received', () => {
  const report = operationsReport({
    operations: contract.operations,
    implemented: new Set(['readFund']),
    adapters: new Set(),
    pacts: new Set(),
    fuzzed: new Set(['readFund']),
    covered: new Set(['readFund 404', 'readFund 404 gone']),
  });
  expect(report).toContain('| `readFund` | GET `/funds/{id}` | yes | - | - | yes | 404 (`gone`) | 200 |');
  expect(report).toContain('| `changeFund` | PATCH `/funds/{id}` | - | - | - | - | - | 200 |');
  expect(report).toContain('| Answers (operation and status) that a test met | 1 of 3 |');
});
