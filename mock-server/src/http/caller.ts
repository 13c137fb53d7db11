import type { FastifyRequest } from 'fastify';
import type { IdentityRow, ProxyRow, SessionRow } from '../database/tables/people.ts';
import type { World } from '../database/world.ts';

/** Who calls: the identity behind a live token. */
export type Caller = { readonly identity: IdentityRow; readonly proxy: ProxyRow; readonly session: SessionRow };

/** Why a token gives no access (part 1, 2.2). */
export type TokenProblem = 'invalid_access_token' | 'session_expired';

/** Finds the caller behind the token of a request; the problem when the token gives no access. */
export type FindCaller = (world: World, request: FastifyRequest, clientType: string) => Caller | TokenProblem;
