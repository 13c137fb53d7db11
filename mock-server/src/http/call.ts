import type { FastifyRequest } from 'fastify';
import type { TenantRow } from '../database/tables/tenants.ts';
import type { World } from '../database/world.ts';
import type { Caller } from './caller.ts';
import type { MockPlatform } from './mock-platform.ts';
import type { Input } from '../contract/input.ts';
import type { Language, Sentence } from '../contract/language.ts';
import type { FieldErrors } from '../contract/refusal.ts';
import type { Upload, UploadedFile } from '../shared/uploaded-file.ts';

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

/** What a route answers; without a body nothing is sent. */
export type Answer = {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: { readonly [name: string]: string };
};

export const ok = (body: unknown): Answer => ({ status: 200, body });
export const created = (body: unknown): Answer => ({ status: 201, body });
export const redirect = (location: string): Answer => ({ status: 302, headers: { location } });

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * One endpoint. The steps run in the order of part 2, 21.9: `guard` (unknown ids, permission, throttle), then the description
 * together with `check` (422, all fields at once), then `handle` (object rules and the work).
 */
export type Steps<C extends Call> = {
  readonly guard?: (call: C) => void;
  readonly check?: (call: C) => FieldErrors;
  readonly handle: (call: C) => Answer;
};

type Place = {
  readonly method: Method;
  /** Path below the prefix with parameters in braces, as in the description. */
  readonly path: string;
  /** A browser comes here by a link: no Client-Type is asked (part 1, 1.2). */
  readonly browser?: true;
  /** The body is multipart: its fields are the body, its files stand beside it. */
  readonly upload?: true;
  /** Work on an upload that takes longer than a moment, before the call is validated. */
  readonly prepare?: (upload: Upload) => Promise<Upload>;
};

export type PublicRoute = Place & Steps<Call> & { readonly access: 'public' };
export type SignedRoute = Place & Steps<SignedCall> & { readonly access: 'signed-in' };
export type Route = PublicRoute | SignedRoute;
