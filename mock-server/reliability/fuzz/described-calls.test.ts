import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundledContract } from '../../src/contract/contract.ts';
import type { Operation } from '../../src/contract/contract.ts';
import { askersIn } from '../testing/askers.ts';
import { crowd, openCrowd } from '../testing/crowd.ts';
import { allowed, howToRepeat, rounds, seed } from '../testing/size.ts';
import type { Harness } from '../../src/testing/harness.ts';
import { Calls } from './calls.ts';
import type { Request } from './calls.ts';
import { Validator } from './validator.ts';

const contract = bundledContract();
const validator = new Validator(contract.document);

let platform: Harness;
beforeAll(async () => {
  platform = await openCrowd();
});
afterAll(() => platform.app.close());

/** Statuses that the description gives a call, and what stands before every call: a body that is not taken in. */
const isDescribed = (operation: Operation, status: number): boolean =>
  operation.answers.includes(String(status)) || status === 413;

/** Operations that took at least one request. */
const taken = new Set<string>();

/** What is wrong with the answer to a request; empty when nothing is. */
async function wrongWith(operation: Operation, request: Request): Promise<readonly string[]> {
  const { method, url, headers, payload } = request;
  const answer = await platform.app.inject({
    method,
    url,
    headers: { ...headers, 'mock-world': platform.worldName },
    ...(payload === undefined ? {} : { payload }),
  });
  const { statusCode } = answer;
  if (statusCode < 400) taken.add(operation.id);
  const isJson = String(answer.headers['content-type'] ?? '').startsWith('application/json');
  const body: unknown = isJson ? answer.json() : null;
  if (statusCode >= 500 && !operation.answers.includes(String(statusCode)))
    return [`${statusCode}: ${answer.body.slice(0, 600)}`];
  if (!isDescribed(operation, statusCode)) return [`${statusCode} is not described: ${answer.body.slice(0, 300)}`];
  return validator.undescribed(operation, statusCode, body);
}

describe('any request made from the description', () => {
  const operations = contract.operations.map((operation, index) => ({ id: operation.id, operation, index }));

  it.each(operations)(
    'to $id gets an answer that the description has',
    async ({ operation, index }) => {
      await platform.scenario(crowd);
      const world = platform.world();
      const asked = (await askersIn(platform)).map((asker) => new Calls(contract.document, asker).of(operation));
      let count = 0;
      const property = fc.asyncProperty(fc.oneof(...asked), async (request) => {
        count += 1;
        world.configure({ throttles: count % 5 === 0 });
        const wrong = await wrongWith(operation, request);
        expect({ request, wrong, howToRepeat }).toEqual({ request, wrong: [], howToRepeat });
      });
      await fc.assert(property, { seed: seed + index, numRuns: rounds(40, 3000), endOnFailure: true });
    },
    allowed,
  );

  it('is often a right one, so that more than refusals were tried', () => {
    const never = operations.filter(({ id }) => !taken.has(id)).map(({ id }) => id);
    expect(never.length, `never taken: ${never.join(', ')}`).toBeLessThan(rounds(36, 16));
  });
});
