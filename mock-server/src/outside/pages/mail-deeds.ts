import { given } from '../../console/pages/page-call.ts';
import type { PageCall } from '../../console/pages/page-call.ts';
import { letMailLapse } from '../link-life.ts';

/** The link of one mail is over now; of a mail that is not there (any more), nothing. */
export function lapseMail(call: PageCall): void {
  const mail = call.world.table('mails').get(Number(given(call, 'id')));
  if (mail) letMailLapse(call.world, mail);
}
