import type { Instant } from '../tables/row.ts';

/** A body that was sent or answered. */
export type LoggedBody = {
  /** Its `Content-Type`; null when none was given. */
  readonly type: string | null;
  /** Its whole size. */
  readonly bytes: number;
  /**
   * Its text, of which only the first 16 kB are kept; null for a picture, a document and a body that nobody read. Of an upload it is
   * JSON: `fields`, and the `field`, `name` and `bytes` of each of the `files`.
   */
  readonly text: string | null;
};

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
  /** Persona that called; `account` for another account and `visitor` for nobody. */
  readonly resident: string;
  /** Fault that changed or delayed the answer; null when none did. */
  readonly fault_id: number | null;
  /** Time that the answer took on the clock of the machine, also that of a fault. */
  readonly duration_ms: number;
  /** Null when nothing was sent. */
  readonly sent: LoggedBody | null;
  /** Null for an answer without a body. */
  readonly answer: LoggedBody | null;
  /** File and line of the rule that refused the request, such as `src/routes/funds/funds.ts:61`; null when none did. */
  readonly refused_at: string | null;
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

  get(id: number): LoggedRequest | undefined {
    return this.#entries.find((entry) => entry.id === id);
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
