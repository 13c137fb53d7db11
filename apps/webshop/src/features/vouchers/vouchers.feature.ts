import type { Payment } from '@stadstegoed/core/vouchers/payment.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { defineFeature } from '../../support/define-feature.ts';
import type { Loadable } from '../../support/loadable.ts';
import type en from './texts.en.json';
import type nl from './texts.nl.json';

/** A voucher whose balance follows what is paid while it is on the screen. */
export interface LiveVoucher {
  readonly voucher: Pick<Loadable<Voucher>, 'value'>;
  readonly payment: Payment | null;
}

declare module '../../texts/text-keys.ts' {
  interface DutchTexts {
    readonly vouchers: typeof nl;
  }
  interface EnglishTexts {
    readonly vouchers: typeof en;
  }
}

declare module '../../support/modals.ts' {
  interface ModalParams {
    readonly 'share-voucher': { readonly voucher: Voucher };
    readonly 'deactivate-voucher': { readonly voucher: Voucher; readonly onDone: (ended: Voucher) => void };
    readonly 'give-product-back': { readonly voucher: Voucher; readonly onDone: () => void };
    readonly 'stored-codes': object;
    readonly 'voucher-qr': { readonly live: LiveVoucher };
  }
}

/** The resident's vouchers, one voucher with its QR code, and its actions. */
export default defineFeature({
  name: 'vouchers',
  texts: { nl: () => import('./texts.nl.json'), en: () => import('./texts.en.json') },
  bindings: () => import('./vouchers.module.ts'),
  dialogs: {
    'share-voucher': () => import('./share-voucher.modal.tsx'),
    'deactivate-voucher': () => import('./deactivate-voucher.modal.tsx'),
    'give-product-back': () => import('./give-product-back.modal.tsx'),
    'stored-codes': () => import('./stored-codes.modal.tsx'),
    'voucher-qr': () => import('./voucher-qr.modal.tsx'),
  },
});
