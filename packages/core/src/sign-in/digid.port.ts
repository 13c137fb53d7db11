import type { Failure } from '../shared/failure.ts';
import { portToken } from '../shared/port-token.ts';
import type { Result } from '../shared/result.ts';

/** What DigiD is asked for: to sign in, or to confirm the BSN for a fund (1 §7). */
export type DigidRequest = { readonly request: 'auth' } | { readonly request: 'fund_request'; readonly fundId: string };

/** A request and the API root that the platform's configuration gives for DigiD; null for the ordinary one. */
export type DigidStart = DigidRequest & { readonly apiUrl: string | null };

/** The way out to DigiD (reference part 1, 5.2 and 7.4). */
export interface Digid {
  /** Begins a DigiD visit; the value is the address the browser has to go to (`forbidden`, `unexpected`). */
  start(order: DigidStart): Promise<Result<string, Failure>>;
}

export const Digid = portToken<Digid>('Digid');
