import type { Reservation } from '@stadstegoed/core/reservations/reservation.ts';
import type { Picture } from '@stadstegoed/core/shared/picture.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { defineFeature } from '../../support/define-feature.ts';
import type en from './texts.en.json';
import type nl from './texts.nl.json';

declare module '../../texts/text-keys.ts' {
  interface DutchTexts {
    readonly reservations: typeof nl;
  }
  interface EnglishTexts {
    readonly reservations: typeof en;
  }
}

/** A reservation in a dialog. */
interface ReservationDialogParams {
  readonly reservation: Reservation;
  /** The picture of the fund, which gives the colour; null when it is unknown. */
  readonly fundLogo: Picture | null;
  /** The voucher that pays; null when that is unknown. */
  readonly voucher: Voucher | null;
  /** Gets the reservation as the platform has it now. */
  readonly onChanged: (now: Reservation) => void;
}

declare module '../../support/modals.ts' {
  interface ModalParams {
    /** `onReserved` hears that the stock, the limits and the balance have changed. */
    readonly 'reserve-product': { readonly productId: string; readonly onReserved: () => void };
    readonly 'reserve-details': ReservationDialogParams;
    readonly 'reserve-cancel': ReservationDialogParams;
  }
}

/** Reserving an offer, and the reservations of the resident. */
export default defineFeature({
  name: 'reservations',
  parts: ['vouchers', 'products'],
  texts: { nl: () => import('./texts.nl.json'), en: () => import('./texts.en.json') },
  bindings: () => import('./reservations.module.ts'),
  dialogs: {
    'reserve-product': () => import('./reserve-product.modal.tsx'),
    'reserve-details': () => import('./reserve-details.modal.tsx'),
    'reserve-cancel': () => import('./reserve-cancel.modal.tsx'),
  },
});
