import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Comparator } from '@pactflow/openapi-pact-comparator';
import { expect, it } from 'vitest';
import { pactFile } from '../consumer/pact-files.ts';

const DESCRIPTION = fileURLToPath(import.meta.resolve('@stadstegoed/openapi/generated/bundled.json'));

/** What in the pact does not fit the description, or the description with changed values, a line each. */
async function differences(
  change?: (key: string, value: unknown) => unknown,
  isCompared: (interaction: { readonly description: string }) => boolean = () => true,
): Promise<readonly string[]> {
  const { info, ...rest } = JSON.parse(readFileSync(DESCRIPTION, 'utf8'), change);
  const { interactions, ...pact } = JSON.parse(readFileSync(pactFile('specification'), 'utf8'));
  const comparator = new Comparator({ oas: { ...rest, info: { ...info, 'x-opc-config-base-path': '/api/v1' } } });
  const found: string[] = [];
  for await (const { type, message, mockDetails } of comparator.compare({
    ...pact,
    interactions: interactions.filter(isCompared),
  })) {
    // Every interaction is named, so its number in the list says nothing, and that something does not fit says each line.
    const place = mockDetails?.location.replace(/^\[root\]\.interactions\[\d+\]\./, '') ?? '';
    const value = JSON.stringify(mockDetails?.value)?.slice(0, 100) ?? 'nothing';
    if (type === 'error')
      found.push(
        `${mockDetails?.interactionDescription}: ${place}: ${message.replace(/^.*?spec file: /, '')}: ${value}`,
      );
  }
  return found;
}

it('the pact of the shop fits the description of the platform', async () => {
  expect(await differences()).toEqual([]);
});

it('the pact of the shop does not fit a description whose amounts are numbers', async () => {
  const change = (key: string, value: unknown) => (key === 'amount' ? { type: 'number' } : value);
  const difference = /^a reservation: response\.body\.data\.amount: must be number: "187\.50"$/;
  const found = await differences(change, ({ description }) => description === 'a reservation');
  expect(found).toEqual([expect.stringMatching(difference)]);
});
