import { expect, it } from 'vitest';
import { dataFileOf, DEFAULT_PORT } from './data-file.ts';

it.each([
  ['town', DEFAULT_PORT, '/mock-server/.data/dev.json'],
  ['city', DEFAULT_PORT, '/mock-server/.data/city.json'],
  ['town', 8200, '/mock-server/.data/port-8200/dev.json'],
  ['city', 8200, '/mock-server/.data/port-8200/city.json'],
] as const)('keeps a %s at port %i in %s', (size, port, file) => {
  expect(dataFileOf(size, port).replaceAll('\\', '/')).toMatch(new RegExp(`${file}$`));
});
