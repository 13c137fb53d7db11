import type { PageCall } from '../page-kit/page-call.ts';
import { passNightsBefore } from '../../src/notifications/reminders.ts';
import { backOfficeDeeds } from './back-office-deeds.ts';
import { decideAll } from './decide-all.ts';
import type { Deed } from './deed.ts';
import { providerDeeds } from './provider-deeds.ts';
import { sponsorDeeds } from './sponsor-deeds.ts';
import { validatorDeeds } from './validator-deeds.ts';

/** Everything that can be done at the desk, on its page and by HTTP. */
export const deskDeeds: { readonly [name: string]: Deed } = {
  ...validatorDeeds,
  ...providerDeeds,
  ...sponsorDeeds,
  ...backOfficeDeeds,
  all: decideAll,
};

/** Does a deed as one transaction; answers with what stood in its way, null when nothing did. */
export const done = (call: PageCall, deed: Deed): string | null =>
  call.world.transact(() => {
    passNightsBefore(call.world);
    return deed(call);
  }).result;
