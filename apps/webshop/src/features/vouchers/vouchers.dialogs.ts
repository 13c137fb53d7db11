import type { DialogList } from '../../lib/app/dialogs.ts';
import type { Payment } from '@stadstegoed/core/vouchers/payment.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import type { Load } from '../../lib/load/load.ts';

/** A voucher whose balance follows what is paid while it is on the screen. */
export interface LiveVoucher {
  readonly voucher: Pick<Load<Voucher>, 'value'>;
  readonly payment: Payment | null;
}

declare module '../../lib/app/dialogs.ts' {
  interface DialogParams {
    readonly 'share-voucher': { readonly voucher: Voucher };
    readonly 'deactivate-voucher': { readonly voucher: Voucher; readonly onDone: (ended: Voucher) => void };
    readonly 'give-product-back': { readonly voucher: Voucher; readonly onDone: () => void };
    readonly 'stored-codes': object;
    readonly 'voucher-qr': { readonly live: LiveVoucher };
  }
}

export const vouchersDialogs = {
  'share-voucher': { texts: ['vouchers'], load: () => import('./share-voucher.dialog.tsx') },
  'deactivate-voucher': {
    texts: ['vouchers'],
    load: () => import('./deactivate-voucher.dialog.tsx'),
  },
  'give-product-back': { texts: ['vouchers'], load: () => import('./give-product-back.dialog.tsx') },
  'stored-codes': { texts: ['vouchers'], load: () => import('./stored-codes.dialog.tsx') },
  'voucher-qr': { texts: ['vouchers'], load: () => import('./voucher-qr.dialog.tsx') },
} satisfies DialogList;
