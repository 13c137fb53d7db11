import type { Failure } from '../shared/failure.ts';
import { portToken } from '../shared/port-token.ts';
import type { Result } from '../shared/result.ts';

/** The purpose of a DigiD visit: to sign in, or to confirm the BSN for a fund. */
export type DigidRequest = { readonly request: 'auth' } | { readonly request: 'fund_request'; readonly fundId: string };

/** A request and the API root for DigiD from the platform's configuration; null for the default API root. */
export type DigidStart = DigidRequest & { readonly apiUrl: string | null };

export interface Digid {
  /** Starts a DigiD visit; the value is the URL to open in the browser (`forbidden`, `unexpected`). */
  start(order: DigidStart): Promise<Result<string, Failure>>;
}

export const Digid = portToken<Digid>('Digid');
