import { readFileSync } from 'node:fs';
import { objectOf } from '@stadstegoed/mock-server/contract/input.ts';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../support/root.ts';
import { pactsAgainstDescription, ownAnswers, typesOfAdapters } from './checks.ts';
import type { Check } from './checks.ts';
import { plants } from './plants.ts';

const description = objectOf(JSON.parse(readFileSync(inRoot('openapi', 'generated', 'bundled.json'), 'utf8')));

const checks: { readonly [name: string]: Check } = {
  'the answers of the mock platform': ownAnswers,
  'the pacts against the description': pactsAgainstDescription,
  'the types of the adapters': typesOfAdapters,
};

/** The checks that must fail for each drift, with the expected message; all other checks must pass. */
const failing: { readonly [drift: string]: { readonly [check: string]: RegExp } } = {
  'a missing field': { 'the answers of the mock platform': /must have required property.*municipality_code/ },
  'a changed type': {
    'the answers of the mock platform': /amount.*must be number/,
    'the pacts against the description': /amount/,
  },
  'a new required parameter': {
    'the answers of the mock platform': /422.*year/,
    'the pacts against the description': /year/,
    'the types of the adapters': /packages\/http\/src\/vouchers.*'year' is missing/,
  },
};

describe.each(Object.entries(checks))('%s', (name, check) => {
  it('accept the unchanged description', async () => {
    expect(await check(description)).toBeNull();
  }, 120_000);

  it.each(plants)(
    'detect $name where expected',
    async ({ name: drift, into }) => {
      const message = await check(into(description));
      const expected = failing[drift]?.[name];
      expect(message === null).toBe(expected === undefined);
      expect(message ?? '').toMatch(expected ?? /^$/);
    },
    120_000,
  );
});
