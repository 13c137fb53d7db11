import { describe, expect, it } from 'vitest';
import { FUNDS_QUERY } from './funds-query.ts';

const EVERYTHING =
  'page=3&per_page=20&q=fiets&tag_id=4&organization_id=7&with_external=1&display_type=grid&show_menu=1';

function read(address: string) {
  return FUNDS_QUERY.read(new URLSearchParams(address));
}

describe('the address of the list of funds', () => {
  it('holds page, q, display type, organization, tag, menu, external and page size [FU-010]', () => {
    expect(read(EVERYTHING)).toEqual({
      page: 3,
      perPage: 20,
      q: 'fiets',
      tagId: '4',
      organizationId: '7',
      withExternal: true,
      display: 'grid',
      showMenu: true,
    });
  });

  it('is unchanged after reading and writing', () => {
    expect(new URLSearchParams(FUNDS_QUERY.write(read(EVERYTHING))).toString()).toBe(
      new URLSearchParams([...new URLSearchParams(EVERYTHING)]).toString(),
    );
  });

  it('leaves out parameters with their default value', () => {
    expect(FUNDS_QUERY.write(FUNDS_QUERY.usual)).toEqual({});
  });

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=twee', 'per_page=veel', 'display_type=kaart', 'with_external=0'])(
    'falls back to the defaults for %s',
    (address) => {
      expect(read(address)).toEqual(FUNDS_QUERY.usual);
    },
  );

  it('limits the page size to the maximum of the platform', () => {
    expect(read('per_page=5000').perPage).toBe(100);
  });
});

describe('the active filters', () => {
  it('are those that differ from their default', () => {
    expect(FUNDS_QUERY.active(read('q=a&with_external=1&page=2&display_type=grid'))).toEqual(['q', 'withExternal']);
  });

  it('can be removed by name', () => {
    const query = FUNDS_QUERY.without(read('q=a&tag_id=4&display_type=grid'), ['tagId']);
    expect(query).toEqual(read('q=a&display_type=grid'));
  });
});
