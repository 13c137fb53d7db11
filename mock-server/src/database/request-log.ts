import type { UploadedFile } from '../shared/uploaded-file.ts';
import type { Instant } from './tables/row.ts';

/** What is kept of a body. Texts and files are the very ones that were read or sent: nothing is copied. `size` counts characters or bytes. */
export type KeptBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'text'; readonly text: string | Buffer; readonly size: number }
  | {
      readonly kind: 'form';
      readonly fields: { readonly [name: string]: unknown };
      readonly files: readonly UploadedFile[];
      readonly size: number;
    }
  | { readonly kind: 'left_out'; readonly why: 'too_large' | 'binary' | 'too_old'; readonly size: number };

export const noBody: KeptBody = { kind: 'none' };

/** The text of a body; null when it has none, or when it is not kept. */
export const textOfBody = (body: KeptBody): string | null => (body.kind === 'text' ? body.text.toString() : null);

export type KeptHeaders = { readonly [name: string]: string | readonly string[] | number | undefined };

/** One handled request of the platform. */
export type LoggedRequest = {
  /** Its place in the order in which the world did the work; counts from 1. */
  readonly id: number;
  /** World's time at which its work was done. */
  readonly at: Instant;
  readonly method: string;
  readonly url: string;
  readonly operation_id: string | null;
  /** 0 when the connection was broken off. */
  readonly status: number;
  readonly identity_address: string | null;
  /** Fault that answered instead of the route; null when none did. */
  readonly fault_id: number | null;
  /** Milliseconds of the machine between its first byte and its answer. */
  readonly took: number;
  readonly ip: string;
  readonly sent: { readonly headers: KeptHeaders; readonly body: KeptBody };
  readonly answer: { readonly headers: KeptHeaders; readonly body: KeptBody };
};

/** A place where the world went on from before an earlier request. */
export type Fork = {
  /** Last request before the fork was made. */
  readonly after: number;
  /** The first request that was taken back. */
  readonly from: number;
};

/** Requests kept per world; older ones fall off. */
const keptRequests = 200;

/** Characters and bytes of one body that are kept, and of all bodies of a world. */
export const largestKeptBody = 512 * 1024;
const keptBodies = 8 * 1024 * 1024;

/** What was sent is needed to do it again, so a small body stays as long as its request. */
const smallBody = 16 * 1024;

const sizeOf = (body: KeptBody): number => (body.kind === 'text' || body.kind === 'form' ? body.size : 0);

const weightOf = ({ sent, answer }: LoggedRequest): number => sizeOf(sent.body) + sizeOf(answer.body);

const emptied = (body: KeptBody): KeptBody =>
  sizeOf(body) === 0 ? body : { kind: 'left_out', why: 'too_old', size: sizeOf(body) };

/** The last requests of one world. It is no part of the world's data: nothing that a resident sees depends on it. */
export class RequestLog {
  #entries: LoggedRequest[] = [];
  #forks: Fork[] = [];
  #count = 0;
  /** What each entry weighs, so that nobody has to look at old ones again. */
  #weights: number[] = [];
  #weight = 0;
  /** Place of the oldest entry that still has its bodies. */
  #oldest = 0;

  /** Newest last. */
  get entries(): readonly LoggedRequest[] {
    return this.#entries.length > keptRequests ? this.#entries.slice(-keptRequests) : this.#entries;
  }

  get forks(): readonly Fork[] {
    return this.#forks;
  }

  /** Requests that came so far, also those that fell off. */
  get count(): number {
    return this.#count;
  }

  /** The place of the request whose work is done now. */
  next(): number {
    this.#count += 1;
    return this.#count;
  }

  get(id: number): LoggedRequest | undefined {
    return this.#entries.find((entry) => entry.id === id);
  }

  /** Keeps a request at its place: answers may leave in another order than the work was done in. */
  add(entry: LoggedRequest): void {
    let place = this.#entries.length;
    while (place > 0 && (this.#entries[place - 1]?.id ?? 0) > entry.id) place -= 1;
    const weight = weightOf(entry);
    if (place === this.#entries.length) {
      this.#entries.push(entry);
      this.#weights.push(weight);
    } else {
      this.#entries.splice(place, 0, entry);
      this.#weights.splice(place, 0, weight);
    }
    this.#weight += weight;
    this.#lighten();
    if (this.#entries.length > 2 * keptRequests) this.#shorten();
  }

  /** Notes that the world went back to before a request. */
  fork(from: number): void {
    this.#forks.push({ after: this.#count, from });
  }

  clear(): void {
    this.#entries = [];
    this.#weights = [];
    this.#forks = [];
    this.#weight = 0;
    this.#oldest = 0;
  }

  #shorten(): void {
    const dropped = this.#entries.length - keptRequests;
    for (const weight of this.#weights.splice(0, dropped)) this.#weight -= weight;
    this.#entries.splice(0, dropped);
    this.#oldest = Math.max(0, this.#oldest - dropped);
    const first = this.#entries[0]?.id ?? 0;
    this.#forks = this.#forks.filter(({ after }) => after >= first);
  }

  /** Lets the bodies of the oldest requests go until what is left is light enough. */
  #lighten(): void {
    while (this.#weight > keptBodies && this.#oldest < this.#entries.length - 1) {
      const entry = this.#entries[this.#oldest];
      if (!entry) return;
      const light: LoggedRequest = {
        ...entry,
        sent: sizeOf(entry.sent.body) > smallBody ? { ...entry.sent, body: emptied(entry.sent.body) } : entry.sent,
        answer: { ...entry.answer, body: emptied(entry.answer.body) },
      };
      const weight = weightOf(light);
      this.#weight -= (this.#weights[this.#oldest] ?? 0) - weight;
      this.#weights[this.#oldest] = weight;
      this.#entries[this.#oldest] = light;
      this.#oldest += 1;
    }
  }
}
