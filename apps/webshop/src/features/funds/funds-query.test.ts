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
});
