import { Verifier } from '@pact-foundation/pact';
import { PACT_FILE, PROVIDER } from '../consumer/pact-files.ts';

/** A process of its own, because Pact prints thousands of lines. Sends Pact's report of the failures, or an empty text. */
const [providerBaseUrl = '', providerStatesSetupUrl = ''] = process.argv.slice(2);
const pactUrls = [PACT_FILE];
new Verifier({ provider: PROVIDER, providerBaseUrl, pactUrls, providerStatesSetupUrl, logLevel: 'error' })
  .verifyProvider()
  .then(() => process.send?.(''))
  .catch((error: Error) => process.send?.(error.message));
