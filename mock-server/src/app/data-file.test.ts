import { expect, it } from 'vitest';
import { dataFileOf, DEFAULT_PORT } from './data-file.ts';

it.each([
  [DEFAULT_PORT, '/.data/dev.json'],
  [8200, '/.data/port-8200/dev.json'],
] as const)('keeps the world at port %i in %s', (port, file) => {
  const path = dataFileOf(port).replaceAll('\\', '/');
  expect(path).toMatch(new RegExp(`${file}$`));
  expect(path).not.toContain('mock-server');
});
