import { describe, expect, it } from 'vitest';
import { choice, count, display, filter, panel, queryCodec, text, toggle } from './query-codec.ts';

const CODEC = queryCodec({
  page: count('page', 1),
  perPage: count('per_page', 15, 100),
  q: filter(text('q')),
  bookmarked: filter(toggle('bookmarked')),
  order: choice('order_by', ['name', 'price']),
  display: display(choice('display_type', ['list', 'grid'])),
  showMenu: panel(toggle('show_menu')),
});

const read = (address: string) => CODEC.read(new URLSearchParams(address));
const ALL = 'page=3&per_page=20&q=fiets&bookmarked=1&order_by=price&display_type=grid&show_menu=1';

describe('the codec of an address', () => {
  it('reads every declared parameter and writes it back', () => {
    expect(read(ALL)).toEqual({
      page: 3,
      perPage: 20,
      q: 'fiets',
      bookmarked: true,
      order: 'price',
      display: 'grid',
      showMenu: true,
    });
    expect(new URLSearchParams(CODEC.write(read(ALL))).toString()).toBe(ALL);
  });

  it('uses default values for an empty address and writes nothing for them', () => {
    expect(read('')).toEqual(CODEC.usual);
    expect(CODEC.write(CODEC.usual)).toEqual({});
  });

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=', 'page=twee', 'order_by=kaart', 'bookmarked=0', 'onbekend=1'])(
    'ignores %s',
    (address) => {
      expect(read(address)).toEqual(CODEC.usual);
    },
  );

  it('limits a number to the declared maximum', () => {
    expect(read('per_page=5000').perPage).toBe(100);
  });

  it('lists the active filters and clears them one by one', () => {
    expect(CODEC.filters).toEqual(['q', 'bookmarked']);
    expect(CODEC.active(read(ALL))).toEqual(['q', 'bookmarked']);
    expect(CODEC.active(CODEC.without(read(ALL), ['q']))).toEqual(['bookmarked']);
  });

  it('separates the parameters of the results from those of the display', () => {
    expect(Object.keys(CODEC.asked(CODEC.usual))).toEqual(['page', 'perPage', 'q', 'bookmarked', 'order']);
    expect(CODEC.shown(read(ALL))).toEqual({ display: 'grid', showMenu: true });
  });

  it('closes panels for the address of another page and keeps the display', () => {
    expect(CODEC.closed(read(ALL))).toMatchObject({ display: 'grid', showMenu: false });
  });
});
