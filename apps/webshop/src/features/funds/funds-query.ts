import type { FundFilter } from '@stadstegoed/core/funds/funds.port.ts';
import { FUNDS_PER_PAGE } from '@stadstegoed/core/funds/fund-list-rules.ts';
import type { Query } from '@stadstegoed/core/shared/destination.ts';

/** How the list is drawn: under each other, or beside each other. */
export type FundsDisplay = 'list' | 'grid';

/** All that the address of the list can say, with what holds when it is silent (1 §2). */
export interface FundsQuery {
  readonly page: number;
  readonly perPage: number;
  readonly q: string;
  /** Empty for all. */
  readonly tagId: string;
  /** Empty for all. */
  readonly organizationId: string;
  readonly withExternal: boolean;
  readonly display: FundsDisplay;
  /** The filters are open on the phone. */
  readonly showMenu: boolean;
}

/** The most that the platform sends on a page. */
const MOST_PER_PAGE = 100;

/** The list without anything in its address. */
export const PLAIN_FUNDS_QUERY: FundsQuery = {
  page: 1,
  perPage: FUNDS_PER_PAGE,
  q: '',
  tagId: '',
  organizationId: '',
  withExternal: false,
  display: 'list',
  showMenu: false,
};

/** Reads the address; what is misspelt counts as not said. */
export function readFundsQuery(address: URLSearchParams): FundsQuery {
  return {
    page: wholeFrom1(address.get('page')) ?? 1,
    perPage: Math.min(wholeFrom1(address.get('per_page')) ?? FUNDS_PER_PAGE, MOST_PER_PAGE),
    q: address.get('q') ?? '',
    tagId: address.get('tag_id') ?? '',
    organizationId: address.get('organization_id') ?? '',
    withExternal: isOn(address.get('with_external')),
    display: address.get('display_type') === 'grid' ? 'grid' : 'list',
    showMenu: isOn(address.get('show_menu')),
  };
}

/** Writes the address; what is as usual is left out, so that the plain list has the plain address. */
export function writeFundsQuery(query: FundsQuery): Query {
  const said: Readonly<Record<string, string>> = {
    page: query.page === 1 ? '' : String(query.page),
    per_page: query.perPage === FUNDS_PER_PAGE ? '' : String(query.perPage),
    q: query.q,
    tag_id: query.tagId,
    organization_id: query.organizationId,
    with_external: query.withExternal ? '1' : '',
    display_type: query.display === 'list' ? '' : query.display,
    show_menu: query.showMenu ? '1' : '',
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== ''));
}

/** What is asked of the platform for an address. */
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

/** The parts of the address that narrow or widen the list. */
export const FILTER_NAMES = ['q', 'tagId', 'organizationId', 'withExternal'] as const;

/** One filter of the list. */
export type FilterName = (typeof FILTER_NAMES)[number];

/** The filters that are on. */
export function activeFilters(query: FundsQuery): readonly FilterName[] {
  return FILTER_NAMES.filter((name) => query[name] !== PLAIN_FUNDS_QUERY[name]);
}

/** The address with these filters off, at its first page. */
export function withoutFilters(query: FundsQuery, names: readonly FilterName[]): FundsQuery {
  const off = Object.fromEntries(names.map((name) => [name, PLAIN_FUNDS_QUERY[name]]));
  return { ...query, ...off, page: 1 };
}

function wholeFrom1(text: string | null): number | null {
  const number = Number(text);
  return text !== null && Number.isSafeInteger(number) && number >= 1 ? number : null;
}

function isOn(text: string | null): boolean {
  return text === '1' || text === 'true';
}
