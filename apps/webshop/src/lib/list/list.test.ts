import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok, type Result } from '@stadstegoed/core/shared/result.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { describe, expect, it, vi } from 'vitest';
import type { Navigation } from '../app/app-ports.ts';
import { List } from './list.ts';
import { count, filter, panel, queryCodec, text, toggle, type QueryOf } from './query-codec.ts';

const DECLARED = {
  page: count('page', 1),
  q: filter(text('q')),
  free: filter(toggle('free')),
  showMenu: panel(toggle('show_menu')),
};
const CODEC = queryCodec(DECLARED);
type Query = QueryOf<typeof DECLARED>;

const REPLACED = { replace: true, keepScroll: true, state: null };

function open(answer: Result<{ readonly lastPage: number }, Failure> = ok({ lastPage: 4 })) {
  const clock = new FakeClock();
  const go = vi.fn<Navigation['go']>();
  const read = vi.fn((_query: Query) => Promise.resolve(answer));
  const isAt = vi.fn(() => true);
  const navigation = stubPort<Navigation>({
    go,
    isAt,
    href: ({ query }) => new URLSearchParams(query).toString(),
  });
  const list = new List<Query, { readonly lastPage: number }>({
    screen: 'products',
    codec: CODEC,
    navigation,
    clock,
    read,
    lastPageOf: ({ lastPage }) => lastPage,
  });
  const start = async (values: Partial<Query> = {}): Promise<void> => {
    list.start({ ...CODEC.usual, ...values });
    await clock.play(0);
  };
  return { list, clock, go, read, start, isAt };
}

describe('a list with its state in the address', () => {
  it('reads the page and filters of the address', async () => {
    const { list, read, start } = open();
    await start({ page: 2, free: true });
    expect(read.mock.calls.map(([query]) => query)).toEqual([{ ...CODEC.usual, page: 2, free: true }]);
    expect(list.activeFilters).toEqual(['free']);
  });

  it('returns to the first page on a filter change, without a history entry or a scroll', async () => {
    const { list, go, start } = open();
    await start({ page: 3, q: 'zwem' });
    list.narrow({ free: true });
    expect(go).toHaveBeenCalledExactlyOnceWith(goTo('products', {}, { q: 'zwem', free: '1' }), REPLACED);
    expect(list.query.free).toBe(true);
  });

  it('reads ahead of the address, once', async () => {
    const { list, read, start } = open();
    await start({ page: 3 });
    list.narrow({ free: true });
    expect(read).toHaveBeenLastCalledWith(expect.objectContaining({ free: true, page: 1 }), expect.anything());
    list.stop();
    await start({ free: true });
    expect(read).toHaveBeenCalledTimes(2);
    expect(list.results.value).toEqual({ lastPage: 4 });
    await start({ free: true });
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('reads nothing when only the display changes', async () => {
    const { list, read, start } = open();
    await start();
    list.show({ showMenu: true });
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('keeps the page when only the display changes', async () => {
    const { list, go, start } = open();
    await start({ page: 3 });
    list.show({ showMenu: true });
    expect(go).toHaveBeenCalledExactlyOnceWith(goTo('products', {}, { page: '3', show_menu: '1' }), REPLACED);
  });

  it('moves to the last page when the address exceeds it, but not after a failure [PR-054]', async () => {
    const beyond = open(ok({ lastPage: 2 }));
    await beyond.start({ page: 7 });
    expect(beyond.go).toHaveBeenCalledExactlyOnceWith(goTo('products', {}, { page: '2' }), REPLACED);
    const failed = open(err(failure('offline')));
    await failed.start({ page: 7 });
    expect(failed.go).not.toHaveBeenCalled();
  });

  it('searches a second after the last key and keeps the typed text on an address change', async () => {
    const { list, clock, go, start } = open();
    await start();
    list.type('fie');
    await start({ free: true });
    expect(list.searchText).toBe('fie');
    list.type('fiets');
    await clock.play(999);
    expect(go).not.toHaveBeenCalled();
    await clock.play(1);
    expect(go).toHaveBeenCalledExactlyOnceWith(goTo('products', {}, { q: 'fiets', free: '1' }), REPLACED);
  });

  it('does not search any more when the resident is on another screen, and shows the text of the address on return', async () => {
    const { list, clock, go, start } = open();
    await start();
    list.type('fiets');
    list.stop();
    await clock.play(2000);
    expect(go).not.toHaveBeenCalled();
    await start();
    expect(list.searchText).toBe('');
    await clock.play(2000);
    expect(go).not.toHaveBeenCalled();
  });

  it('still searches when the address changes before the delay is over, and the list starts again', async () => {
    const { list, clock, go, start } = open();
    await start();
    list.type('fiets');
    list.stop();
    await start({ free: true });
    await clock.play(1000);
    expect(go).toHaveBeenCalledExactlyOnceWith(goTo('products', {}, { q: 'fiets', free: '1' }), REPLACED);
  });

  it('does not search while the screen that the resident opened is on its way', async () => {
    const { list, clock, go, start, isAt } = open();
    await start();
    list.type('fiets');
    isAt.mockReturnValue(false);
    await clock.play(1000);
    expect(isAt).toHaveBeenCalledWith('products');
    expect(go).not.toHaveBeenCalled();
  });

  it('searches once when Enter is pressed before the delay is over', async () => {
    const { list, clock, go, start } = open();
    await start();
    list.type('fiets');
    list.searchNow();
    await start({ q: 'fiets' });
    await clock.play(5000);
    expect(go).toHaveBeenCalledTimes(1);
  });

  it('clears one filter, or all filters with the search text', async () => {
    const { list, go, start } = open();
    await start({ q: 'zwem', free: true, page: 2 });
    list.clear(['free']);
    expect(go).toHaveBeenLastCalledWith(goTo('products', {}, { q: 'zwem' }), REPLACED);
    list.clear();
    expect(go).toHaveBeenLastCalledWith(goTo('products', {}, {}), REPLACED);
    expect(list.searchText).toBe('');
  });

  it('links to other pages with the filters and with closed panels', async () => {
    const { list, start } = open();
    await start({ q: 'zwem', showMenu: true });
    expect(list.hrefOfPage(3)).toBe('page=3&q=zwem');
  });
});
