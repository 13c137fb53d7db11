import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Verifier } from '@pact-foundation/pact';
import { PACT_DIR, PROVIDER } from '../consumer/pact.ts';
import { startPlatform, type Platform } from './platform.ts';
import { pactFiles, ProviderStates } from './states.ts';

describe('the mock platform', () => {
  let platform: Platform;

  beforeAll(async () => {
    platform = await startPlatform();
  });

  afterAll(() => platform.stop());

  it('has at least one contract to verify', () => {
    expect(pactFiles()).not.toEqual([]);
  });

  it.each(pactFiles())('fulfils %s', async (file) => {
    const states = new ProviderStates(platform.url);
    const report = await new Verifier({
      provider: PROVIDER,
      providerBaseUrl: platform.url,
      pactUrls: [`${PACT_DIR}${file}`],
      stateHandlers: states.handlers(),
      requestFilter: states.address,
      logLevel: 'error',
    }).verifyProvider();
    expect(report).toBeTruthy();
  });
});
