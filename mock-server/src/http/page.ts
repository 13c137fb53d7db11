import type { Call } from './call.ts';
import { flagOf, numberOf } from '../contract/input.ts';
import type { FieldErrors } from '../contract/refusal.ts';

/** The pages a list allows: size when none is asked, and the largest size. */
export type PageRule = { readonly size: number; readonly largest: number; readonly smallest?: number };

/** 422 on `per_page` outside its range; `page` is never refused (part 2, 1.5). */
export function checkPage(call: Call, rule: PageRule): FieldErrors {
  if (call.query['per_page'] === undefined) return {};
  const asked = numberOf(call.query, 'per_page');
  const smallest = rule.smallest ?? 1;
  if (asked !== null && asked >= smallest && asked <= rule.largest) return {};
  return {
    per_page: [
      {
        nl: `Vul een getal van ${smallest} tot en met ${rule.largest} in.`,
        en: `Enter a number from ${smallest} to ${rule.largest}.`,
      },
    ],
  };
}

/** The envelope of a list (part 1, 1.3): the rows of one page, made into wire objects by `show`. */
export function paged<R>(
  call: Call,
  rows: readonly R[],
  options: { rule: PageRule; show: (row: R) => unknown },
): object {
  const size = numberOf(call.query, 'per_page') ?? options.rule.size;
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
