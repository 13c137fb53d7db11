import { describe, expect, it } from 'vitest';
import { World } from '../store/world.ts';
import { seedSponsors } from './sponsors.ts';
import { seedTenants } from './tenants.ts';

const world = World.empty('help-copy');
seedSponsors(world);
seedTenants(world);
const pagesOf = (key: string) => world.table('tenants').first('key', key)?.pages ?? [];
const textOf = (key: string, type: string): string => {
  const page = pagesOf(key).find((one) => one.page_type === type);
  return [page?.description ?? '', ...(page?.faq ?? []).map((entry) => `${entry.title} ${entry.description}`)].join(
    ' ',
  );
};

describe('the help copy of every municipality', () => {
  const rows: readonly (readonly [fact: string, words: RegExp])[] = [
    ['that vouchers are personal [PA-041]', /tegoed is \*\*persoonlijk\*\*/],
    ['that vouchers cannot be exchanged for cash [PA-042]', /niet ruilen voor geld/],
    [
      'that vouchers are valid one year from the start date [PA-043]',
      /één jaar geldig\*\*, vanaf de dag waarop het begint/,
    ],
    ['that the budget can be spent in several payments [PA-044]', /meer keren\*\* uitgeven/],
    ['that reservations can be cancelled [PA-045]', /reservering kunt u \*\*annuleren\*\*/],
    ['that a decision is promised within 8 weeks [PA-046]', /binnen 8 weken\*\* antwoord/],
    ['that a reminder goes out one month before the end date [PA-047]', /Eén maand voor de einddatum/],
  ];
  it.each(rows)('says %s', (_, words) => {
    for (const key of ['zonnedorp', 'waterveen', 'general']) expect(textOf(key, 'explanation')).toMatch(words);
  });

  it('has a privacy text of its own for each municipality [PA-040]', () => {
    expect(textOf('zonnedorp', 'privacy')).not.toBe(textOf('waterveen', 'privacy'));
    expect(textOf('waterveen', 'privacy')).toContain('Gemeente Waterveen');
  });
});
