import type { ModalKey } from '../support/modals.ts';

/** Every dialog that the shop has; what is not here cannot be opened. */
export const MODAL_KEYS: readonly ModalKey[] = [
  'notification',
  'sign-out',
  'sign-up-by-email',
  'login-by-email',
  'login-link-expired',
  'identity-proxy-expired',
  'auth-code',
  'pin-code',
  'open-in-app',
  'share-voucher',
  'deactivate-voucher',
  'voucher-qr',
  'idle-warning',
  'taken-by-partner',
];
