import type { IncomingHttpHeaders } from 'node:http';
import type { IdentityRow, ProxyRow, SessionRow } from '../tables/identity.ts';
import type { World } from '../world/world.ts';

/** Who calls: the identity behind a live token. */
export type Caller = { readonly identity: IdentityRow; readonly proxy: ProxyRow; readonly session: SessionRow };

/** Why a token gives no access. */
export type TokenProblem = 'invalid_access_token' | 'session_expired';

/** What a call tells of the one who makes it: the token, and what its session keeps. */
export type Sender = { readonly token: string | null } & Required<
  Pick<SessionRow, 'client_type' | 'client_version' | 'ip' | 'user_agent' | 'language'>
>;

/** Finds the caller behind a token; the problem when the token gives no access. */
export type FindCaller = (world: World, sender: Sender) => Caller | TokenProblem;

/** What a session may not do before its second factor was given: nothing, or what a municipality closes until then. */
export type FactorProblem = (world: World, caller: Caller, path: string) => 'required' | 'restricted' | null;

/** The token of the Authorization header; `Bearer null` is no token. */
export function tokenOf({ authorization = '' }: IncomingHttpHeaders): string | null {
  const token = /^Bearer\s+(\S+)$/i.exec(authorization)?.[1] ?? null;
  return token === 'null' || token === 'undefined' ? null : token;
}
