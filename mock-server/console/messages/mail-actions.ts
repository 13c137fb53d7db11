import { given } from '../page-kit/page-call.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { letMailLapse } from '../../src/domain/identity/link-life.ts';

/** The link of one mail is over now; of a mail that is not there (any more), nothing. */
export function lapseMail(call: PageCall): void {
  const mail = call.world.table('mails').get(Number(given(call, 'id')));
  if (mail) letMailLapse(call.world, mail);
}
