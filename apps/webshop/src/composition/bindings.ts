import type { ContainerModule } from 'inversify';
import { account } from '../features/account/account.module.ts';
import { files } from '../features/files/files.module.ts';
import { fundActivation } from '../features/fund-activation/fund-activation.module.ts';
import { fundRequests } from '../features/fund-requests/fund-requests.module.ts';
import { funds } from '../features/funds/funds.module.ts';
import { notifications } from '../features/notifications/notifications.module.ts';
import { physicalCards } from '../features/physical-cards/physical-cards.module.ts';
import { products } from '../features/products/products.module.ts';
import { providers } from '../features/providers/providers.module.ts';
import { records } from '../features/records/records.module.ts';
import { reimbursements } from '../features/reimbursements/reimbursements.module.ts';
import { reservations } from '../features/reservations/reservations.module.ts';
import { search } from '../features/search/search.module.ts';
import { signIn } from '../features/sign-in/sign-in.module.ts';
import { vouchers } from '../features/vouchers/vouchers.module.ts';
import { privateDrafts } from '../lib/draft/private-drafts.module.ts';
import { browser } from './browser.module.ts';

/**
 * The bindings of every feature but home, in one chunk (decision 5); every screen but home of a visitor waits for it. What
 * only the screens of one feature need is in own-bindings.ts.
 */
export const bindings: readonly ContainerModule[] = [
  account,
  browser,
  files,
  fundActivation,
  fundRequests,
  funds,
  notifications,
  physicalCards,
  privateDrafts,
  products,
  providers,
  records,
  reimbursements,
  reservations,
  search,
  signIn,
  vouchers,
];
