import { portToken } from '@stadstegoed/core/shared/port-token.ts';
import type { PlatformClient } from '@stadstegoed/http/client.ts';

/** The platform client, a dependency of every HTTP adapter. */
export type Client = PlatformClient;
export const Client = portToken<PlatformClient>('Client');
