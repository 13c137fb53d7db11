import { portToken } from '@stadstegoed/core/shared/port-token.ts';
import type { PlatformClient } from '@stadstegoed/http/client.ts';

/** The platform client, a dependency of every HTTP adapter. */
export type Client = PlatformClient;
export const Client = portToken<PlatformClient>('Client');

/**
 * The fetch that replaces the browser's in tests and journeys, for an adapter that does not use fetch; absent in the browser. An
 * upload passes its form along.
 */
export interface ReplacedFetch {
  readonly fetch?: (request: Request, form?: FormData) => Promise<Response>;
}
export const ReplacedFetch = portToken<ReplacedFetch>('ReplacedFetch');
