import { expect, it } from 'vitest';
import { readProofs } from './read-proofs.ts';

const idsIn = (source: string): readonly (readonly string[])[] => readProofs('a.test.ts', source).map(({ ids }) => ids);

it.each([
  ["it('refuses a used code [FA-063]', () => {})", [['FA-063']]],
  ["it('does both [FA-063, SH-001]', () => {})", [['FA-063', 'SH-001']]],
  ["it('does both [FA-063] [API-117]', () => {})", [['FA-063', 'API-117']]],
  ['it.each(rows)("says %s [FA-063]", () => {})', [['FA-063']]],
  ['test(`waits ${seconds} s [FA-063]`, () => {})', [['FA-063']]],
  ["it('keeps the resident\\'s place [FA-063]', () => {})", [['FA-063']]],
  ["it('reads list[FA-063] as a key', () => {})", []],
  ["it('says nothing about ids', () => {})", []],
])('in %s finds %j', (source, ids) => {
  expect(idsIn(source)).toEqual(ids);
});

it('keeps the title without the ids', () => {
  expect(readProofs('a.test.ts', "it('refuses a used code [FA-063]')")[0]?.title).toBe('refuses a used code');
});
