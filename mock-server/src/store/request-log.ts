import type { RequestLogEntry } from './table-outside.ts';

/** Requests kept per world; older ones fall off. */
const keptRequests = 200;

/** The last requests of one world. It is no part of the world's data: nothing that a resident sees depends on it. */
export class RequestLog {
  #entries: RequestLogEntry[] = [];
  #count = 0;

  /** Newest last. */
  get entries(): readonly RequestLogEntry[] {
    return this.#entries;
  }

  add(entry: Omit<RequestLogEntry, 'id'>): void {
    this.#count += 1;
    this.#entries.push({ ...entry, id: this.#count });
    if (this.#entries.length > 2 * keptRequests) this.#entries = this.#entries.slice(-keptRequests);
  }
}
