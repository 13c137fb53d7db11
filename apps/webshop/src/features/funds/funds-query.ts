import type { ChosenFunds } from '@stadstegoed/core/funds/fund-list-rules.ts';
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
} from '../../lib/list/query-codec.ts';

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

/** The query parameters of the list, with defaults for those that the address lacks. */
export type FundsQuery = QueryOf<typeof DECLARED>;

/** Reads and writes the address of the list of funds. */
export const FUNDS_QUERY = queryCodec(DECLARED);

export type FilterName = 'q' | 'tagId' | 'organizationId' | 'withExternal';

/** The ids in a parameter that may have several, such as `tag_id=4,6`. */
export function idsOf(parameter: string): readonly string[] {
  return parameter.split(',').filter((id) => id !== '');
}

/** A parameter with an id added or removed. */
export function withId(parameter: string, id: string, isOn: boolean): string {
  const others = idsOf(parameter).filter((one) => one !== id);
  return (isOn ? [...others, id] : others).join(',');
}

/** The tags and the organizations of an address. */
export function chosenIn({ tagId, organizationId }: Pick<FundsQuery, 'tagId' | 'organizationId'>): ChosenFunds {
  return { tagIds: idsOf(tagId), organizationIds: idsOf(organizationId) };
}
