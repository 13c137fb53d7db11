import { Verifier } from '@pact-foundation/pact';
import { PACT_EDITIONS, pactFile, providerOf } from '../consumer/pact-files.ts';

/**
 * A process of its own, because Pact prints thousands of lines. Sends Pact's report of the failures (an empty text without
 * one), and whether the platform has a hook for states; without it only the interactions without a state are verified.
 */
const [providerBaseUrl = '', statesUrl = '', named] = process.argv.slice(2);
const edition = PACT_EDITIONS.find((one) => one === named) ?? 'specification';
const headers = { 'Content-Type': 'application/json' };
const body = JSON.stringify({ action: 'teardown', state: '', params: {} });
const { ok: hasHook } = await fetch(statesUrl, { method: 'POST', headers, body }).catch(() => {
  process.send?.({ hasHook: true, failures: `No platform answers at ${statesUrl}` });
  process.exit();
});
if (!hasHook) process.env['PACT_PROVIDER_NO_STATE'] = 'true';
const states = hasHook ? { providerStatesSetupUrl: statesUrl } : {};
new Verifier({
  provider: providerOf(edition),
  providerBaseUrl,
  pactUrls: [pactFile(edition)],
  logLevel: 'error',
  ...states,
})
  .verifyProvider()
  .then(() => process.send?.({ hasHook, failures: '' }))
  .catch((error: Error) => process.send?.({ hasHook, failures: error.message }));
