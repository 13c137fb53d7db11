import { buildTwin } from '@stadstegoed/mock-server/app.ts';

/** The platform under test: where it listens, and how to leave it. */
export interface Platform {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the mock platform on a free port of this machine, or takes the platform that `PACT_PROVIDER_URL` names; that one needs
 * the console of the mock platform below `/_mock/api`.
 */
export async function startPlatform(): Promise<Platform> {
  const elsewhere = process.env['PACT_PROVIDER_URL'];
  if (elsewhere) return { url: elsewhere.replace(/\/+$/, ''), stop: async () => undefined };
  const platform = await buildTwin({ scenario: 'empty-platform', dataFile: null });
  const url = await platform.listen({ host: '127.0.0.1', port: 0 });
  return { url, stop: () => platform.close() };
}
