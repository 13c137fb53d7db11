import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Verifier } from '@pact-foundation/pact';
import { PACT_FILE, PROVIDER } from '../consumer/pact-files.ts';
import { startPlatform, type Platform } from './platform.ts';

describe('the platform', () => {
  let platform: Platform;

  beforeAll(async () => {
    platform = await startPlatform();
  });

  afterAll(() => platform.stop());

  it('fulfils the pact of the shop', async () => {
    const report = await new Verifier({
      provider: PROVIDER,
      providerBaseUrl: platform.url,
      pactUrls: [PACT_FILE],
      providerStatesSetupUrl: platform.statesUrl,
      logLevel: 'error',
    }).verifyProvider();
    expect(report).toBeTruthy();
  });
});
