import { createPlatformClient, type ClientOptions, type PlatformClient } from '@stadstegoed/http/client.ts';

/** The client of a resident of Zonnedorp who is signed in on a mock platform in the same process. */
export function residentClient(
  options: Required<Pick<ClientOptions, 'accessToken' | 'clock' | 'fetch'>>,
): PlatformClient {
  return createPlatformClient({
    baseUrl: 'http://shop.example/api/v1',
    clientKey: 'zonnedorp',
    clientType: 'webshop',
    edition: async () => 'specification',
    language: () => 'nl',
    onUnauthorised: () => undefined,
    ...options,
  });
}
