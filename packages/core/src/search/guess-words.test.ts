import { describe, expect, it } from 'vitest';
import { editDistance, guessWords, piecesOf } from './guess-words.ts';

it('the edit distance counts letters that are swapped, missing, added or replaced', () => {
  const distances = ['zwemles', 'zwemlse', 'zwmles', 'zwemmles', 'swemles', 'fiets'].map((from) =>
    editDistance(from, 'zwemles'),
  );
  expect(distances).toEqual([0, 1, 1, 1, 1, 5]);
  expect([editDistance('', 'abc'), editDistance('abc', '')]).toEqual([3, 3]);
});

describe('the guess for a search text without results', () => {
  const names = ['Zwemles voor diploma A', 'Zwembad De Golfslag', 'Café Het Plein', 'Fietsenmaker Van Dam'];

  it('is a word of the names that resembles it', () => {
    const guesses = { zwemlse: ['zwemles'], Zwenbad: ['zwembad'], caffe: ['café'], fietsenmakr: ['fietsenmaker'] };
    for (const [typed, words] of Object.entries(guesses)) expect.soft(guessWords(typed, names), typed).toEqual(words);
    for (const typed of ['laptop', 'ab', '', 'zwemles']) expect.soft(guessWords(typed, names), typed).toEqual([]);
  });

  it('has at most two words, the most alike first', () => {
    expect(guessWords('zwempad', ['zwempak', 'zwembad', 'zwempas', 'zweemlad'])).toEqual(['zwembad', 'zwempak']);
  });
});

it('the pieces of a search text are the halves of its longest word', () => {
  const pieces = ['zwem', 'mlse', 'zwe', 'lse'];
  expect([piecesOf('zwemlse'), piecesOf('de zwemlse'), piecesOf('zwem')]).toEqual([pieces, pieces, ['zwe', 'wem']]);
  for (const typed of ['zwm', 'zw', '', '!?']) expect.soft(piecesOf(typed), typed).toEqual([]);
});
