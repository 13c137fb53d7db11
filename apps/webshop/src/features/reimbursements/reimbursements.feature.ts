import type { ReimbursementAnswers } from '@stadstegoed/core/reimbursements/reimbursement-rules.ts';
import type { Reimbursement } from '@stadstegoed/core/reimbursements/reimbursement.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { defineFeature } from '../../support/define-feature.ts';
import type en from './texts.en.json';
import type nl from './texts.nl.json';

declare module '../../texts/text-keys.ts' {
  interface DutchTexts {
    readonly reimbursements: typeof nl;
  }
  interface EnglishTexts {
    readonly reimbursements: typeof en;
  }
}

declare module '../../support/modals.ts' {
  interface ModalParams {
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

/** Money that residents paid and claim back. */
export default defineFeature({
  name: 'reimbursements',
  parts: ['files'],
  ports: ['vouchers'],
  texts: { nl: () => import('./texts.nl.json'), en: () => import('./texts.en.json') },
  bindings: () => import('./reimbursements.module.ts'),
  dialogs: {
    'reimbursement-confirm': () => import('./reimbursement-confirm.modal.tsx'),
    'reimbursement-cancel': () => import('./reimbursement-cancel.modal.tsx'),
  },
});
