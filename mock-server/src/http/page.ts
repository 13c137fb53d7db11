import type { Call } from './call.ts';
import { flagOf, numberOf } from '../input.ts';

/** The envelope of a list: the rows of one page, of `size` rows unless the caller asks another. */
export function paged<R>(call: Call, rows: readonly R[], options: { size: number; show: (row: R) => unknown }): object {
  const size = numberOf(call.query, 'per_page') ?? options.size;
  const asked = numberOf(call.query, 'page') ?? 1;
  const page = asked >= 1 ? asked : 1;
  const last = size > 0 ? Math.max(1, Math.ceil(rows.length / size)) : 1;
  const from = (page - 1) * size;
  const shown = rows.slice(from, from + size);
  const url = (number: number): string => `${call.path}?page=${number}`;
  return {
    data: shown.map(options.show),
    links: {
      first: url(1),
      last: url(last),
      prev: page > 1 ? url(page - 1) : null,
      next: page < last ? url(page + 1) : null,
    },
    meta: {
      current_page: page,
      from: shown.length > 0 ? from + 1 : null,
      last_page: last,
      path: call.path,
      per_page: size,
      to: shown.length > 0 ? from + shown.length : null,
      total: rows.length,
    },
  };
}

/** A list that is never cut: everything with `meta`, and without `links`, for there is no other page. */
export function whole<R>(call: Call, rows: readonly R[], show: (row: R) => unknown): object {
  return {
    data: rows.map(show),
    meta: {
      current_page: 1,
      from: rows.length > 0 ? 1 : null,
      last_page: 1,
      path: call.path,
      per_page: Math.max(rows.length, 1),
      to: rows.length > 0 ? rows.length : null,
      total: rows.length,
    },
  };
}

/** A switch in the query: on, off, or not asked. */
export const asked = (call: Pick<Call, 'query'>, name: string): boolean | null => flagOf(call.query, name);
