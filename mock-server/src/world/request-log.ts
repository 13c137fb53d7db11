import type { Instant } from '../tables/row.ts';

/** One handled request of the platform. */
export type LoggedRequest = {
  /** Its place in the order in which the world did the work; counts from 1. */
  readonly id: number;
  /** World's time at which its work was done. */
  readonly at: Instant;
  readonly method: string;
  readonly url: string;
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
  readonly operation_id: string | null;
  /** 0 when the connection was broken off. */
  readonly status: number;
  readonly identity_address: string | null;
  /** Fault that answered instead of the route; null when none did. */
  readonly fault_id: number | null;
};

/** Requests kept per world; older ones fall off. */
const keptRequests = 200;

/** The last requests of one world. It is no part of the world's data: nothing that a resident sees depends on it. */
export class RequestLog {
  #entries: readonly LoggedRequest[] = [];
  #count = 0;

  /** In the order of their work, newest last. */
  get entries(): readonly LoggedRequest[] {
    return this.#entries.toSorted((one, other) => one.id - other.id);
  }

  /** The place of the request whose work is done now. */
  next(): number {
    this.#count += 1;
    return this.#count;
  }

  /** Keeps a request at its place: answers may leave in another order than the work was done in. */
  add(entry: LoggedRequest): void {
    this.#entries = [...this.#entries, entry].slice(-keptRequests);
  }
}
