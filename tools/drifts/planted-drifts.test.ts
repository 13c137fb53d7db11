import { readFileSync } from 'node:fs';
import { objectOf } from '@stadstegoed/mock-server/http/input.ts';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../support/root.ts';
import { pactsBesideDescription, ownAnswers, typesOfAdapters } from './checks.ts';
import type { Check } from './checks.ts';
import { plants } from './plants.ts';

const description = objectOf(JSON.parse(readFileSync(inRoot('openapi', 'generated', 'bundled.json'), 'utf8')));

const checks: { readonly [name: string]: Check } = {
  'the own answers of the mock platform': ownAnswers,
  'the pacts beside the description': pactsBesideDescription,
  'the types of the adapters': typesOfAdapters,
};

/** Where each drift goes red, with a word that the complaint must have; what is not named here stays green. */
const red: { readonly [drift: string]: { readonly [check: string]: RegExp } } = {
  'a missing field': { 'the own answers of the mock platform': /must have required property.*municipality_code/ },
  'a changed type': {
    'the own answers of the mock platform': /amount.*must be number/,
    'the pacts beside the description': /amount/,
  },
  'a new required parameter': {
    'the own answers of the mock platform': /422.*year/,
    'the pacts beside the description': /year/,
    'the types of the adapters': /packages\/http\/src\/vouchers.*'year' is missing/,
  },
};

describe.each(Object.entries(checks))('%s', (name, check) => {
  it('is content with the description as it is', async () => {
    expect(await check(description)).toBeNull();
  }, 120_000);

  it.each(plants)(
    'sees $name, if that is where it shows',
    async ({ name: drift, into }) => {
      const complaint = await check(into(description));
      const wanted = red[drift]?.[name];
      expect(complaint === null).toBe(wanted === undefined);
      expect(complaint ?? '').toMatch(wanted ?? /^$/);
    },
    120_000,
  );
});
