import type { Destination } from '@stadstegoed/core/shared/destination.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import type { Sentence } from './app-ports.ts';

/** What each dialog of the shop needs to know (1 §2). The key is the name by which it is opened. */
export interface ModalParams {
  readonly notification: {
    readonly title: Sentence;
    readonly lines: readonly Sentence[];
    /** Where the message asks to go; without it there is nothing to do but to read. */
    readonly action?: { readonly label: Sentence; readonly to: Destination };
  };
  readonly 'sign-out': object;
  readonly 'sign-up-by-email': { readonly target: string | null };
  readonly 'login-by-email': { readonly target: string | null };
  readonly 'login-link-expired': { readonly target: string | null };
  readonly 'identity-proxy-expired': { readonly target: string | null };
  readonly 'auth-code': object;
  readonly 'pin-code': { readonly title: Sentence; readonly onPin: (pin: string) => void };
  readonly 'open-in-app': object;
  readonly 'share-voucher': { readonly voucher: Voucher };
  readonly 'deactivate-voucher': { readonly voucher: Voucher; readonly onDone: (ended: Voucher) => void };
  readonly 'voucher-qr': { readonly voucher: Voucher };
  readonly 'idle-warning': object;
  readonly 'taken-by-partner': object;
}

/** The name of a dialog. */
export type ModalKey = keyof ModalParams;

/** What every dialog gets: what it needs to know, whether it is open, and how it asks to be closed. */
export type ModalProps<Key extends ModalKey> = {
  readonly params: ModalParams[Key];
  readonly open: boolean;
  readonly onClose: () => void;
};
