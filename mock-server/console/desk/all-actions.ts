import type { PageCall } from '../page-kit/page-call.ts';
import { passNightsBefore } from '../../src/notifications/reminders.ts';
import type { Action } from './action.ts';
import { providerActions } from './provider-actions.ts';
import { sponsorActions } from './sponsor-actions.ts';
import { validatorActions } from './validator-actions.ts';

/** Everything that can be done at the desk, on its page and by HTTP. */
export const deskActions = {
  ...validatorActions,
  ...providerActions,
  ...sponsorActions,
} satisfies { readonly [name: string]: Action };

export type DeskAction = keyof typeof deskActions;

// type assertion: the keys of an object that is written out are the names of its type.
export const deskActionNames = Object.keys(deskActions) as DeskAction[];

/** Does an action as one transaction; answers with what stood in its way, null when nothing did. */
export const done = (call: PageCall, action: Action): string | null =>
  call.world.transact(() => {
    passNightsBefore(call.world);
    return action(call);
  });
