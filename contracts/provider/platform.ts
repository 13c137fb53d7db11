import { buildMockPlatform } from '@stadstegoed/mock-server/mock-platform.ts';

/** The platform under test: its URL, and a function to stop it. */
export interface Platform {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the mock platform on a free port, or uses the platform at `PACT_PROVIDER_URL`. That platform must have the
 * console API of the mock platform under `/_mock/api`.
 */
export async function startPlatform(): Promise<Platform> {
  const externalUrl = process.env['PACT_PROVIDER_URL'];
  if (externalUrl) return { url: externalUrl.replace(/\/+$/, ''), stop: async () => undefined };
  const platform = await buildMockPlatform({ scenario: 'empty-platform', dataFile: null });
  const url = await platform.listen({ host: '127.0.0.1', port: 0 });
  return { url, stop: () => platform.close() };
}
