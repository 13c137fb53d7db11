import { expect, it } from 'vitest';
import { actionOf, isInForeground, keyLine } from './keys.ts';

const places = { shop: 'http://localhost:5173', platform: 'http://localhost:8117' };

it.each([
  ['o', { kind: 'open', address: 'http://localhost:5173' }],
  ['c', { kind: 'open', address: 'http://localhost:8117/_mock' }],
  ['m', { kind: 'open', address: 'http://localhost:8117/_mock/mail' }],
  ['p', { kind: 'open', address: 'http://localhost:8117/_mock/phone' }],
  ['r', { kind: 'reset' }],
  ['q', { kind: 'quit' }],
  ['\u0003', { kind: 'quit' }],
  ['x', null],
  ['constructor', null],
  ['\u001b[A', null],
])('the key %j has the action %j', (key, action) => {
  expect(actionOf(key, places)).toEqual(action);
});

it.each([
  ['  4711  4711\n', true],
  ['4711 815', false],
  ['4711 -1', false],
  ['', true],
])('a process with the groups %j is in the foreground: %j', (line, expected) => {
  expect(isInForeground(line)).toBe(expected);
});

it('lists every key in the printed line', () => {
  const named = [...keyLine.matchAll(/(?:^|\s{2,})(\w) /g)].map(([, key]) => key ?? '');
  expect(named).toHaveLength(6);
  expect(named.filter((key) => actionOf(key, places) === null)).toEqual([]);
});
