import { given, type PageCall } from '../page-kit/page-call.ts';
import { expireConfirmation, freshConfirmations } from '../../src/domain/identity/confirmation.ts';

/** One resident by number, or everybody. */
function expire(call: PageCall): void {
  const id = given(call, 'id');
  for (const identity of freshConfirmations(call.world)) {
    if (id === null || String(identity.id) === id) expireConfirmation(call.world, identity);
  }
}

/** What the forms of the DigiD page do besides ending a visit. */
export const digidActions: { readonly [name: string]: (call: PageCall) => void } = {
  'digid-start': (call) => call.world.configure({ digid_start_error: given(call, 'code') }),
  'digid-expire': expire,
  'digid-remember': (call) =>
    call.world.configure({ digid_remembered: given(call, 'remember') === '1' ? 'next' : null }),
  'digid-lapses': (call) => call.world.configure({ digid_confirmation_lapses: given(call, 'lapses') === '1' }),
};
