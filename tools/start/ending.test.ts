import { expect, it } from 'vitest';
import { npmIn } from './ending.ts';

it.each([
  ['a shell of npm', ' 4711 sh\n', 4711],
  ['a shell with its folder, as macOS names it', '4711 /bin/sh', 4711],
  ['npm, whose shell was replaced by the script', '4711 npm start', 815],
  ['npm, listed as node', '4711 node', 815],
  ['a process unknown to ps', '', 815],
])('finds npm behind a parent that is %s', (_name, line, npm) => {
  expect(npmIn(line, 815)).toBe(npm);
});
