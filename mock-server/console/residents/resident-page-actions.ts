import { given } from '../page-kit/page-call.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { residentOf, unknownPersona } from './residents.ts';
import { consoleProblem } from '../page-kit/console-error.ts';
import type { IdentityRow } from '../../src/database/tables/people.ts';
import { lapseSignIns, mailSignInLink } from './resident-actions.ts';

function residentIn(call: PageCall): IdentityRow {
  const name = given(call, 'as') ?? '';
  const identity = residentOf(call.world, name);
  if (!identity) throw unknownPersona(call.platform, name);
  return identity;
}

/** What is done to a resident from the home page and the box. */
export const residentActions: { readonly [name: string]: (call: PageCall) => void } = {
  'resident-mail': (call) => {
    if (!mailSignInLink(call.platform, call.world, residentIn(call))) {
      throw consoleProblem(409, 'This resident has no e-mail address to sign in with.');
    }
  },
  'resident-lapse': (call) => void lapseSignIns(call.world, residentIn(call)),
};
