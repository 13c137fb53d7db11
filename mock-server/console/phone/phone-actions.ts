import { given } from '../page-kit/page-call.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { residentOf } from '../residents/residents.ts';
import { push, readPushes } from '../../src/notifications/push.ts';

/** Somebody at the console sends a message to a phone. */
function pushByHand(call: PageCall): void {
  const identity = residentOf(call.world, given(call, 'as') ?? '');
  const title = given(call, 'title');
  if (!identity || title === null) return;
  push(call.world, { identity_address: identity.address, key: 'by_hand', title, text: given(call, 'text') ?? '' });
}

/** What the forms beside the phone do. */
export const phoneActions: { readonly [name: string]: (call: PageCall) => void } = {
  push: pushByHand,
  'pushes-read': (call) => readPushes(call.world, null),
  'pushes-clear': (call) => call.world.table('pushes').clear(),
};
