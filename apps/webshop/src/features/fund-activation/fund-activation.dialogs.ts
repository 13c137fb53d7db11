import type { DialogList } from '../../lib/app/dialogs.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';

declare module '../../lib/app/dialogs.ts' {
  interface DialogParams {
    readonly 'taken-by-partner': object;
    /** The vouchers of a code, and the fund on whose page it was typed; null when it was on no fund's page. */
    readonly 'code-redeemed': {
      readonly vouchers: readonly Voucher[];
      readonly fund: { readonly id: string; readonly name: string } | null;
    };
  }
}

export const fundActivationDialogs = {
  'taken-by-partner': {
    texts: ['fund-activation'],
    load: () => import('./taken-by-partner.dialog.tsx'),
  },
  'code-redeemed': {
    texts: ['fund-activation'],
    load: () => import('./code-redeemed.dialog.tsx'),
  },
} satisfies DialogList;
