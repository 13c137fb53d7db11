import { describe, expect, it, vi } from 'vitest';
import { aFoundProduct } from '../../testing/a-found.ts';
import { stubPort } from '../../testing/stub-port.ts';
import { failure } from '../shared/failure.ts';
import { singlePage } from '../shared/page.ts';
import { err, ok } from '../shared/result.ts';
import { GuessSearch } from './guess-search.ts';
import type { Search, SearchListFilter } from './search.port.ts';

function guessing(names: Readonly<Record<string, readonly string[]>>) {
  const list = vi.fn(({ q = '' }: SearchListFilter) =>
    Promise.resolve(ok(singlePage((names[q] ?? []).map((name) => aFoundProduct({ name }))))),
  );
  return { list, guess: new GuessSearch(stubPort<Search>({ list })) };
}

describe('the guess for a search without results', () => {
  it('is the word in the found names that resembles the search text', async () => {
    const { guess, list } = guessing({ zwem: ['Zwemles voor diploma A', 'Tien keer vrij zwemmen'] });
    expect(await guess.run('zwemlse')).toEqual(['zwemles']);
    expect(list).toHaveBeenCalledOnce();
  });

  it('tries the other half of the word when the first half has the error', async () => {
    const { guess } = guessing({ mles: ['Zwemles voor diploma A'] });
    expect(await guess.run('zewmles')).toEqual(['zwemles']);
  });

  it('is nothing when no name resembles it', async () => {
    const { guess, list } = guessing({ lapt: ['Lapjeskat'] });
    expect(await guess.run('laptop')).toEqual([]);
    expect(list).toHaveBeenCalledTimes(4);
  });

  it('is nothing for a resident who left', async () => {
    const { guess } = guessing({ zwem: ['Zwemles voor diploma A'] });
    expect(await guess.run('zwemlse', { signal: { aborted: false } })).toEqual(['zwemles']);
    expect(await guess.run('zwemlse', { signal: { aborted: true } })).toEqual([]);
  });

  it('is nothing when the platform does not answer', async () => {
    const list = vi.fn(() => Promise.resolve(err(failure('offline'))));
    expect(await new GuessSearch(stubPort<Search>({ list })).run('zwemlse')).toEqual([]);
    expect(list).toHaveBeenCalledOnce();
  });
});
