import { createRequire } from 'node:module';
import { loadVariants, variantKeys } from '@stadstegoed/variants/load.ts';
import { HOME_SECTIONS } from '@stadstegoed/variants/schema.ts';
import { expect, it } from 'vitest';
import { drawingsSource, homeSource } from './home-module.ts';

it('imports only the sections that the variant lists, in its order', () => {
  const source = homeSource('kerstpakket');
  expect([...source.matchAll(/name: '([a-z]+)'/g)].map(([, name]) => name)).toEqual([
    'facts',
    'offers',
    'steps',
    'help',
  ]);
  expect(source).toMatch(/^import \{ HomeSteps \} from ".*home-steps\.view\.tsx";$/m);
  expect(source).not.toContain('home-funds');
});

it('gives a background to the first section with something to choose', () => {
  expect(homeSource('potjeswijzer')).toMatch(/name: 'topics', .*isBand: true[^]*name: 'funds', .*isBand: false/);
});

it('is used with every section by one variant or another', () => {
  const sources = loadVariants().map(({ variant }) => homeSource(variant.key));
  for (const name of HOME_SECTIONS) expect(sources.some((source) => source.includes(`'${name}'`))).toBe(true);
});

it('exports the skyline and the icons of the facts', () => {
  const source = drawingsSource('participatiemunt');
  expect(source).toContain("import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';");
  expect(source).toContain('export const factIcons = [IconClock, IconCoin, IconMapPin];');
  expect(source).toMatch(/^export const skyline = "<circle /m);
});

it('imports only files that are there, for every variant', () => {
  const { resolve } = createRequire(import.meta.url);
  for (const key of variantKeys())
    for (const [, path = ''] of `${homeSource(key)}\n${drawingsSource(key)}`.matchAll(/from ["']([^"']+)["'];$/gm))
      expect(() => resolve(path)).not.toThrow();
});
