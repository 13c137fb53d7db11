/** What the population register fills in for a request. */

import { operation } from '../../http/operation.ts';
import { forbidden } from '../../http/refusal.ts';
import { prefillsOf } from '../../domain/fund-requests/prefills.ts';
import { fundIn } from './fund-of-call.ts';

/** A register that fails is a good answer with an error in it. The real platform says it in English. */
export const readFundPrefills = operation(
  'readFundPrefills',
  {
    guard: (call) => {
      if (fundIn(call).todays?.register == null || call.caller.identity.bsn === null) throw forbidden();
    },
  },
  (call) => {
    const prefills = prefillsOf(call.world, fundIn(call), call.caller.identity);
    return typeof prefills === 'string'
      ? { error: { key: prefills, message: `Prefill error: ${prefills}` } }
      : { error: null, ...prefills };
  },
);
