import { portToken } from '@stadstegoed/core/shared/port-token.ts';
import type { Sentence } from './app-ports.ts';
import type { CropperParams } from '../upload/cropped-file.ts';
import type { PreviewParams } from '../upload/preview-params.ts';
import type { Load } from '../load/load.ts';
import type { AccountSession } from '@stadstegoed/core/account/account-session.ts';
import type { EmailAddress } from '@stadstegoed/core/account/email-address.ts';
import type { Office } from '@stadstegoed/core/offices/office.ts';
import type { Position } from '@stadstegoed/core/offices/position.ts';
import type { CardType } from '@stadstegoed/core/physical-cards/card-steps.ts';
import type { RecordCategory } from '@stadstegoed/core/records/record.ts';
import type { ReimbursementAnswers } from '@stadstegoed/core/reimbursements/reimbursement-rules.ts';
import type { Reimbursement } from '@stadstegoed/core/reimbursements/reimbursement.ts';
import type { Reservation } from '@stadstegoed/core/reservations/reservation.ts';
import type { Destination } from '@stadstegoed/core/shared/destination.ts';
import type { Picture } from '@stadstegoed/core/shared/picture.ts';
import type { Payment } from '@stadstegoed/core/vouchers/payment.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';

/** A voucher of which a dialog changes the card. */
export interface CardDialogParams {
  readonly voucher: Voucher;
  /** For whom the voucher is; null when the platform does not say. */
  readonly owner: string | null;
  /** Gets the voucher with its changed card; null when only the platform knows whether the card changed. */
  readonly onChanged: (known: Voucher | null) => void;
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

/** A voucher whose balance follows what is paid while it is on the screen. */
export interface LiveVoucher {
  readonly voucher: Pick<Load<Voucher>, 'value'>;
  readonly payment: Payment | null;
}

/** The dialogs that the specification names by key, with the parameters of each (SH-044). `dialogs.ts` loads them. */
export interface ModalParams {
  readonly notification: {
    readonly title: Sentence;
    readonly lines: readonly Sentence[];
    /** An optional link to a screen, shown as the primary button. */
    readonly action?: { readonly label: Sentence; readonly to: Destination };
  };
  readonly 'sign-out': object;
  readonly 'idle-warning': object;
  readonly 'remove-email': {
    readonly email: EmailAddress;
    /** The primary address, which gets the mail from now on; null when there is none. */
    readonly primary: string | null;
    readonly onRemoved: () => void;
  };
  /** `name` is the device as the screen calls it. */
  readonly 'end-session': {
    readonly session: AccountSession;
    readonly name: string;
    readonly onEnded: () => void;
  };
  readonly 'end-all-sessions': { readonly count: number };
  readonly 'pdf-preview': PreviewParams;
  readonly 'image-preview': PreviewParams;
  readonly 'photo-cropper': CropperParams;
  readonly 'taken-by-partner': object;
  /** The vouchers of a code, and the fund on whose page it was typed; null when it was on no fund's page. */
  readonly 'code-redeemed': {
    readonly vouchers: readonly Voucher[];
    readonly fund: { readonly id: string; readonly name: string } | null;
  };
  readonly 'restart-request': { readonly onRestart: () => void };
  readonly 'preferences-sign-in': object;
  /** All offices of one provider; distances count from `from`, when it is known. */
  readonly 'offices-list': {
    readonly providerName: string;
    readonly offices: readonly Office[];
    readonly from: Position | null;
  };
  /** `type` skips the choice between a card of the resident's own and a new one. */
  readonly 'physical-card-type': CardDialogParams & { readonly type?: CardType };
  readonly 'physical-card-unlink': CardDialogParams;
  readonly 'physical-card-print': { readonly voucher: Voucher };
  /** Asks a visitor to sign in, to bookmark this offer. */
  readonly 'sign-in-to-bookmark': { readonly productId: string; readonly productName: string };
  /** Renames a category, or adds one after the known ones when it is null. */
  readonly 'record-category': {
    readonly category: RecordCategory | null;
    readonly known: readonly RecordCategory[];
    readonly onChanged: () => void;
  };
  /** Puts a record in a category. */
  readonly 'record-move': {
    readonly recordId: string;
    readonly categoryId: string | null;
    readonly categories: readonly RecordCategory[];
    readonly onChanged: () => void;
  };
  readonly 'reimbursement-confirm': {
    readonly voucher: Voucher;
    readonly answers: ReimbursementAnswers;
    /** Sends the reimbursement; resolves when the answer is there. */
    readonly onConfirm: () => Promise<void>;
  };
  readonly 'reimbursement-cancel': {
    readonly reimbursement: Reimbursement;
    readonly onCancelled: () => void;
    /** The sponsor decided meanwhile: what is on the screen is old. */
    readonly onRefused: () => void;
  };
  /** `onReserved` hears that the stock, the limits and the balance have changed. */
  readonly 'reserve-product': { readonly productId: string; readonly onReserved: () => void };
  readonly 'reserve-details': ReservationDialogParams;
  readonly 'reserve-cancel': ReservationDialogParams;
  readonly 'sign-up-by-email': { readonly target: string | null };
  readonly 'login-by-email': { readonly target: string | null };
  readonly 'login-link-expired': { readonly target: string | null };
  readonly 'identity-proxy-expired': { readonly target: string | null };
  readonly 'auth-code': object;
  /** `onClosed` hears that the resident may be signed in on another device now. */
  readonly 'pin-code': { readonly onClosed: () => void };
  readonly 'open-in-app': object;
  readonly 'share-voucher': { readonly voucher: Voucher };
  readonly 'deactivate-voucher': { readonly voucher: Voucher; readonly onDone: (ended: Voucher) => void };
  readonly 'give-product-back': { readonly voucher: Voucher; readonly onDone: () => void };
  readonly 'stored-codes': object;
  readonly 'voucher-qr': { readonly live: LiveVoucher };
}

/** The key of a dialog. */
export type ModalKey = keyof ModalParams;

/** The props of every dialog: its parameters, whether it is open, and the callback that closes it. */
export type ModalProps<Key extends ModalKey> = {
  readonly params: ModalParams[Key];
  readonly open: boolean;
  readonly onClose: () => void;
};

/** Dialogs by key; one at a time, a new one replaces the open one. An unknown key is an error (SH-044). */
export interface Modals {
  open<Key extends ModalKey>(key: Key, params: ModalParams[Key]): void;
  close(): void;
}
export const Modals = portToken<Modals>('Modals');
