import type { Instant, Json, Row } from './row.ts';

/** How an answer is corrupted: a field left out, null, of another type, an emptied list, or text that ends halfway. */
export const wrongKinds = ['remove', 'null', 'type', 'empty', 'broken'] as const;

export type WrongKind = (typeof wrongKinds)[number];

/** What is wrong with a body, and where: a dotted path such as `data.0.name`, with `*` for every item; empty is the whole. */
export type WrongBody = { readonly kind: WrongKind; readonly field: string };

/** A made-up fault of calls (console `faults`). */
export type FaultRow = Row & {
  readonly operation_id: string | null;
  /** Path below the prefix, with `*` for one part and `**` for the rest, e.g. `/platform/funds/*`. */
  readonly path: string | null;
  readonly method: string | null;
  readonly status: number | null;
  readonly body: Json;
  readonly delay_ms: number;
  readonly drop: boolean;
  /** Calls left; null = until removed. */
  readonly times: number | null;
  /** What the one who made it calls it; absent = it has no name. */
  readonly name?: string;
  /** The delay is so many milliseconds longer or shorter, by the chance of the world. */
  readonly spread_ms?: number;
  /** Calls that still go through before it begins. */
  readonly after?: number;
  /** Headers of the answer that it gives, such as `Error-Code`. */
  readonly headers?: { readonly [name: string]: string };
  /** It answers 429 as the limit of the call does when it is used up. */
  readonly throttle?: boolean;
  /** The answer leaves at so many bytes a second. */
  readonly bytes_per_second?: number;
  /** The connection breaks after so many bytes of the answer. */
  readonly cut_after?: number;
  /** The answer is right, but this is made wrong in it. */
  readonly wrong?: WrongBody;
  /** Calls that it matched. */
  readonly hits?: number;
  /** Only calls of this resident; absent = of anybody. */
  readonly persona?: string;
  /** Only calls of the shop of this municipality, by its `Client-Key`; absent = of any shop. */
  readonly client_key?: string;
  /** It stays in the list and matches nothing. */
  readonly paused?: boolean;
  /** Seconds of the world's clock that it lasts. */
  readonly for_seconds?: number;
  /** Moment of the world at which it is over; absent = it has no end of its own. */
  readonly until?: Instant;
  /** It matches one in so many calls that it means; which one is the chance of the world, the same in every run. */
  readonly one_in?: number;
  /** Calls that it met since it counts for `one_in`. */
  readonly met?: number;
  /** The call waits until somebody releases it. */
  readonly hold?: boolean;
};
