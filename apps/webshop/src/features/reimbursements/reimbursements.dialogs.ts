import type { DialogList } from '../../lib/app/dialogs.ts';
import type { ReimbursementAnswers } from '@stadstegoed/core/reimbursements/reimbursement-rules.ts';
import type { Reimbursement } from '@stadstegoed/core/reimbursements/reimbursement.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';

declare module '../../lib/app/dialogs.ts' {
  interface DialogParams {
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
  }
}

export const reimbursementsDialogs = {
  'reimbursement-confirm': {
    texts: ['reimbursements', 'files'],
    load: () => import('./reimbursement-confirm.dialog.tsx'),
  },
  'reimbursement-cancel': {
    texts: ['reimbursements', 'files'],
    load: () => import('./reimbursement-cancel.dialog.tsx'),
  },
} satisfies DialogList;
