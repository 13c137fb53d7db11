import { Verifier } from '@pact-foundation/pact';
import { createPlatformClient } from '@stadstegoed/http/client.ts';
import { HttpVouchers } from '@stadstegoed/http/vouchers/http-vouchers.ts';
import { MockApi } from '@stadstegoed/mock-server/client.ts';
import type { Input } from '@stadstegoed/mock-server/contract/input.ts';
import { describe, expect, it } from 'vitest';
import { PACT_DIR, PROVIDER } from '../../contracts/consumer/pact.ts';
import { ProviderStates } from '../../contracts/provider/states.ts';
import { startDrifted } from './drifted-platform.ts';
import type { Drift } from './drifted-platform.ts';

const withoutAmount: Drift = ({ amount: _amount, ...rest }: Input) => rest;

/** Changes of a platform's answers, and whether the checks must accept them. */
const drifts: readonly (readonly [what: string, drift: Drift, isFine: boolean])[] = [
  ['nothing', (voucher) => voucher, true],
  ['an extra field', (voucher) => ({ ...voucher, municipality_code: '0123' }), true],
  ['a missing field', withoutAmount, false],
  ['a changed type', (voucher) => ({ ...voucher, amount: Number(voucher['amount']) }), false],
];

/** Whether the platform satisfies the pact about vouchers. */
async function keepsPact(url: string): Promise<boolean> {
  const states = new ProviderStates(url);
  const verifier = new Verifier({
    provider: PROVIDER,
    providerBaseUrl: url,
    pactUrls: [`${PACT_DIR}webshop-vouchers-platform.json`],
    stateHandlers: states.handlers(),
    requestFilter: states.address,
    logLevel: 'error',
  });
  return verifier.verifyProvider().then(
    () => true,
    () => false,
  );
}

/** Whether the shop's adapter can read the vouchers. */
async function isRead(url: string): Promise<boolean> {
  const { access_token } = await MockApi.at(url).signIn('kees');
  const client = createPlatformClient({
    baseUrl: `${url}/api/v1`,
    clientKey: 'zonnedorp',
    clientType: 'webshop',
    language: () => 'nl',
    accessToken: () => access_token,
    onUnauthorised: () => undefined,
    // The test has time limits of its own.
    clock: { after: () => () => undefined },
  });
  return (await new HttpVouchers(client).list({})).ok;
}

describe('a platform answer with', () => {
  it.each(drifts)(
    '%s is accepted or rejected by the pact and by the adapter as listed',
    async (_what, drift, isFine) => {
      const platform = await startDrifted(drift);
      try {
        expect({ pact: await keepsPact(platform.url), adapter: await isRead(platform.url) }).toEqual({
          pact: isFine,
          adapter: isFine,
        });
      } finally {
        await platform.stop();
      }
    },
    120_000,
  );
});
