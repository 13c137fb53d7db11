import type { FastifyRequest } from 'fastify';
import type { TenantRow } from '../tables/tenants.ts';
import type { World } from '../world/world.ts';
import type { Caller } from './caller.ts';
import type { MockPlatform } from './platform.ts';
import type { Input } from '../input.ts';
import type { Language, Sentence } from './language.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** One request as a route sees it. */
export type Call = {
  readonly platform: MockPlatform;
  readonly world: World;
  readonly tenant: TenantRow;
  readonly clientType: string;
  readonly language: Language;
  /** Null for a visitor, also for one with a dead token on a public call. */
  readonly caller: Caller | null;
  readonly params: { readonly [name: string]: string };
  readonly query: Input;
  readonly body: Input;
  /** Fields of the body that came empty: a change takes their value away. */
  readonly cleared: ReadonlySet<string>;
  /** Files that came along; only a route with `upload` has any. */
  readonly files: readonly UploadedFile[];
  readonly headers: FastifyRequest['headers'];
  readonly ip: string;
  /** Address of the call without its query, as the caller reached it. */
  readonly path: string;
  /** The sentence in the caller's language. */
  readonly say: (sentence: Sentence) => string;
};

/** A call of somebody who is signed in. */
export type SignedCall = Call & { readonly caller: Caller };

/** An answer that is not simply a body with the status of the description. */
export class Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: { readonly [name: string]: string };

  constructor(status: number, body?: unknown, headers: { readonly [name: string]: string } = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export const created = (body: object): Answer => new Answer(201, body);
export const redirect = (location: string): Answer => new Answer(302, undefined, { location });
