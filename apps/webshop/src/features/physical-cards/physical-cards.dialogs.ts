import type { DialogList } from '../../lib/app/dialogs.ts';
import type { CardWay } from '@stadstegoed/core/physical-cards/card-steps.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';

/** A voucher of which a dialog changes the card. */
interface CardDialogParams {
  readonly voucher: Voucher;
  /** For whom the voucher is; null when the platform does not say. */
  readonly owner: string | null;
  /** Gets the voucher with its changed card; null when only the platform knows whether the card changed. */
  readonly onChanged: (known: Voucher | null) => void;
}

declare module '../../lib/app/dialogs.ts' {
  interface DialogParams {
    /** `way` skips the choice between a card of the resident's own and a new one. */
    readonly 'physical-card-type': CardDialogParams & { readonly way?: CardWay };
    readonly 'physical-card-unlink': CardDialogParams;
    readonly 'physical-card-print': { readonly voucher: Voucher };
  }
}

export const physicalCardsDialogs = {
  'physical-card-type': {
    texts: ['physical-cards', 'account/parts'],
    load: () => import('./physical-card-type.dialog.tsx'),
  },
  'physical-card-unlink': {
    texts: ['physical-cards'],
    load: () => import('./physical-card-unlink.dialog.tsx'),
  },
  'physical-card-print': {
    texts: ['physical-cards'],
    load: () => import('./physical-card-print.dialog.tsx'),
  },
} satisfies DialogList;
