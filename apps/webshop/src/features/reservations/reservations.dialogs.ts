import type { DialogList } from '../../lib/app/dialogs.ts';
import type { Reservation } from '@stadstegoed/core/reservations/reservation.ts';
import type { ReserveOutcome } from '@stadstegoed/core/reservations/reserve-outcome.ts';
import type { Picture } from '@stadstegoed/core/shared/picture.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';

interface ReservationDialogParams {
  readonly reservation: Reservation;
  /** The picture of the fund, which gives the colour; null when it is unknown. */
  readonly fundLogo: Picture | null;
  /** The voucher that pays; null when that is unknown. */
  readonly voucher: Voucher | null;
}

declare module '../../lib/app/dialogs.ts' {
  interface DialogParams {
    /** `onOutcome` gets what the press found out of the product and the vouchers, for the page behind. */
    readonly 'reserve-product': { readonly productId: string; readonly onOutcome: (outcome: ReserveOutcome) => void };
    readonly 'reserve-details': ReservationDialogParams;
    /** `onChanged` gets the reservation as the platform has it now. */
    readonly 'reserve-cancel': ReservationDialogParams & { readonly onChanged: (now: Reservation) => void };
  }
}

export const reservationsDialogs = {
  'reserve-product': {
    texts: ['reservations', 'vouchers', 'products', 'providers/parts', 'files', 'account/parts'],
    load: () => import('./reserve-product.dialog.tsx'),
  },
  'reserve-details': {
    texts: ['reservations', 'vouchers', 'products', 'providers/parts'],
    load: () => import('./reserve-details.dialog.tsx'),
  },
  'reserve-cancel': {
    texts: ['reservations', 'vouchers', 'products', 'providers/parts'],
    load: () => import('./reserve-cancel.dialog.tsx'),
  },
} satisfies DialogList;
