import type { FundFilter } from '@stadstegoed/core/funds/funds.port.ts';
import { FUNDS_PER_PAGE } from '@stadstegoed/core/funds/fund-list-rules.ts';
import {
  choice,
  count,
  display,
  filter,
  panel,
  queryCodec,
  text,
  toggle,
  type QueryOf,
} from '../../support/query-codec.ts';

/** The maximum page size of the platform. */
const MAX_PER_PAGE = 100;

const DECLARED = {
  page: count('page', 1),
  perPage: count('per_page', FUNDS_PER_PAGE, MAX_PER_PAGE),
  q: filter(text('q')),
  tagId: filter(text('tag_id')),
  organizationId: filter(text('organization_id')),
  withExternal: filter(toggle('with_external')),
  display: display(choice('display_type', ['list', 'grid'])),
  showMenu: panel(toggle('show_menu')),
};

/** The query parameters of the list, with defaults for those that the address lacks (1 §2). */
export type FundsQuery = QueryOf<typeof DECLARED>;

/** Reads and writes the address of the list of funds. */
export const FUNDS_QUERY = queryCodec(DECLARED);

/** One filter of the list. */
export type FilterName = 'q' | 'tagId' | 'organizationId' | 'withExternal';

/** The filter of the platform for an address. */
export function toFundFilter(query: FundsQuery): FundFilter {
  return {
    page: query.page,
    perPage: query.perPage,
    ...(query.q === '' ? {} : { q: query.q }),
    ...(query.tagId === '' ? {} : { tagId: query.tagId }),
    ...(query.organizationId === '' ? {} : { organizationId: query.organizationId }),
    ...(query.withExternal ? { withExternal: true } : {}),
  };
}
