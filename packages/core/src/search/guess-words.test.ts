import { describe, expect, it } from 'vitest';
import { editDistance, guessWords, piecesOf } from './guess-words.ts';

describe('the edit distance', () => {
  it.each([
    ['zwemles', 'zwemles', 0],
    ['zwemlse', 'zwemles', 1],
    ['zwmles', 'zwemles', 1],
    ['zwemmles', 'zwemles', 1],
    ['swemles', 'zwemles', 1],
    ['fiets', 'zwemles', 5],
    ['', 'abc', 3],
    ['abc', '', 3],
  ])('from "%s" to "%s" is %i', (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance);
  });
});

describe('the guess for a search text without results', () => {
  const names = ['Zwemles voor diploma A', 'Zwembad De Golfslag', 'Café Het Plein', 'Fietsenmaker Van Dam'];

  it.each([
    ['zwemlse', ['zwemles']],
    ['Zwenbad', ['zwembad']],
    ['caffe', ['café']],
    ['fietsenmakr', ['fietsenmaker']],
    ['laptop', []],
    ['ab', []],
    ['', []],
    ['zwemles', []],
  ])('"%s" is %j', (typed, expected) => {
    expect(guessWords(typed, names)).toEqual(expected);
  });

  it('has at most two words, the most alike first', () => {
    expect(guessWords('zwempad', ['zwempak', 'zwembad', 'zwempas', 'zweemlad'])).toEqual(['zwembad', 'zwempak']);
  });
});

describe('the pieces of a search text', () => {
  it.each([
    ['zwemlse', ['zwem', 'mlse', 'zwe', 'lse']],
    ['de zwemlse', ['zwem', 'mlse', 'zwe', 'lse']],
    ['zwm', []],
    ['zwem', ['zwe', 'wem']],
    ['zw', []],
    ['', []],
    ['!?', []],
  ])('of "%s" are %j', (typed, expected) => {
    expect(piecesOf(typed)).toEqual(expected);
  });
});
