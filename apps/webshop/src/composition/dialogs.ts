import type { ComponentType } from 'react';
import type { ModalKey, ModalProps } from '../lib/app/modals.ts';
import type { TextsName } from '../texts/text-keys.ts';

/** A dialog: the texts that it shows besides those of the shell, and its chunk. */
export interface Dialog<Key extends ModalKey> {
  readonly texts: readonly TextsName[];
  readonly load: () => Promise<{ readonly Modal: ComponentType<ModalProps<Key>> }>;
}

/** Every dialog by its key; a key without one does not compile. */
export const DIALOGS: { readonly [Key in ModalKey]: Dialog<Key> } = {
  notification: { texts: [], load: () => import('../shell/modals/notification.modal.tsx') },
  'sign-out': { texts: [], load: () => import('../shell/modals/sign-out.modal.tsx') },
  'idle-warning': { texts: [], load: () => import('../shell/modals/idle-warning.modal.tsx') },
  'remove-email': { texts: ['account'], load: () => import('../features/account/remove-email.modal.tsx') },
  'end-session': { texts: ['account'], load: () => import('../features/account/end-session.modal.tsx') },
  'end-all-sessions': { texts: ['account'], load: () => import('../features/account/end-all-sessions.modal.tsx') },
  'pdf-preview': { texts: ['files'], load: () => import('../features/files/pdf-preview.modal.tsx') },
  'image-preview': { texts: ['files'], load: () => import('../features/files/image-preview.modal.tsx') },
  'photo-cropper': { texts: ['files'], load: () => import('../features/files/photo-cropper.modal.tsx') },
  'taken-by-partner': {
    texts: ['fund-activation'],
    load: () => import('../features/fund-activation/taken-by-partner.modal.tsx'),
  },
  'code-redeemed': {
    texts: ['fund-activation'],
    load: () => import('../features/fund-activation/code-redeemed.modal.tsx'),
  },
  'restart-request': {
    texts: ['fund-requests', 'fund-activation', 'files'],
    load: () => import('../features/fund-requests/restart-request.modal.tsx'),
  },
  'preferences-sign-in': {
    texts: ['notifications', 'account'],
    load: () => import('../features/notifications/preferences-sign-in.modal.tsx'),
  },
  'offices-list': { texts: ['offices'], load: () => import('../features/offices/offices-list.modal.tsx') },
  'physical-card-type': {
    texts: ['physical-cards'],
    load: () => import('../features/physical-cards/physical-card-type.modal.tsx'),
  },
  'physical-card-unlink': {
    texts: ['physical-cards'],
    load: () => import('../features/physical-cards/physical-card-unlink.modal.tsx'),
  },
  'physical-card-print': {
    texts: ['physical-cards'],
    load: () => import('../features/physical-cards/physical-card-print.modal.tsx'),
  },
  'sign-in-to-bookmark': {
    texts: ['products', 'offices'],
    load: () => import('../features/products/sign-in-to-bookmark.modal.tsx'),
  },
  'record-category': {
    texts: ['records', 'account', 'notifications'],
    load: () => import('../features/records/record-category.modal.tsx'),
  },
  'record-move': {
    texts: ['records', 'account', 'notifications'],
    load: () => import('../features/records/record-move.modal.tsx'),
  },
  'reimbursement-confirm': {
    texts: ['reimbursements', 'files'],
    load: () => import('../features/reimbursements/reimbursement-confirm.modal.tsx'),
  },
  'reimbursement-cancel': {
    texts: ['reimbursements', 'files'],
    load: () => import('../features/reimbursements/reimbursement-cancel.modal.tsx'),
  },
  'reserve-product': {
    texts: ['reservations', 'vouchers', 'products', 'offices'],
    load: () => import('../features/reservations/reserve-product.modal.tsx'),
  },
  'reserve-details': {
    texts: ['reservations', 'vouchers', 'products', 'offices'],
    load: () => import('../features/reservations/reserve-details.modal.tsx'),
  },
  'reserve-cancel': {
    texts: ['reservations', 'vouchers', 'products', 'offices'],
    load: () => import('../features/reservations/reserve-cancel.modal.tsx'),
  },
  'sign-up-by-email': { texts: ['sign-in'], load: () => import('../features/sign-in/sign-up-by-email.modal.tsx') },
  'login-by-email': { texts: ['sign-in'], load: () => import('../features/sign-in/login-by-email.modal.tsx') },
  'login-link-expired': { texts: ['sign-in'], load: () => import('../features/sign-in/login-link-expired.modal.tsx') },
  'identity-proxy-expired': {
    texts: ['sign-in'],
    load: () => import('../features/sign-in/identity-proxy-expired.modal.tsx'),
  },
  'auth-code': { texts: ['sign-in'], load: () => import('../features/sign-in/auth-code.modal.tsx') },
  'open-in-app': { texts: ['sign-in'], load: () => import('../features/sign-in/open-in-app.modal.tsx') },
  'pin-code': { texts: ['sign-in'], load: () => import('../features/sign-in/pin-code.modal.tsx') },
  'share-voucher': { texts: ['vouchers'], load: () => import('../features/vouchers/share-voucher.modal.tsx') },
  'deactivate-voucher': {
    texts: ['vouchers'],
    load: () => import('../features/vouchers/deactivate-voucher.modal.tsx'),
  },
  'give-product-back': { texts: ['vouchers'], load: () => import('../features/vouchers/give-product-back.modal.tsx') },
  'stored-codes': { texts: ['vouchers'], load: () => import('../features/vouchers/stored-codes.modal.tsx') },
  'voucher-qr': { texts: ['vouchers'], load: () => import('../features/vouchers/voucher-qr.modal.tsx') },
};
