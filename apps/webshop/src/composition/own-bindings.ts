import type { ContainerModule } from 'inversify';
import type { TextsName } from '../texts/text-keys.ts';

/**
 * The bindings that only the screens and dialogs of one feature need, by the name of the texts that those load: in a chunk
 * of their own, which the other screens do not load. Plain imports, because the build reads their paths.
 */
export const OWN_BINDINGS: Partial<Record<TextsName, () => Promise<{ readonly own: ContainerModule }>>> = {
  account: () => import('../features/account/own.module.ts'),
  'fund-requests': () => import('../features/fund-requests/own.module.ts'),
  reimbursements: () => import('../features/reimbursements/own.module.ts'),
  reservations: () => import('../features/reservations/own.module.ts'),
};
