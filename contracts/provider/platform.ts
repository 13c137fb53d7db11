import type { PactEdition } from '../consumer/pact-files.ts';
import { buildMockPlatform } from '@stadstegoed/mock-server/mock-platform.ts';

/** The platform under test. */
export interface Platform {
  readonly url: string;
  /** The hook that sets the state for an interaction, as Pact defines it. */
  readonly statesUrl: string;
  /** What the mock platform printed about answers of its own that break the description, without the time. */
  readonly brokenAnswers: ReadonlySet<string>;
  readonly stop: () => Promise<void>;
}

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

/**
 * Starts the mock platform of an edition on a free port, or uses the platform at `PACT_PROVIDER_URL`, whose hook for provider states is at
 * `PACT_STATES_URL`; by default where the mock platform has it.
 */
export async function startPlatform(edition: PactEdition): Promise<Platform> {
  const { PACT_PROVIDER_URL: externalUrl, PACT_STATES_URL: externalStates } = process.env;
  const statesOf = (url: string): string => externalStates || `${url}/_mock/api/provider-states`;
  const brokenAnswers = new Set<string>();
  if (externalUrl) {
    const url = withoutSlash(externalUrl);
    return { url, statesUrl: statesOf(url), brokenAnswers, stop: async () => undefined };
  }
  const platform = await buildMockPlatform({
    dataFile: null,
    edition,
    printRequest: (line) => line.includes('contract error') && brokenAnswers.add(line.replace(/^\S+ /, '')),
  });
  const url = await platform.listen({ host: '127.0.0.1', port: 0 });
  return { url, statesUrl: statesOf(url), brokenAnswers, stop: () => platform.close() };
}
