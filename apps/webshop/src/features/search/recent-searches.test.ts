import { expect, it } from 'vitest';
import { RecentSearches } from './recent-searches.ts';

function kept(start: string | null = null) {
  const values = new Map<string, string>();
  if (start !== null) values.set('recent-searches', start);
  const storage = {
    read: (key: string) => values.get(key) ?? null,
    write: (key: string, value: string) => void values.set(key, value),
  };
  return { recent: new RecentSearches(storage), values, storage };
}

it('keeps the latest five searches, the last one first and each once', () => {
  const { recent, storage } = kept();
  for (const word of ['a', 'b', 'c', 'd', 'e', 'f', ' C ', '']) recent.add(word);
  expect(recent.words).toEqual(['C', 'f', 'e', 'd', 'b']);
  const later = new RecentSearches(storage);
  later.read();
  expect(later.words).toEqual(['C', 'f', 'e', 'd', 'b']);
});

it('forgets them all', () => {
  const { recent, values } = kept('["zwem"]');
  recent.read();
  recent.clear();
  expect([recent.words, values.get('recent-searches')]).toEqual([[], '[]']);
});

it.each(['', 'x', '{}', 'null', '[1, " ", null]'])('has none when the stored value is %s', (stored) => {
  const { recent } = kept(stored);
  recent.read();
  expect(recent.words).toEqual([]);
});
