import { portToken } from '@stadstegoed/core/shared/port-token.ts';
import type { PlatformClient } from '@stadstegoed/http/client.ts';
import type { Fetch } from '@stadstegoed/http/time-limit.ts';

/** The platform client, a dependency of every HTTP adapter. */
export type Client = PlatformClient;
export const Client = portToken<PlatformClient>('Client');

/** The fetch that replaces the browser's in tests and journeys, for an adapter that does not use fetch; absent in the browser. */
export interface ReplacedFetch {
  readonly fetch?: Fetch;
}
export const ReplacedFetch = portToken<ReplacedFetch>('ReplacedFetch');
