import type { AllDialogs } from '../lib/app/dialogs.ts';
import { shellDialogs } from '../shell/shell.dialogs.ts';
import { accountDialogs } from '../features/account/account.dialogs.ts';
import { filesDialogs } from '../features/files/files.dialogs.ts';
import { fundActivationDialogs } from '../features/fund-activation/fund-activation.dialogs.ts';
import { fundRequestsDialogs } from '../features/fund-requests/fund-requests.dialogs.ts';
import { notificationsDialogs } from '../features/notifications/notifications.dialogs.ts';
import { physicalCardsDialogs } from '../features/physical-cards/physical-cards.dialogs.ts';
import { productsDialogs } from '../features/products/products.dialogs.ts';
import { providersDialogs } from '../features/providers/providers.dialogs.ts';
import { recordsDialogs } from '../features/records/records.dialogs.ts';
import { reimbursementsDialogs } from '../features/reimbursements/reimbursements.dialogs.ts';
import { reservationsDialogs } from '../features/reservations/reservations.dialogs.ts';
import { signInDialogs } from '../features/sign-in/sign-in.dialogs.ts';
import { vouchersDialogs } from '../features/vouchers/vouchers.dialogs.ts';

/** Every dialog by its key; a key without one does not compile. */
export const DIALOGS: AllDialogs = {
  ...shellDialogs,
  ...accountDialogs,
  ...filesDialogs,
  ...fundActivationDialogs,
  ...fundRequestsDialogs,
  ...notificationsDialogs,
  ...physicalCardsDialogs,
  ...productsDialogs,
  ...providersDialogs,
  ...recordsDialogs,
  ...reimbursementsDialogs,
  ...reservationsDialogs,
  ...signInDialogs,
  ...vouchersDialogs,
};
