import { expect, it } from 'vitest';
import { has, searched } from './messages-search.ts';
import type { Searchable } from './messages-search.ts';

type Note = { readonly to: string; readonly text: string; readonly read: boolean };

const notes: readonly Note[] = [
  { to: 'Kees Bakker', text: 'Uw link om in te loggen: http://shop/x', read: false },
  { to: 'Noor van Dijk', text: 'Om uw link vroeg Kees', read: true },
];

const words: Searchable<Note> = {
  said: ({ to, text }) => `${to} ${text}`,
  named: {
    to: ({ to }, value) => has(to, value),
    text: ({ text }, value) => has(text, value),
    is: ({ read }, value) => value === (read ? 'read' : 'unread'),
  },
};

it.each([
  [null, [0, 1]],
  ['', [0, 1]],
  ['  ', [0, 1]],
  ['LINK uw', [0, 1]],
  ['"uw link"', [0, 1]],
  ['"uw link om"', [0]],
  ['"uw link o', [0]],
  ['kees', [0, 1]],
  ['to:kees', [0]],
  ['to:"van dijk" is:read', [1]],
  ['TO:Kees is:read', []],
  ['text:"link om"', [0]],
  ['is:unread', [0]],
  ['is:green', []],
  ['http://shop', [0]],
  ['subject:kees', []],
  ['toString:kees', []],
] as const)('the search %j finds the notes %j', (search, found) => {
  expect(searched(notes, search, words)).toEqual(found.map((index) => notes[index]));
});
